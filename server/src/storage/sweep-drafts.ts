import type { Deps } from '../deps.ts';

/** Far longer than any request lives: a younger one may still be being written. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Removes what writes left that never came to their end, because the process or the machine did. */
export async function sweepDrafts({ storage, clock }: Pick<Deps, 'storage' | 'clock'>): Promise<void> {
  await storage.removeDrafts({ before: new Date(clock().getTime() - abandonedAfterMs) });
}
