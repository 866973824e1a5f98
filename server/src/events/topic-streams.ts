import { refuse } from '@mooncake/domain/refusal';
import type { Topic } from '@mooncake/domain/topic';
import type { Events } from './events.ts';

/** Orders and staff are nobody's business outside the back office, not even that they changed. */
const publicTopics: ReadonlySet<Topic> = new Set(['catalogue', 'settings', 'stock', 'batches'] as const);

const retryMs = 3_000;
/** A reader this many messages behind is gone or hopeless; it reconnects and refetches. */
const mostUnreadMessages = 64;

type StreamLimits = { perAddress: number; inTotal: number; heartbeatMs: number };
const usualLimits: StreamLimits = { perAddress: 20, inTotal: 2_000, heartbeatMs: 25_000 };

/** Every open stream of topics: who listens from where, and how to tell them. */
export type TopicStreams = {
  open: (address: string) => ReadableStream<Uint8Array>;
  readonly size: number;
  close: () => void;
};

type Listener = { address: string; send: (text: string) => void; end: () => void };

export function createTopicStreams(events: Events, limits: StreamLimits = usualLimits): TopicStreams {
  const listeners = new Set<Listener>();
  const encoder = new TextEncoder();

  const unsubscribe = events.subscribe((changed) => {
    const text = changed
      .filter((topic) => publicTopics.has(topic))
      .map((topic) => `event: topic\ndata: ${topic}\n\n`)
      .join('');
    if (text) sendToAll(text);
  });
  const heartbeat = setInterval(() => sendToAll(': still here\n\n'), limits.heartbeatMs);
  heartbeat.unref();

  function sendToAll(text: string) {
    for (const listener of listeners) listener.send(text);
  }

  function admit(address: string) {
    const fromThere = [...listeners].filter((listener) => listener.address === address).length;
    if (fromThere >= limits.perAddress || listeners.size >= limits.inTotal) {
      throw refuse('request.rate_limited', { retryAfterSeconds: 30 });
    }
  }

  return {
    open(address) {
      admit(address);
      let listener: Listener | undefined;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const joined: Listener = {
              address,
              send(text) {
                if ((controller.desiredSize ?? 0) <= 0) joined.end();
                else controller.enqueue(encoder.encode(text));
              },
              end() {
                if (listeners.delete(joined)) controller.close();
              },
            };
            listener = joined;
            listeners.add(joined);
            joined.send(`retry: ${retryMs}\n\n`);
          },
          cancel() {
            if (listener) listeners.delete(listener);
          },
        },
        { highWaterMark: mostUnreadMessages },
      );
    },
    get size() {
      return listeners.size;
    },
    close() {
      clearInterval(heartbeat);
      unsubscribe();
      for (const listener of listeners) listener.end();
    },
  };
}
