import {
  type OwnShopRequest,
  ownShopResponseSchema,
  setupResponseSchema,
} from '@mooncake/domain/setup/setup.contract';
import type { Topic } from '@mooncake/domain/topic';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';
import { sendOnce } from '../lib/send-once.ts';

const path = '/api/admin/setup';

/** Steps are done all over the back office, also beside the list, and by colleagues. */
const stepsAreAbout: Topic[] = ['catalogue', 'batches', 'stock', 'staff'];

export const setupQuery = queryOptions({
  queryKey: ['settings', 'setup'],
  queryFn: ({ signal }) => request(path, setupResponseSchema, { signal }),
  meta: { alsoOf: stepsAreAbout },
  refetchOnMount: 'always',
  retry: false,
});

export const dismissSetup = (isDismissed: boolean) =>
  sendOnce(`${path}/dismissal`, setupResponseSchema, {
    method: 'PUT',
    body: { isDismissed },
    isForOnePress: true,
  });

/** A whole season goes at once, with its files. */
const longPatience = 60_000;

export const startOwnShop = (body: OwnShopRequest) =>
  request(`${path}/own-shop`, ownShopResponseSchema, { method: 'POST', body, timeout: longPatience });
