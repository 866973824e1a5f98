import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar.ts';
import { numbersIn } from '../../named-orders.ts';
import {
  dueOf,
  exactOrderOf,
  matchPayments,
  type OpenPayment,
  type PayableOrder,
  paymentGroups,
} from './match-payments.ts';
import { isAbout, isNamed, nameWords, wordsIn } from './payer-name.ts';
import { withReversal } from './reversal.ts';

const order: PayableOrder = {
  id: 'o1',
  orderNumber: 'CHM004217',
  customerName: 'Tan Mei Ling',
  totalSen: 4800,
  receivedSen: 0,
  placedOn: '2026-09-03',
  isOver: false,
  isAwaited: true,
};
const today = '2026-10-31';
const payment: OpenPayment = { id: 'p1', paidOn: '2026-09-03', amountSen: 4800, text: '', payer: '' };
const groupsOf = (payments: readonly OpenPayment[], orders: readonly PayableOrder[]) =>
  Object.fromEntries(Array.from(matchPayments(payments, orders, today), ([id, { group }]) => [id, group]));
const groupOf = (one: Partial<OpenPayment>, other: Partial<PayableOrder> = {}) =>
  groupsOf([{ ...payment, ...one }], [{ ...order, ...other }]).p1;

describe('numbersIn', () => {
  it.each([
    'CHM004217',
    'chm004217',
    'Chm 004217',
    'CHM 004 217',
    'CHM-004-217',
    'C H M 0 0 4 2 1 7',
    'Ref:CHM#004217.',
    'TRANSFERCHM004217',
    'mooncake CHM004217 thank you',
    'ＣＨＭ００４２１７',
    'CHM_004217/2026',
  ])('finds the number in "%s"', (text) => expect(numbersIn(text)).toContain('CHM004217'));

  it.each(['CHM00421', 'CHM0042171', '004217', 'CHM', 'HM004217', ''])('finds none in "%s"', (text) => {
    expect(numbersIn(text)).not.toContain('CHM004217');
  });

  it('finds several', () => {
    expect(numbersIn('CHM004217 and CHM004218')).toEqual(expect.arrayContaining(['CHM004217', 'CHM004218']));
  });
});

describe('the name of a payer', () => {
  it.each([
    ['Tan Mei Ling', 'TAN MEI LING', true],
    ['Tan Mei Ling', 'MEI LING TAN /DUITNOW', true],
    // Cut off by the bank.
    ['Tan Mei Ling', 'TAN MEI LIN', true],
    ['Tan Mei Ling', 'TAN MEI', false],
    ['Tan Mei Ling', 'TAN AH LING', false],
    ['Nurul binti Ahmad', 'NURUL BT AHMAD', true],
    ['Kumar a/l Raju', 'KUMAR AL RAJU', true],
    ['Aisyah', 'AISYAH', false],
    ['陈美玲', '转账 陈美玲', true],
    ['', 'ANYBODY', false],
  ])('%s is read in "%s": %s', (name, text, isRead) => {
    expect(isNamed(nameWords(name), new Set(wordsIn(text)))).toBe(isRead);
  });
});

describe('a text', () => {
  const person = { name: 'Aisyah', phone: '+60 13-024 6813' };
  it.each([
    ['AISYAH', true],
    ['aisyah', true],
    ['AISYAH RAHMAN', false],
    ['DUITNOW 0130246813', true],
    ['013-024 6813', true],
    ['DUITNOW 0130246814', false],
    ['', false],
  ])('"%s" is about somebody: %s', (text, isSo) => expect(isAbout(person, text)).toBe(isSo));

  it('is about who is named in full, and about nobody without a name', () => {
    expect(isAbout({ name: 'Tan Mei Ling', phone: '' }, 'TRF TAN MEI LING')).toBe(true);
    expect(isAbout({ name: '', phone: '' }, '')).toBe(false);
  });
});

