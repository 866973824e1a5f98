import { describe, expect, it } from 'vitest';
import { aDay as date, readRows as read } from './read-rows.testing.ts';

describe('two columns of amounts', () => {
  it.each([
    ['Receipts', 'Payments'],
    ['Payments In', 'Payments Out'],
    ['Funds In', 'Funds Out'],
    ['Inflow', 'Outflow'],
    ['Receipt (RM)', 'Payment (RM)'],
    ['Receipt Amount', 'Payment Amount'],
    ['收款', '付款'],
    ['进账', '出账'],
    ['入账金额', '出账金额'],
    ['Terima', 'Bayar'],
    ['Plus', 'Minus'],
    ['Lodgements', 'Drawings'],
    ['Receipts', 'Debit'],
    ['Credit', 'Payments'],
    ['Money received', 'Money paid'],
    ['Pemasukan', 'Pengeluaran'],
    ['Amaun Diterima (RM)', 'Keluar'],
  ])('are read by headings that say it beside each other: %s, %s', (came, went) => {
    const rows = [
      ['Date', 'Description', came, went],
      [date, 'IN CHM004217', '50.00', ''],
      [date, 'RENT', '', '333.00'],
    ];
    const swapped = rows.map(([day = '', words = '', one = '', other = '']) => [day, words, other, one]);
    for (const table of [rows, swapped])
      expect(read(table)).toMatchObject({ came: [5000], outgoing: 1, outgoingSen: 33_300, unreadable: [] });
  });

  it('are read by them where nothing went out', () => {
    const rows = [
      ['Date', 'Description', 'Receipts', 'Payments'],
      [date, 'IN CHM004217', '50.00', ''],
    ];
    expect(read(rows)).toMatchObject({ came: [5000], assumed: 0 });
  });

  describe.each([[['Alpha', 'Beta']], [['Amount', 'Amount']], [['', '']]])('under %j', (headings) => {
    const table = (...body: string[][]) => [['Date', 'Description', ...headings], ...body];

    it('are nobody knows which, without a balance', () => {
      const rows = table([date, 'IN', '50.00', ''], [date, 'RENT', '', '333.00'], [date, 'IN', '12.00', '']);
      expect(read(rows)).toMatchObject({ came: [], outgoing: 0, unreadable: [2, 3, 4] });
    });

    it('are read by the balance, the newest first or last', () => {
      const body = [
        [date, 'IN', '50.00', '', '1,050.00'],
        [date, 'RENT', '', '333.00', '717.00'],
        [date, 'IN', '12.00', '', '729.00'],
      ];
      for (const payments of [body, body.toReversed()]) {
        const rows = table(...payments);
        rows[0]?.push('Balance');
        const found = read(rows);
        expect(found).toMatchObject({ outgoing: 1, outgoingSen: 33_300, unreadable: [] });
        expect(found.came.toSorted()).toEqual([1200, 5000]);
      }
    });
  });

  it('are out under Debit, and named under what says nothing', () => {
    const rows = [
      ['Date', 'Description', 'Debit', 'Alpha'],
      [date, 'RENT', '333.00', ''],
      [date, 'X', '', '50.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [], outgoing: 1, unreadable: [3] });
  });

  it.each(['Available Credit', 'Credit limit', 'Kredit tersedia', '可用额度收入'])(
    'are not what there may be: %s',
    (heading) => {
      const rows = [
        ['Date', 'Description', heading, 'Debit', 'Credit'],
        [date, 'CHM004217', '10000.00', '', '50.00'],
        [date, 'RENT', '10000.00', '30.00', ''],
      ];
      expect(read(rows)).toMatchObject({ came: [5000], outgoing: 1, outgoingSen: 3000 });
    },
  );
});
