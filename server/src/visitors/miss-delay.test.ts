import { refuse } from '@mooncake/domain/refusal';
import { describe, expect, test } from 'vitest';
import { afterMissDelay, missMs } from './miss-delay.ts';

/** A search on a clock of its own; tells how long it took until the caller heard. */
async function heardAfter(searchMs: number, outcome: () => Promise<string>) {
  let clock = 1_000;
  const timing = {
    now: () => clock,
    wait: async (milliseconds: number) => {
      clock += milliseconds;
    },
  };
  const search = () => {
    clock += searchMs;
    return outcome();
  };
  await afterMissDelay(search, timing).catch(() => undefined);
  return clock - 1_000;
}

const miss = async (): Promise<string> => {
  throw refuse('lookup.not_found', { searchedBy: 'both' });
};

describe('a search that finds nothing', () => {
  test.each([0, 1, 40, 149, 150])('of %i ms is heard of after the same time', async (searchMs) => {
    expect(await heardAfter(searchMs, miss)).toBe(missMs);
  });
  test('that took longer is not held back further', async () => {
    expect(await heardAfter(400, miss)).toBe(400);
  });
});

test('what was found, and what broke, is told at once', async () => {
  expect(await heardAfter(40, async () => 'an order')).toBe(40);
  expect(await heardAfter(40, () => Promise.reject(new Error('broken')))).toBe(40);
});
