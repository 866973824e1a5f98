import { type Topic, topics } from '@mooncake/domain/topic';

const maxWait = 60_000;
/** In a rush of orders a screen refetches this often, instead of starting over with every one of them. */
const minBetween = 300;
/** The server says every 25 seconds that it is still here; a stream this long silent is dead, though nobody closed it. */
const maxSilenceMs = 60_000;

export type StreamState = 'connecting' | 'connected' | 'disconnected';

type StreamListener = {
  onTopic: (topic: Topic) => void;
  /** From now on changes are heard of; what was fetched before may have missed some. */
  onOpen: (opening: { isFirst: boolean }) => void;
  onState?: (state: StreamState) => void;
};

/** Keeps a stream of changed topics open for as long as the page is shown; the answer closes it for good. */
export function openTopicStream(path: string, { onTopic, onOpen, onState }: StreamListener): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isFirst = true;
  /** Topics told just now, and whether they came again since. */
  const resting = new Map<Topic, boolean>();

  function open() {
    if (source) return;
    onState?.('connecting');
    source = new EventSource(path);
    hearing();
    source.addEventListener('still-here', hearing);
    source.addEventListener('topic', ({ data }: MessageEvent<string>) => {
      hearing();
      const topic = topics.find((known) => known === data);
      if (topic) tell(topic);
    });
    source.addEventListener('open', () => {
      hearing();
      failures = 0;
      onState?.('connected');
      onOpen({ isFirst });
      isFirst = false;
    });
    source.addEventListener('error', () => {
      onState?.('disconnected');
      // The browser reconnects by itself unless the server refused outright.
      if (source?.readyState === EventSource.CLOSED) openLater();
    });
  }

  /** Something came: the line is good for a while. Without anything it is opened anew. */
  function hearing() {
    clearTimeout(silence);
    silence = setTimeout(() => {
      onState?.('disconnected');
      close();
      open();
    }, maxSilenceMs);
  }

  /** At once, and once more after a moment for all that came in it. */
  function tell(topic: Topic) {
    if (resting.has(topic)) return void resting.set(topic, true);
    onTopic(topic);
    resting.set(topic, false);
    setTimeout(() => {
      const hasMore = resting.get(topic);
      resting.delete(topic);
      if (hasMore) tell(topic);
    }, minBetween);
  }

  function openLater() {
    close();
    failures += 1;
    const wait = Math.min(maxWait, 1000 * 2 ** failures);
    retry = setTimeout(open, wait * (0.5 + Math.random() / 2));
  }

  function close() {
    clearTimeout(retry);
    clearTimeout(silence);
    source?.close();
    source = null;
  }

  // A page in the back/forward cache must hold no connection.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', comeBack);
  open();

  return () => {
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', comeBack);
    close();
  };
}