describe('a payment', () => {
  it.each([
    ['with number and amount is exact', { text: 'chm 004-217' }, {}, 'exact'],
    [
      'is exact for what is still due',
      { text: 'CHM004217', amountSen: 1800 },
      { receivedSen: 3000 },
      'exact',
    ],
    ['is exact for an order approved before', { text: 'CHM004217' }, { isAwaited: false }, 'exact'],
    ['with a number a day ahead is exact', { text: 'CHM004217', paidOn: '2026-09-02' }, {}, 'exact'],
    ['before its order is likely', { text: 'CHM004217', paidOn: '2026-09-01' }, {}, 'likely'],
    ['of today is exact', { text: 'CHM004217', paidOn: today }, {}, 'exact'],
    ['of a day to come is likely', { text: 'CHM004217', paidOn: '2026-11-01' }, {}, 'likely'],
    ['whose sum left again is likely', { text: withReversal('CHM004217', 'TO TAN CHM004217') }, {}, 'likely'],
    ['that the bank took back is likely', { text: 'REVERSAL OF CHM004217' }, {}, 'likely'],
    ['that came back in Chinese words is likely', { text: 'CHM004217 冲正' }, {}, 'likely'],
    ['of less differs', { text: 'CHM004217', amountSen: 4700 }, {}, 'amount_differs'],
    ['of more differs', { text: 'CHM004217', amountSen: 4900 }, {}, 'amount_differs'],
    ['for a paid order came twice', { text: 'CHM004217' }, { receivedSen: 4800 }, 'paid_twice'],
    ['for a cancelled order is for somebody to see', { text: 'CHM004217' }, { isOver: true }, 'likely'],
    ['by amount and date alone is likely', { text: 'FUND TRANSFER' }, {}, 'likely'],
    ['a day ahead is likely', { paidOn: '2026-09-02' }, {}, 'likely'],
    ['too early is unknown', { paidOn: '2026-09-01' }, {}, 'unknown'],
    ['too late is unknown', { paidOn: '2026-09-11' }, {}, 'unknown'],
    ['too late but by its customer is likely', { paidOn: '2026-09-30', payer: 'TAN MEI LING' }, {}, 'likely'],
    ['by its customer of less differs', { amountSen: 4000, payer: 'TAN MEI LING' }, {}, 'amount_differs'],
    ['for nobody is unknown', { amountSen: 4000 }, {}, 'unknown'],
    ['is not guessed for an order that is settled', {}, { isAwaited: false }, 'unknown'],
    ['with the number of no order is unknown', { text: 'CHM999999', amountSen: 4000 }, {}, 'unknown'],
  ] as const)('%s', (_, one, other, group) => expect(groupOf(one, other)).toBe(group));

  it('that comes a second time is the second, whichever is read first', () => {
    const first = { ...payment, text: 'CHM004217' };
    const second = { ...first, id: 'p2', paidOn: '2026-09-04' };
    const groups = { p1: 'exact', p2: 'paid_twice' };
    expect(groupsOf([first, second], [order])).toEqual(groups);
    expect(groupsOf([second, first], [order])).toEqual(groups);
  });

  it('is likely only where no other fits as well', () => {
    const twin = { ...order, id: 'o2', orderNumber: 'CHM004218', customerName: 'Lim Ah Kow' };
    const other = { ...payment, id: 'p2' };
    expect(groupsOf([payment], [order, twin])).toEqual({ p1: 'unknown' });
    expect(groupsOf([payment, other], [order])).toEqual({ p1: 'unknown', p2: 'unknown' });
    expect(groupsOf([{ ...payment, payer: 'LIM AH KOW' }], [order, twin])).toEqual({ p1: 'likely' });
    // The one with the number leaves a single order for the one without.
    expect(groupsOf([{ ...payment, text: 'CHM004217' }, other], [order, twin])).toEqual({
      p1: 'exact',
      p2: 'likely',
    });
  });

  it('for two orders at once is likely, and suggests both', () => {
    const twin = { ...order, id: 'o2', orderNumber: 'CHM004218' };
    const both = { ...payment, text: 'CHM004217 CHM004218', amountSen: 9600 };
    expect(matchPayments([both], [order, twin], today).get('p1')).toEqual({
      group: 'likely',
      suggestions: [
        { orderId: 'o1', reason: 'number' },
        { orderId: 'o2', reason: 'number' },
      ],
    });
    expect(groupsOf([{ ...both, amountSen: 5000 }], [order, twin])).toEqual({ p1: 'amount_differs' });
  });
});

