import { type AdminChange, useAdminChange } from '../lib/use-admin-change.ts';

/** What is fetched again once something about the batches changed. */
export const batchTopics = ['stock', 'batches'] as const;

/** A change of what customers are offered. */
export const useChangeBatches = <Answer, Asked = void>(change: Omit<AdminChange<Asked, Answer>, 'topics'>) =>
  useAdminChange<Answer, Asked>({ ...change, topics: batchTopics });
