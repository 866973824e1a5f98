import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '@mooncake/domain/refusal';

/** Longer than a search takes, so that its length says nothing about what was found. */
const missMs = 150;

/** Runs a search; every refusal leaves the same time after it began, whatever was wrong. */
export async function afterMissDelay<Found>(search: () => Promise<Found>): Promise<Found> {
  const startedAt = performance.now();
  try {
    return await search();
  } catch (error) {
    if (isRefusal(error)) await pause(Math.max(0, missMs - (performance.now() - startedAt)));
    throw error;
  }
}
