import { topics } from '@mooncake/domain/topic';
import type { QueryClient } from '@tanstack/react-query';

const longestWait = 60_000;

/**
 * Listens for changes and refetches what they touch: a topic is the first part of a query key.
 * Events carry no data, so a lost connection costs nothing but one refetch of everything.
 */
export function listenForChanges(queries: QueryClient) {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasCut = false;

  function open() {
    if (source) return;
    source = new EventSource('/api/events');
    source.addEventListener('topic', ({ data }: MessageEvent<string>) => {
      if (topics.some((topic) => topic === data)) void queries.invalidateQueries({ queryKey: [data] });
    });
    source.addEventListener('open', () => {
      failures = 0;
      if (wasCut) void queries.invalidateQueries();
      wasCut = false;
    });
    source.addEventListener('error', () => {
      wasCut = true;
      // The browser reconnects by itself unless the server refused outright.
      if (source?.readyState === EventSource.CLOSED) openLater();
    });
  }

  function openLater() {
    close();
    failures += 1;
    const wait = Math.min(longestWait, 1000 * 2 ** failures);
    retry = setTimeout(open, wait * (0.5 + Math.random() / 2));
  }

  function close() {
    clearTimeout(retry);
    source?.close();
    source = null;
  }

  // A page in the back/forward cache must hold no connection, and may have missed changes.
  window.addEventListener('pagehide', () => {
    wasCut = true;
    close();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && open());
  open();
}
