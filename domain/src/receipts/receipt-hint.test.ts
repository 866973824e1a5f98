import { describe, expect, it } from 'vitest';
import { hintOf } from './receipt-hint.ts';

const found = (verdict: 'matches' | 'differs' | 'not-found') => ({ verdict, read: null, box: null });

describe('hintOf', () => {
  it.each([
    ['matches', 'matches', null],
    ['differs', 'matches', 'amount'],
    ['not-found', 'not-found', 'amount'],
    ['matches', 'not-found', 'success'],
    ['matches', 'differs', 'success'],
  ] as const)('amount %s, success %s: %s', (amount, success, hint) => {
    expect(hintOf({ amount: found(amount), success: found(success) })).toBe(hint);
  });
});
