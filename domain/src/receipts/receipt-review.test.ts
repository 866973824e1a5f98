import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkApproval, checkCancellation } from './receipt-review.ts';

describe('checkApproval', () => {
  it.each([
    [true, true, null],
    [true, false, 'not_seen_in_bank'],
    [false, true, 'no_receipt'],
    [false, false, 'no_receipt'],
  ])('receipt %s, seen in the bank %s: %s', (hasReceipt, seenInBank, problem) => {
    expect(checkApproval({ hasReceipt, seenInBank })).toBe(problem);
  });
});

describe('checkCancellation', () => {
  it('needs a note that says something', () => {
    fc.assert(
      fc.property(fc.constantFrom('', ' ', '\n'), fc.string(), (blank, notes) => {
        expect(checkCancellation({ notes: blank })).toBe('notes_required');
        expect(checkCancellation({ notes: `${notes}x` })).toBeNull();
      }),
    );
  });
});
