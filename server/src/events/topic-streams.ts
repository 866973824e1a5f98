import { refuse } from '@mooncake/domain/refusal';
import { type Topic, topics } from '@mooncake/domain/topic';
import type { Events } from './events.ts';

/** Who reads a stream: what may be told, and whether they may still listen, asked when staff changed. */
export type StreamReader = {
  topics: ReadonlySet<Topic>;
  isStillAdmitted?: () => Promise<boolean>;
  /** What changed since the reader last looked; asked once the stream listens, so that nothing falls between. */
  findMissed?: () => Promise<readonly Topic[]>;
  isStaff?: boolean;
};

/** Orders and staff are nobody's business outside the back office, not even that they changed. */
export const visitor: StreamReader = {
  topics: new Set(['catalogue', 'settings', 'stock', 'batches'] as const),
};

const retryMs = 3_000;
/** An event and not a comment: the page cannot hear comments, and must notice when nothing comes any more. */
const heartbeatMessage = 'event: still-here\ndata:\n\n';
/** A reader this many messages behind is gone or hopeless; it reconnects and refetches. */
const maxUnreadMessages = 64;

type StreamLimits = {
  perAddress: number;
  inTotal: number;
  /** Of all streams, those visitors cannot have: however many look around, the kitchen hears of its orders. */
  reservedForStaff: number;
  heartbeatMs: number;
};
const usualLimits: StreamLimits = {
  perAddress: 20,
  inTotal: 2_000,
  reservedForStaff: 200,
  heartbeatMs: 25_000,
};

/** Every open stream of topics: who listens from where, and how to tell them. */
export type TopicStreams = {
  open: (address: string, reader?: StreamReader) => ReadableStream<Uint8Array>;
  /** What this process heard of in so many milliseconds; everything, if it has not run for so long. */
  changedWithin: (ms: number) => Topic[];
  readonly size: number;
  close: () => void;
};

type Listener = StreamReader & { address: string; send: (text: string) => void; end: () => void };

export function createTopicStreams(
  events: Events,
  limits: StreamLimits = usualLimits,
  /** The monotonic clock: one that is set would lose changes. */
  sinceStartMs = () => performance.now(),
): TopicStreams {
  const listeners = new Set<Listener>();
  const encoder = new TextEncoder();
  const startedAt = sinceStartMs();
  const changedAt = new Map<Topic, number>();

  const unsubscribe = events.subscribe((changed) => {
    for (const topic of changed) changedAt.set(topic, sinceStartMs());
    if (changed.includes('staff')) for (const listener of listeners) void endIfUnwelcome(listener);
    for (const listener of listeners) tell(listener, changed);
  });
  const heartbeat = setInterval(() => {
    for (const listener of listeners) {
      listener.send(heartbeatMessage);
      void endIfUnwelcome(listener);
    }
  }, limits.heartbeatMs);
  heartbeat.unref();

  function tell(listener: Listener, changed: readonly Topic[]) {
    const text = changed
      .filter((topic) => listener.topics.has(topic))
      .map((topic) => `event: topic\ndata: ${topic}\n\n`)
      .join('');
    if (text) listener.send(text);
  }

  /** When in doubt everything counts as missed. */
  async function tellMissed(listener: Listener) {
    const missed = await listener.findMissed?.().catch(() => [...listener.topics]);
    if (missed && listeners.has(listener)) tell(listener, missed);
  }

  /** A session can end in any process, or by itself; when in doubt the reader has to come back and prove it. */
  async function endIfUnwelcome({ isStillAdmitted, end }: Listener) {
    if (isStillAdmitted && !(await isStillAdmitted().catch(() => false))) end();
  }

  /** Visitors and staff are counted apart: a full shop and its kitchen often share one address. */
  function admit(address: string, { isStaff = false }: StreamReader) {
    const alike = [...listeners].filter((listener) => (listener.isStaff ?? false) === isStaff);
    const fromThere = alike.filter((listener) => listener.address === address).length;
    const isFull = isStaff
      ? listeners.size >= limits.inTotal
      : alike.length >= limits.inTotal - limits.reservedForStaff;
    if (fromThere >= limits.perAddress || isFull) {
      throw refuse('request.rate_limited', { retryAfterSeconds: 30 });
    }
  }

  return {
    open(address, reader = visitor) {
      admit(address, reader);
      let listener: Listener | undefined;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const joined: Listener = {
              ...reader,
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
            void tellMissed(joined);
          },
          cancel() {
            if (listener) listeners.delete(listener);
          },
        },
        { highWaterMark: maxUnreadMessages },
      );
    },
    changedWithin(ms) {
      const from = sinceStartMs() - ms;
      if (from < startedAt) return [...topics];
      return [...changedAt].flatMap(([topic, at]) => (at >= from ? [topic] : []));
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
