import type { QueryClient } from '@tanstack/react-query';
import { openTopicStream } from './topic-stream.ts';

/**
 * Listens for changes and refetches what they touch: a topic is the first part of a query key.
 * Events carry no data, so a lost connection costs nothing but one refetch of everything.
 */
export function listenForChanges(queries: QueryClient) {
  openTopicStream('/api/events', {
    onTopic: (topic) => void queries.invalidateQueries({ queryKey: [topic] }),
    onResume: () => void queries.invalidateQueries(),
  });
}
