import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { Membership } from './membership.ts';

type Stay = {
  /** Stops coming back; answers with the presence that is left to give up, if there is one. */
  finish: () => Promise<Membership | null>;
};

/** Comes back to the cluster whenever the connection to it breaks, starting it again where it died. */
export function stayJoined(first: Membership, rejoin: () => Promise<Membership>, log: Log): Stay {
  let finishing = false;
  let current: Promise<Membership | null> = Promise.resolve(first);

  const comeBack = async () => {
    for (let attempt = 1; !finishing; attempt += 1) {
      try {
        return watch(await rejoin());
      } catch (error) {
        log.warn(error instanceof Error ? error.message : String(error));
        await pause(Math.min(attempt, 10) * 500);
      }
    }
    return null;
  };
  const watch = (membership: Membership) => {
    membership.client.once('end', () => {
      if (finishing) return;
      log.warn('Lost the private PostgreSQL; coming back to it');
      current = comeBack();
    });
    return membership;
  };

  watch(first);
  return {
    finish() {
      finishing = true;
      return current;
    },
  };
}
