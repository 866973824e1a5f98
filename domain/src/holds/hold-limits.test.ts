import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressShareUnits, isOverBoxLimit, maxBoxesHeld } from './hold-limits.ts';

describe('isOverBoxLimit', () => {
  it.each([
    [[], false],
    [[20], false],
    [[12, 8], false],
    [[21], true],
    [[12, 9], true],
  ])('lines of %j boxes', (quantities, isOver) => {
    expect(isOverBoxLimit(quantities.map((quantity) => ({ quantity })))).toBe(isOver);
  });
});

describe('maxBoxesHeld', () => {
  it.each([
    [1_000, 20],
    [40, 20],
    [39, 19],
    [20, 10],
    [9, 4],
    [5, 4],
    [1, 4],
    [0, 4],
  ])('with %i boxes left one browser may hold %i', (left, boxes) => {
    expect(maxBoxesHeld({ left, own: 0 })).toBe(boxes);
  });

  it('never takes away what the browser holds already', () => {
    const count = fc.nat({ max: 200 });
    fc.assert(
      fc.property(count, fc.integer({ min: 0, max: 20 }), (left, own) => {
        expect(maxBoxesHeld({ left, own })).toBeGreaterThanOrEqual(own);
        expect(maxBoxesHeld({ left, own })).toBeLessThanOrEqual(20);
        expect(maxBoxesHeld({ left: left + 1, own })).toBeGreaterThanOrEqual(maxBoxesHeld({ left, own }));
      }),
    );
  });
});

describe('addressShareUnits', () => {
  it.each([
    [100, 1, 50],
    [30, 1, 20],
    [400, 4, 200],
    [40, 4, 80],
  ])('of %i units, %i a box, one network may hold %i', (limit, unitsPerBox, units) => {
    expect(addressShareUnits({ limit, unitsPerBox })).toBe(units);
  });
});

// The database function `hold_usually` relies on it: there these rules are not asked at all.
it('asks nobody to leave some who takes at most half of what is left, of a network that holds at most half', () => {
  const some = fc.record({
    boxes: fc.integer({ min: 1, max: 20 }),
    unitsPerBox: fc.integer({ min: 1, max: 8 }),
    limit: fc.nat({ max: 2_000 }),
    left: fc.nat({ max: 2_000 }),
    ofAddress: fc.nat({ max: 1_000 }),
  });
  fc.assert(
    fc.property(some, ({ boxes, unitsPerBox, limit, left, ofAddress }) => {
      const units = boxes * unitsPerBox;
      fc.pre(left >= 2 * units && ofAddress + units <= Math.floor(limit / 2));
      expect(maxBoxesHeld({ left: Math.floor(left / unitsPerBox), own: 0 })).toBeGreaterThanOrEqual(boxes);
      expect(addressShareUnits({ limit, unitsPerBox })).toBeGreaterThanOrEqual(ofAddress + units);
    }),
  );
});
