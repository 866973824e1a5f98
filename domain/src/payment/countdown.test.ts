import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countdownShare,
  countdownTone,
  formatCountdown,
  paymentWindowSeconds,
  remainingSeconds,
} from './countdown.ts';

describe('countdown', () => {
  it.each([
    [900, '15:00'],
    [899, '14:59'],
    [65, '1:05'],
    [60, '1:00'],
    [9, '0:09'],
    [0, '0:00'],
    [1800, '30:00'],
  ])('shows %i seconds as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });

  it.each([
    [900, 'normal'],
    [301, 'normal'],
    [300, 'warning'],
    [121, 'warning'],
    [120, 'destructive'],
    [0, 'destructive'],
  ])('at %i seconds is %s', (seconds, tone) => {
    expect(countdownTone(seconds)).toBe(tone);
  });

  it('fills the bar over the real 900 seconds', () => {
    expect(paymentWindowSeconds).toBe(900);
    expect([900, 600, 450, 0, 1800, -5].map(countdownShare)).toEqual([1, 600 / 900, 0.5, 0, 1, 0]);
  });

  it("follows the server's clock, not the phone's", () => {
    const now = Date.parse('2025-09-01T10:00:00.000Z');
    expect(remainingSeconds('2025-09-01T10:15:00.000Z', now, 0)).toBe(900);
    expect(remainingSeconds('2025-09-01T10:15:00.000Z', now, 60_000)).toBe(840);
    expect(remainingSeconds('2025-09-01T10:15:00.000Z', now, -60_000)).toBe(960);
    expect(remainingSeconds('2025-09-01T10:00:00.500Z', now, 0)).toBe(1);
    expect(remainingSeconds('2025-09-01T09:59:00.000Z', now, 0)).toBe(0);
  });

  it('reaches zero exactly when the deadline does, for any two clocks', () => {
    const instant = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: -5_000_000, max: 5_000_000 }),
        fc.integer({ min: -9999, max: 9999 }),
        (deadline, left, offset) => {
          const seconds = remainingSeconds(
            deadline.toISOString(),
            deadline.getTime() - left - offset,
            offset,
          );
          expect(seconds === 0).toBe(left <= 0);
          expect(seconds).toBe(Math.max(0, Math.ceil(left / 1000)));
          const [minutes, rest] = formatCountdown(seconds).split(':').map(Number);
          expect((minutes ?? 0) * 60 + (rest ?? 0)).toBe(seconds);
        },
      ),
    );
  });
});
