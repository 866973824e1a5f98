import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar.ts';
import { dueOf, matchPayments, type OpenPayment } from './match-payments.ts';
import { type OverdueOrder, sortOverdue } from './sort-overdue.ts';

const order: OverdueOrder = {
  ...{ id: 'o1', orderNumber: 'CHM004217', customerName: 'Tan Mei Ling', totalSen: 4800, receivedSen: 0 },
  ...{ placedOn: '2026-09-03', receiptOn: '2026-09-04' },
};
const payment: OpenPayment = { id: 'p1', paidOn: '2026-09-03', amountSen: 4800, text: '', payer: '' };
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...order,
    ...{ id: `o${at + 1}`, orderNumber: `CHM00000${at + 1}`, customerName: `Person${at} Somebody` },
  }));

type Given = { others?: OverdueOrder[]; likely?: Record<string, string>; days?: number };

function sort(payments: readonly OpenPayment[], orders = [order], given: Given = {}) {
  const { others = [], likely = {}, days = 3 } = given;
  const slices = sortOverdue(orders, {
    payments,
    orders: others,
    likely: new Map(Object.entries(likely)),
    days,
  });
  for (;;) {
    const { done, value } = slices.next();
    if (done) return { named: Object.fromEntries(value.named), perhaps: Object.fromEntries(value.perhaps) };
  }
}
const nobody = { named: {}, perhaps: {} };

describe('an approved order whose money did not come', () => {
  it.each([
    ['a day ahead', { paidOn: '2026-09-02' }, 'perhaps'],
    ['long before', { paidOn: '2026-09-01' }, null],
    ['a week after the receipt', { paidOn: '2026-09-11' }, 'perhaps'],
    ['later', { paidOn: '2026-09-12' }, null],
    ['of another amount', { amountSen: 4700 }, null],
    ['of another amount by its customer', { amountSen: 4700, payer: 'TAN MEI LING' }, 'named'],
    ['of another amount with its number', { amountSen: 4700, text: 'chm 004 217' }, 'named'],
    ['late with its number', { paidOn: '2026-12-24', text: 'CHM004217' }, 'named'],
    ['late by its customer', { paidOn: '2026-12-24', text: 'TAN MEI LING' }, null],
    ['by its customer for another order', { payer: 'TAN MEI LING', text: 'CHM000009' }, null],
    ['that names another order', { text: 'CHM000009' }, null],
    ['that names no order of the shop', { text: 'CHM999999' }, 'perhaps'],
    ['by another customer', { payer: 'LIM AH KOW' }, null],
  ] as const)('may be paid by one %s (%j): %s', (_, change, part) => {
    const other = {
      ...order,
      id: 'o9',
      orderNumber: 'CHM000009',
      customerName: 'Lim Ah Kow',
      totalSen: 5000,
    };
    const found = sort([{ ...payment, ...change }], [order], { others: [other] });
    expect(found).toEqual(part ? { ...nobody, [part]: { o1: 'p1' } } : nobody);
  });

  it('may be paid as late as anybody has patience', () => {
    expect(sort([{ ...payment, paidOn: '2026-09-18' }], [order], { days: 14 }).perhaps).toEqual({ o1: 'p1' });
  });

  it('is not paid by what is likely the money of another', () => {
    expect(sort([payment], [order], { likely: { p1: 'o9' } })).toEqual(nobody);
    expect(sort([payment], many(2), { likely: { p1: 'o2' } }).perhaps).toEqual({ o2: 'p1' });
  });

  it('shares no payment with others of its price', () => {
    expect(sort([payment], many(3)).perhaps).toEqual({ o1: 'p1' });
    expect(sort([payment, { ...payment, id: 'p2' }], many(3)).perhaps).toEqual({ o1: 'p1', o2: 'p2' });
  });

  it('is told by the payment nearest to its receipt', () => {
    const [one, two] = many(2) as [OverdueOrder, OverdueOrder];
    const later = { ...two, receiptOn: '2026-09-07' };
    expect(sort([{ ...payment, paidOn: '2026-09-06' }], [one, later]).perhaps).toEqual({ o2: 'p1' });
  });

  it('gives way to another where only that saves both', () => {
    const [early, late] = many(2) as [OverdueOrder, OverdueOrder];
    const orders = [
      { ...early, placedOn: '2026-09-01', receiptOn: '2026-09-01' },
      { ...late, placedOn: '2026-09-07', receiptOn: '2026-09-07' },
    ];
    const came = [
      { ...payment, paidOn: '2026-09-06' },
      { ...payment, id: 'p2', paidOn: '2026-09-12' },
    ];
    expect(sort(came, orders).perhaps).toEqual({ o1: 'p1', o2: 'p2' });
  });

  it('is paid together with others only as far as the money goes', () => {
    const orders = many(3).map((each) => ({ ...each, customerName: 'Tan Mei Ling' }));
    const byName = { ...payment, payer: 'TAN MEI LING' };
    expect(Object.keys(sort([byName], orders).named)).toEqual(['o1']);
    expect(Object.keys(sort([{ ...byName, amountSen: 9600 }], orders).named)).toEqual(['o1', 'o2']);
    const byNumber = { ...payment, text: 'CHM000001 CHM000002 CHM000003' };
    expect(Object.keys(sort([{ ...byNumber, amountSen: 100 }], orders).named)).toEqual(['o1']);
    expect(Object.keys(sort([{ ...byNumber, amountSen: 14400 }], orders).named)).toEqual(['o1', 'o2', 'o3']);
  });

  it('is not one of many hidden by a payment of their price for somebody else', () => {
    const settled = { ...order, id: 'o9', orderNumber: 'CHM661029', receivedSen: 4800 };
    const again = { ...payment, text: 'CHM661029 again', paidOn: '2026-09-12' };
    expect(sort([again], many(9), { others: [settled] })).toEqual(nobody);
  });
});

