import { describe, expect, test } from 'vitest';
import { createUploadSlots } from './upload-slots.ts';

function openSlots(limits = { perSender: 2, inAll: 3 }) {
  let clock = 0;
  const slots = createUploadSlots(limits, () => clock);
  return {
    take: slots.take,
    passSeconds(seconds: number) {
      clock += seconds * 1000;
    },
  };
}

describe('uploads at the same time', () => {
  test('are counted by sender and in all, and given back once', () => {
    const { take } = openSlots();
    const first = take('a');
    take('a');
    expect(() => take('a')).toThrow('request.busy');
    take('b');
    expect(() => take('c')).toThrow('request.busy');
    first.free();
    first.free();
    take('c');
    expect(() => take('d')).toThrow('request.busy');
  });

  test('that only drip give way, the slowest first, to whoever comes', () => {
    const { take, passSeconds } = openSlots();
    const [dripping, slower, quick] = [take('a'), take('b'), take('c')];
    passSeconds(12);
    dripping.received(2_000);
    slower.received(12);
    quick.received(500_000);
    const told: string[] = [];
    slower.onGiveWay(() => told.push('slower'));
    take('d');
    expect([dripping, slower, quick].map(({ hasGivenWay }) => hasGivenWay)).toEqual([false, true, false]);
    expect(told).toEqual(['slower']);
    take('e');
    expect(dripping.hasGivenWay).toBe(true);
    expect(() => take('f')).toThrow('request.busy');
    expect(quick.hasGivenWay).toBe(false);
  });

  test('have time to begin', () => {
    const { take, passSeconds } = openSlots();
    const begun = [take('a'), take('b'), take('c')];
    passSeconds(5);
    expect(() => take('d')).toThrow('request.busy');
    expect(begun.some(({ hasGivenWay }) => hasGivenWay)).toBe(false);
  });
});
