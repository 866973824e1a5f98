import { randomUUID } from 'node:crypto';
import { type Topic, topics } from '@mooncake/domain/topic';
import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { channel, createListener } from './listener.ts';

type TopicSubscriber = (topics: readonly Topic[]) => void;

/** Says, after a commit, what changed: to this process at once, to the others through PostgreSQL. */
export type Events = {
  publish: (...topics: Topic[]) => void;
  /**
   * The same without a statement of its own: `notice` goes along with one of the transaction's, which tells the other
   * processes, where there are any, if it commits; whoever committed then calls `told`, for this process.
   */
  announce: (...topics: Topic[]) => { notice: RawBuilder<unknown>; told: () => void };
  /** Returns the function that ends the subscription. */
  subscribe: (subscriber: TopicSubscriber) => () => void;
  /** Whether news of other processes arrives here; while it does not, only the database knows what changed. */
  isListening: () => boolean;
  /** Resolves once it does. */
  listening: () => Promise<void>;
  close: () => Promise<void>;
};

const messageSchema = z.object({ from: z.string(), topics: z.array(z.enum(topics)) });

export function createEvents({ databaseUrl, log }: { databaseUrl: string; log: Logger }): Events {
  const self = randomUUID();
  const subscribers = new Set<TopicSubscriber>();
  const unsent = new Set<Topic>();

  const listener = createListener({
    databaseUrl,
    id: self,
    log,
    onMessage(text) {
      const message = parseMessage(text);
      if (message && message.from !== self) deliver(message.topics);
    },
    onConnect() {
      // Whatever was said while nobody listened is lost: assume that everything changed.
      deliver(topics);
      void sendUnsent();
    },
  });

  function deliver(changed: readonly Topic[]) {
    for (const subscriber of subscribers) {
      try {
        subscriber(changed);
      } catch (error) {
        log.error({ err: error }, 'a subscriber failed');
      }
    }
  }

  const messageOf = (changed: readonly Topic[]) => JSON.stringify({ from: self, topics: changed });

  async function sendUnsent() {
    const sending = [...unsent];
    if (sending.length === 0) return;
    unsent.clear();
    const wasSent = await listener.notify(messageOf(sending));
    // Kept until the connection is back.
    if (!wasSent) for (const topic of sending) unsent.add(topic);
  }

  return {
    publish(...changed) {
      deliver(changed);
      for (const topic of changed) unsent.add(topic);
      void sendUnsent();
    },
    announce: (...changed) => ({
      notice: sql`tell(${channel}, ${messageOf(changed)}, ${self}::uuid)`,
      told: () => deliver(changed),
    }),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    isListening: listener.isConnected,
    listening: listener.connected,
    async close() {
      await sendUnsent();
      await listener.close();
      subscribers.clear();
    },
  };
}

function parseMessage(text: string) {
  try {
    return z.safeParse(messageSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
