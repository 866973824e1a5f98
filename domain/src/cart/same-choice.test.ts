import { describe, expect, it } from 'vitest';
import type { CartMetadata } from '../products/cart-metadata.ts';
import { boxOf, yamBoxOf } from './cart.testing.ts';
import { isSameChoice } from './same-choice.ts';

const named = (metadata: CartMetadata | null, name = 'Box') => ({ name, metadata });
const box = boxOf('C1', 'C1Y', 'S2', 'S3');

describe('isSameChoice', () => {
  it('goes by the name for plain products', () => {
    expect(isSameChoice(named(null), named(null))).toBe(true);
    expect(isSameChoice(named(null), named(null, 'Other'))).toBe(false);
    expect(isSameChoice(named(null), named(box))).toBe(false);
  });

  it('compares the mooncakes of a box and their places, not the order they were stored in', () => {
    const shuffled = { ...box, selections: box.selections.toReversed() };
    expect(isSameChoice(named(box), named(shuffled))).toBe(true);
    expect(isSameChoice(named(box), named(boxOf('C1Y', 'C1', 'S2', 'S3')))).toBe(false);
    expect(isSameChoice(named(box), named(boxOf('C1', 'C1', 'S2', 'S3')))).toBe(false);
    expect(isSameChoice(named(box), named(box, 'Other'))).toBe(false);
  });

  it('compares size and pieces of yam boxes', () => {
    expect(isSameChoice(named(yamBoxOf(4, { Y1: 2, Y2: 2 })), named(yamBoxOf(4, { Y2: 2, Y1: 2 })))).toBe(
      true,
    );
    expect(isSameChoice(named(yamBoxOf(2, { Y1: 2 })), named(yamBoxOf(2, { Y1: 2, Y2: 0 })))).toBe(true);
    expect(isSameChoice(named(yamBoxOf(2, { Y1: 2 })), named(yamBoxOf(2, { Y1: 1, Y2: 1 })))).toBe(false);
    expect(isSameChoice(named(yamBoxOf(2, { Y1: 2 })), named(yamBoxOf(4, { Y1: 2 })))).toBe(false);
  });

  it('never joins boxes of different kinds, nor those of the first version', () => {
    const special = { type: 'teochew_yam_special' as const, selections: { Y1: 2 }, availableFlavors: [] };
    expect(isSameChoice(named(box), named(yamBoxOf(2, { Y1: 2 })))).toBe(false);
    expect(isSameChoice(named(special), named(special))).toBe(false);
  });
});
