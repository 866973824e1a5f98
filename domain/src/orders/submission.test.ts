import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canCompleteOrder, checkSubmission, type SubmissionDraft } from './submission.ts';

const item = { name: 'Shanghai Mooncakes', priceSen: 4800, quantity: 1 };
const ready: SubmissionDraft = {
  paymentConfirmed: true,
  hasReceipt: true,
  items: [item],
  deliveryMethodId: 'm1',
};

describe('checkSubmission', () => {
  it('lets a complete order through', () => {
    expect(checkSubmission(ready)).toBeNull();
  });

  it.each([
    ['payment_not_confirmed', { paymentConfirmed: false }],
    ['no_receipt', { hasReceipt: false }],
    ['no_items', { items: [] }],
    ['invalid_item', { items: [{ ...item, name: ' ' }] }],
    ['invalid_item', { items: [{ ...item, priceSen: 0 }] }],
    ['invalid_item', { items: [item, { ...item, quantity: 0 }] }],
    ['missing_delivery_method', { deliveryMethodId: null }],
    ['missing_delivery_method', { deliveryMethodId: '' }],
  ] as const)('finds %s', (problem, change) => {
    expect(checkSubmission({ ...ready, ...change })).toBe(problem);
  });

  it('mentions payment before receipt before items before method', () => {
    const nothing = { paymentConfirmed: false, hasReceipt: false, items: [], deliveryMethodId: null };
    expect(checkSubmission(nothing)).toBe('payment_not_confirmed');
    expect(checkSubmission({ ...nothing, paymentConfirmed: true })).toBe('no_receipt');
    expect(checkSubmission({ ...nothing, paymentConfirmed: true, hasReceipt: true })).toBe('no_items');
  });
});

describe('canCompleteOrder', () => {
  it('needs payment, receipt and no submission under way', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (paymentConfirmed, hasReceipt, submitting) => {
        const expected = [paymentConfirmed, hasReceipt, !submitting].every(Boolean);
        expect(canCompleteOrder({ paymentConfirmed, hasReceipt, submitting })).toBe(expected);
      }),
    );
  });
});
