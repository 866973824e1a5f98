import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountWaitSeconds } from './sign-in-delay.ts';

describe('accountWaitSeconds', () => {
  it.each([
    [1, 0],
    [99, 0],
    [100, 1],
    [109, 1],
    [110, 2],
    [120, 4],
    [150, 32],
    [180, 256],
    [190, 300],
    [1_000_000, 300],
  ])('after %i wrong passwords strangers wait %i s', (failures, seconds) => {
    expect(accountWaitSeconds(failures)).toBe(seconds);
  });

  it('never shrinks while the guessing goes on', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5_000 }), fc.nat({ max: 5_000 }), (a, b) => {
        expect(accountWaitSeconds(Math.max(a, b))).toBeGreaterThanOrEqual(accountWaitSeconds(Math.min(a, b)));
      }),
    );
  });
});
