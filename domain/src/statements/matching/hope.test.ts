import { describe, expect, it } from 'vitest';
import { type HopedOrder, ordersWithHope } from './hope.ts';
import type { OpenPayment } from './match-payments.ts';

const order: HopedOrder = {
  ...{ id: 'o1', orderNumber: 'CHM004217', customerName: 'Tan Mei Ling', totalSen: 4800, receivedSen: 0 },
  ...{ placedOn: '2026-09-03', receiptOn: '2026-09-04' },
};
const payment: OpenPayment = { id: 'p1', paidOn: '2026-09-03', amountSen: 4800, text: '', payer: '' };

function hopeOf(open: readonly OpenPayment[], orders = [order], { named = [] as string[], days = 3 } = {}) {
  const slices = ordersWithHope(orders, { open, named, days });
  for (;;) {
    const { done, value } = slices.next();
    if (done) return [...value];
  }
}

describe('an approved order', () => {
  it('may be paid by any payment of its amount and days, however many it fits', () => {
    const orders = Array.from({ length: 9 }, (_, at) => ({
      ...order,
      id: `o${at}`,
      orderNumber: `CHM00000${at}`,
    }));
    expect(hopeOf([payment, { ...payment, id: 'p2' }], orders)).toHaveLength(9);
  });

  it.each([
    ['a day ahead', { paidOn: '2026-09-02' }, true],
    ['long before', { paidOn: '2026-09-01' }, false],
    ['a week after the receipt', { paidOn: '2026-09-11' }, true],
    ['later', { paidOn: '2026-09-12' }, false],
    ['of another amount', { amountSen: 4700 }, false],
    ['of another amount by its customer', { amountSen: 4700, payer: 'TAN MEI LING' }, true],
    ['of another amount with its number', { amountSen: 4700, text: 'chm 004 217' }, true],
    ['late by its customer', { paidOn: '2026-12-24', text: 'TAN MEI LING' }, true],
  ])('may be paid by one %s (%j): %s', (_, change, isHoped) => {
    expect(hopeOf([{ ...payment, ...change }])).toEqual(isHoped ? ['o1'] : []);
  });

  it('may be paid as late as anybody has patience', () => {
    expect(hopeOf([{ ...payment, paidOn: '2026-09-18' }], [order], { days: 14 })).toEqual(['o1']);
  });

  it('may be paid by one that is exact or was set aside, where that names it', () => {
    expect(hopeOf([], [order], { named: ['sent back, was CHM-004217'] })).toEqual(['o1']);
    expect(hopeOf([], [order], { named: ['RENT'] })).toEqual([]);
  });
});
