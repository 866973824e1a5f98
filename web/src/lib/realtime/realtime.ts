import type { Query, QueryClient } from '@tanstack/react-query';
import { refetchChanged } from './refetch-changed.ts';
import { openTopicStream } from './topic-stream.ts';

/**
 * Listens for changes and refetches what they touch: a topic is the first part of a query key.
 * Events carry no data, so a lost connection costs nothing but one refetch of everything.
 * What the page came with need not be fetched again when the stream opens: the server compares its version.
 */
export function listenForChanges(queries: QueryClient, pageVersion: string | null) {
  const path = pageVersion === null ? '/api/events' : `/api/events?page=${pageVersion}`;
  openTopicStream(path, {
    onTopic: (topic) => refetchChanged(queries, { queryKey: [topic] }),
    onOpen({ isFirst }) {
      const isCompared = isFirst && pageVersion !== null;
      refetchChanged(queries, { predicate: (query) => !(isCompared && cameWithPage(query)) });
    },
  });
}

/** Written once, by the page itself, and not fetched since. */
const cameWithPage = ({ queryKey, state }: Query) =>
  ['catalogue', 'settings'].includes(String(queryKey[0])) && state.dataUpdateCount === 1;
