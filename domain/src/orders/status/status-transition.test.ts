import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from './status.ts';
import {
  approvedStatuses,
  cancelledStatuses,
  isOver,
  keepsStock,
  receiptSentStatuses,
  refusedStatuses,
  stockEffect,
  transitions,
} from './status-transition.ts';

describe('keepsStock', () => {
  it('is true for every order but the cancelled and the rejected', () => {
    expect(orderStatuses.filter((status) => !keepsStock(status))).toEqual(['cancelled', 'rejected']);
  });
});

describe('approvedStatuses', () => {
  it.each([
    ['pending', 'verified'],
    ['payment_uploaded', 'verified'],
    ['verified', 'verified'],
    ['ready_for_pickup', 'ready_for_pickup'],
    ['completed', 'completed'],
    ['cancelled', 'cancelled'],
    ['rejected', 'rejected'],
  ] as const)('a paid order that was %s is %s', (before, after) => {
    expect(approvedStatuses(before)).toEqual({ orderStatus: after, paymentStatus: 'verified' });
  });

  it('revives nothing that is over', () => {
    for (const status of orderStatuses) {
      expect(isOver(approvedStatuses(status).orderStatus)).toBe(isOver(status));
    }
  });
});

describe('refusedStatuses', () => {
  it.each([
    ['pending', 'pending'],
    ['payment_uploaded', 'pending'],
    ['verified', 'pending'],
    ['ready_for_pickup', 'ready_for_pickup'],
    ['completed', 'completed'],
    ['cancelled', 'cancelled'],
    ['rejected', 'rejected'],
  ] as const)('an order that was %s waits as %s', (before, after) => {
    expect(refusedStatuses(before)).toEqual({ orderStatus: after, paymentStatus: 'rejected' });
  });

  it('gives no boxes back and takes none', () => {
    for (const status of orderStatuses) {
      expect(keepsStock(refusedStatuses(status).orderStatus)).toBe(keepsStock(status));
    }
  });
});

describe('cancelledStatuses', () => {
  it.each([
    ['pending', false, 'rejected'],
    ['rejected', false, 'rejected'],
    // Money that came has to go back, so it stays known.
    ['verified', false, 'verified'],
    ['pending', true, 'verified'],
  ] as const)('a payment that is %s, money seen %s, is %s', (before, hasMoneyArrived, after) => {
    expect(cancelledStatuses(before, hasMoneyArrived)).toEqual({
      orderStatus: 'cancelled',
      paymentStatus: after,
    });
  });
});

describe('receiptSentStatuses', () => {
  it.each(['verified', 'ready_for_pickup', 'completed'] as const)(
    'leaves an order %s where it is',
    (orderStatus) => {
      expect(receiptSentStatuses(orderStatus)).toEqual({ orderStatus, paymentStatus: 'pending' });
    },
  );

  it('puts a waiting order in line again', () => {
    expect(receiptSentStatuses('pending')).toEqual({
      orderStatus: 'payment_uploaded',
      paymentStatus: 'pending',
    });
  });
});

describe('transitions', () => {
  it('set what a receipt review decides', () => {
    expect(transitions.cancel_receipt).toEqual({ orderStatus: 'cancelled', paymentStatus: 'rejected' });
  });

  it('place an order as uploaded, or as pending when its stock is gone', () => {
    expect(transitions.place.orderStatus).toBe('payment_uploaded');
    expect(transitions.place_without_stock.orderStatus).toBe('pending');
  });
});

describe('stockEffect', () => {
  it.each([
    [true, 'verified', 'none'],
    [true, 'completed', 'none'],
    [true, 'cancelled', 'release'],
    [true, 'rejected', 'release'],
    [false, 'verified', 'take'],
    [false, 'rejected', 'none'],
    [false, 'pending', 'take'],
  ] as const)('holding stock %s, moving to %s: %s', (holdsStock, to, effect) => {
    expect(stockEffect(holdsStock, to)).toBe(effect);
  });

  it('never takes twice nor releases twice, over any walk through the statuses', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.constantFrom(...orderStatuses)), (start, walk) => {
        let held = start ? 1 : 0;
        for (const to of walk) {
          const effect = stockEffect(held === 1, to);
          held += effect === 'take' ? 1 : effect === 'release' ? -1 : 0;
          expect(held).toBe(keepsStock(to) ? 1 : 0);
        }
      }),
    );
  });
});