/** Few numbers, amounts, names and days, so that they collide all the time. */
const someOrder = fc.record({
  orderNumber: fc.constantFrom('CHM000001', 'CHM000002', 'CHM000003', 'CHM000004'),
  customerName: fc.constantFrom('Tan Mei Ling', 'Lim Ah Kow', '陈美玲', ''),
  totalSen: fc.constantFrom(4800, 4799, 9600),
  receivedSen: fc.constantFrom(0, 0, 4800, 1),
  placedOn: fc.constantFrom('2026-09-01', '2026-09-03', '2026-10-01'),
  isOver: fc.boolean(),
  isAwaited: fc.boolean(),
});
const orders = fc
  .uniqueArray(someOrder, { selector: ({ orderNumber }) => orderNumber, maxLength: 4 })
  .map((list): PayableOrder[] =>
    list.map((each) => ({ ...each, id: each.orderNumber, isAwaited: each.isAwaited && !each.isOver })),
  );
const payments = fc
  .array(
    fc.record({
      paidOn: fc.constantFrom('2026-09-01', '2026-09-03', '2026-09-20', '2026-10-01', '2026-11-02'),
      amountSen: fc.constantFrom(4800, 4799, 9600, 1),
      text: fc.constantFrom('', 'CHM000001', 'chm 000 002', 'CHM000001 CHM000003', 'CHM999999', 'FUND TRF'),
      payer: fc.constantFrom('', 'TAN MEI LING', 'LIM AH KOW', '陈美玲'),
    }),
    { maxLength: 12 },
  )
  .map((list): OpenPayment[] => list.map((each, at) => ({ ...each, id: `p${String(at).padStart(2, '0')}` })));

describe('recounted', () => {
  it('every payment is in exactly one group, and the groups come to what came in, to the sen', () => {
    fc.assert(
      fc.property(payments, orders, (came, open) => {
        const matched = matchPayments(came, open, today);
        expect([...matched.keys()].sort()).toEqual(came.map(({ id }) => id).sort());
        const sums = paymentGroups.map((group) =>
          came
            .filter(({ id }) => matched.get(id)?.group === group)
            .reduce((sum, { amountSen }) => sum + amountSen, 0),
        );
        expect(sums.reduce((sum, each) => sum + each, 0)).toBe(
          came.reduce((sum, { amountSen }) => sum + amountSen, 0),
        );
      }),
    );
  });

  it('the order of lines and orders makes no difference', () => {
    const shuffled = payments.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, orders, ([came, mixed], open) => {
        expect(groupsOf(mixed, open.toReversed())).toEqual(groupsOf(came, open));
      }),
    );
  });

  it('verifying all that is exact pays every such order in full, and none of them twice', () => {
    fc.assert(
      fc.property(payments, orders, (came, open) => {
        const matched = matchPayments(came, open, today);
        const exact = came.filter(({ id }) => matched.get(id)?.group === 'exact');
        const received = new Map(open.map(({ id, receivedSen }) => [id, receivedSen]));
        for (const each of exact) {
          const paid = exactOrderOf(
            each,
            open.map((one) => ({ ...one, receivedSen: received.get(one.id) ?? 0 })),
            today,
          );
          if (!paid) throw new Error('what is exact must be exact alone, too');
          received.set(paid.id, (received.get(paid.id) ?? 0) + each.amountSen);
          expect(received.get(paid.id)).toBe(paid.totalSen);
        }
        expect(new Set(exact.map(({ id }) => matched.get(id)?.suggestions[0]?.orderId)).size).toBe(
          exact.length,
        );
      }),
    );
  });

  it('nothing is exact that costs another amount, is over or is not named', () => {
    fc.assert(
      fc.property(payments, orders, (came, open) => {
        for (const [id, { group, suggestions }] of matchPayments(came, open, today)) {
          if (group !== 'exact') continue;
          const paid = open.find((one) => one.id === suggestions[0]?.orderId);
          const line = came.find((one) => one.id === id);
          if (!paid || !line) throw new Error('exact without an order');
          expect(numbersIn(line.text)).toContain(paid.orderNumber);
          expect(line.amountSen).toBe(dueOf(paid));
          expect(paid.isOver).toBe(false);
          expect(line.paidOn <= today && line.paidOn >= addDays(paid.placedOn, -1)).toBe(true);
        }
      }),
    );
  });
});
