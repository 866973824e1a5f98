import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses, paymentStatuses } from '../orders/status/status.ts';
import { isApprovableInBulk, undoProblem, undoSeconds } from './bulk-approval.ts';

const matching = {
  orderStatus: 'payment_uploaded',
  paymentStatus: 'pending',
  verdict: 'everything-matches',
  outsideStock: false,
  customerNote: null,
  sentAt: new Date('2026-09-18T02:00:00.000Z'),
  unreadSince: null,
} as const;

describe('isApprovableInBulk', () => {
  it.each([
    ['everything matches', {}, true],
    ['the boxes are packed already', { orderStatus: 'ready_for_pickup' }, true],
    ['nobody read it yet', { verdict: null }, false],
    ['something was not found', { verdict: 'please-look' }, false],
    ['something differs', { verdict: 'does-not-match' }, false],
    ['it was decided', { paymentStatus: 'verified' }, false],
    ['it was refused', { paymentStatus: 'rejected' }, false],
    ['the order is over', { orderStatus: 'cancelled' }, false],
    ['its stock is gone', { outsideStock: true }, false],
    ['staff wrote to the customer', { customerNote: 'Please call us' }, false],
    ['an order after it is unread', { unreadSince: new Date('2026-09-18T02:00:00.001Z') }, true],
    ['an order of the same moment is unread', { unreadSince: new Date('2026-09-18T02:00:00.000Z') }, false],
    ['an order before it is unread', { unreadSince: new Date('2026-09-17T02:00:00.000Z') }, false],
  ] as const)('%s: %s', (_case, change, isApprovable) => {
    expect(isApprovableInBulk({ ...matching, ...change })).toBe(isApprovable);
  });

  it('never takes what a person has decided, or what nobody read as right', () => {
    const order = fc.record({
      orderStatus: fc.constantFrom(...orderStatuses),
      paymentStatus: fc.constantFrom(...paymentStatuses),
      verdict: fc.constantFrom('everything-matches', 'please-look', 'does-not-match', null),
      outsideStock: fc.boolean(),
      customerNote: fc.constantFrom(null, '', 'Hm'),
      sentAt: fc.date({ noInvalidDate: true }),
      unreadSince: fc.option(fc.date({ noInvalidDate: true })),
    });
    fc.assert(
      fc.property(order, (drawn) => {
        if (!isApprovableInBulk(drawn)) return;
        expect(drawn).toMatchObject({ verdict: 'everything-matches', paymentStatus: 'pending' });
      }),
    );
  });
});

describe('undoProblem', () => {
  const approvedAt = new Date('2026-09-18T02:00:00.000Z');
  const after = (ms: number) => new Date(approvedAt.getTime() + ms);
  it.each([
    ['at once', 0, 4, null],
    ['in the last moment', undoSeconds * 1000, 4, null],
    ['a moment later', undoSeconds * 1000 + 1, 4, 'too_late'],
    ['somebody went on with it', 10, 5, 'changed'],
    ['both', undoSeconds * 2000, 5, 'changed'],
  ])('%s', (_case, ms, version, problem) => {
    expect(undoProblem({ approvedAt, now: after(ms), versionLeft: 4, version })).toBe(problem);
  });
});
