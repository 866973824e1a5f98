import { type RawBuilder, sql } from 'kysely';
import type { Events } from '../../../server/src/events/events.ts';

/** News within one process; how it reaches the others is tried by the proof of the streams. */
export function createLocalEvents(): Events {
  const subscribers = new Set<Parameters<Events['subscribe']>[0]>();
  const publish: Events['publish'] = (...changed) => {
    for (const subscriber of subscribers) subscriber(changed);
  };
  const notice: RawBuilder<unknown> = sql`null`;
  return {
    publish,
    announce: (...changed) => ({ notice, told: () => publish(...changed) }),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    isListening: () => true,
    listening: async () => undefined,
    close: async () => subscribers.clear(),
  };
}
