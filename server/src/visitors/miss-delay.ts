import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '@mooncake/domain/refusal';

/** Longer than a search takes, so that its length says nothing about what was found. */
export const missMs = 150;

/** Where the time comes from, and how it is waited for. */
type Timing = { now: () => number; wait: (milliseconds: number) => Promise<unknown> };
const realTime: Timing = { now: () => performance.now(), wait: pause };

/** Runs a search; every refusal leaves the same time after it began, whatever was wrong. */
export async function afterMissDelay<Found>(
  search: () => Promise<Found>,
  { now, wait }: Timing = realTime,
): Promise<Found> {
  const startedAt = now();
  try {
    return await search();
  } catch (error) {
    if (isRefusal(error)) await wait(Math.max(0, missMs - (now() - startedAt)));
    throw error;
  }
}