/** Few prices, names and days, so that they collide all the time. */
const someDay = fc.nat(20).map((at) => addDays('2026-09-01', at));
const someOrders = fc
  .array(
    fc.record({
      customerName: fc.constantFrom('Tan Mei Ling', 'Lim Ah Kow', '陈美玲', ''),
      totalSen: fc.constantFrom(4800, 4800, 9600),
      receivedSen: fc.constantFrom(0, 0, 1),
      placedOn: someDay,
      wait: fc.nat(5),
      isOverdue: fc.boolean(),
    }),
    { maxLength: 9 },
  )
  .map((list) =>
    list.map(({ wait, ...each }, at) => ({
      ...each,
      ...{ id: `o${at}`, orderNumber: `CHM00000${at}`, receiptOn: addDays(each.placedOn, wait) },
    })),
  );
const somePayments = fc
  .array(
    fc.record({
      paidOn: someDay,
      amountSen: fc.constantFrom(4800, 4800, 4799, 9600, 1),
      text: fc.constantFrom('', '', '', 'CHM000001', 'CHM000002 CHM000003', 'CHM999999', 'FUND TRF'),
      payer: fc.constantFrom('', '', 'TAN MEI LING', 'LIM AH KOW', 'SPOUSE'),
    }),
    { maxLength: 9 },
  )
  .map((list): OpenPayment[] => list.map((each, at) => ({ ...each, id: `p${at}` })));

describe('recounted', () => {
  const recount = (orders: (OverdueOrder & { isOverdue: boolean })[], came: OpenPayment[]) => {
    const payable = orders.map((each) => ({ ...each, isOver: false, isAwaited: true }));
    const likely: Record<string, string> = {};
    for (const [id, { group, suggestions }] of matchPayments(came, payable, '2026-10-31')) {
      const [first] = suggestions;
      if (group === 'likely' && first && first.reason !== 'number') likely[id] = first.orderId;
    }
    const overdue = orders.filter(({ isOverdue }) => isOverdue);
    return { overdue, likely, ...sort(came, overdue, { others: orders, likely }) };
  };

  it('every order is in one part at most, and only with a payment that can be its own', () => {
    fc.assert(
      fc.property(someOrders, somePayments, (orders, came) => {
        const { overdue, named, perhaps, likely } = recount(orders, came);
        const ids = [...Object.keys(named), ...Object.keys(perhaps)];
        expect(new Set(ids).size).toBe(ids.length);
        const orderOf = new Map(overdue.map((each) => [each.id, each]));
        for (const [id, paymentId] of Object.entries(perhaps)) {
          const [one, its] = [came.find((each) => each.id === paymentId), orderOf.get(id)];
          if (!one || !its) throw new Error('somebody unknown');
          expect(one.amountSen).toBe(dueOf(its));
          expect(orders.some(({ orderNumber }) => one.text.includes(orderNumber))).toBe(false);
          expect([undefined, id]).toContain(likely[paymentId]);
          expect(one.paidOn >= addDays(its.placedOn, -1) && one.paidOn <= addDays(its.receiptOn, 7)).toBe(
            true,
          );
        }
      }),
    );
  });

  it('one payment speaks for one order, or for as many as it pays in full', () => {
    fc.assert(
      fc.property(someOrders, somePayments, (orders, came) => {
        const { overdue, named, perhaps } = recount(orders, came);
        const spokenFor = [...Object.entries(named), ...Object.entries(perhaps)];
        for (const { id, amountSen } of came) {
          const its = overdue.filter((each) =>
            spokenFor.some(([orderId, paymentId]) => orderId === each.id && paymentId === id),
          );
          const due = its.reduce((sum, each) => sum + dueOf(each), 0);
          expect(its.length <= 1 || due <= amountSen).toBe(true);
        }
        expect(Object.keys(perhaps).length).toBeLessThanOrEqual(came.length);
      }),
    );
  });

  it('of equal prices as many are spoken for as there are payments in their days', () => {
    fc.assert(
      fc.property(someDay, fc.nat(8), fc.nat(8), (paidOn, orders, came) => {
        const list = many(orders).map((each) => ({ ...each, placedOn: paidOn, receiptOn: paidOn }));
        const payments = Array.from({ length: came }, (_, at) => ({ ...payment, id: `p${at}`, paidOn }));
        const { perhaps } = sort(payments, list);
        expect(Object.keys(perhaps)).toHaveLength(Math.min(orders, came));
        expect(new Set(Object.values(perhaps)).size).toBe(Math.min(orders, came));
      }),
    );
  });

  it('the order of lines and orders makes no difference', () => {
    fc.assert(
      fc.property(someOrders, somePayments, (orders, came) => {
        const { named, perhaps } = recount(orders, came);
        expect(recount(orders.toReversed(), came.toReversed())).toMatchObject({ named, perhaps });
      }),
    );
  });
});
