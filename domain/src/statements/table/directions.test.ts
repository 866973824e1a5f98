import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveDirections, type Step } from './directions.ts';
import { aDay as date, readRows as read } from './read-rows.testing.ts';

describe('which way an amount went', () => {
  it('is out where it is bare beside others marked CR', () => {
    const rows = [
      ['Date', 'Description', 'Amount'],
      [date, 'CHM004217', '48.00CR'],
      [date, 'BILL', '300.00'],
      [date, 'CHM004218', '12.00CR'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800, 1200], outgoing: 1, outgoingSen: 30_000 });
  });

  it.each([
    ['K', 'D'],
    ['Kredit', 'Debit'],
    ['D', 'W'],
    ['M', 'K'],
    ['Masuk', 'Keluar'],
    ['TRANSFER IN', 'TRANSFER OUT'],
  ])('is read of the marks %s and %s', (came, went) => {
    const rows = [
      ['Tarikh', 'Butiran', 'Jenis', 'Amaun'],
      [date, 'CHM004217', came, '48.00'],
      [date, 'BIL', went, '300.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800], outgoing: 1 });
  });

  describe.each(['DR/CR', 'Way'])('of marks under %s', (heading) => {
    it.each(['REV', 'INT', 'N/A', 'Reversal', 'ADJ', 'CR REVERSAL'])(
      'is asked about where one is %s',
      (mark) => {
        const rows = [
          ['Date', 'Details', heading, 'Amount'],
          ...Array.from({ length: 60 }, (_, at) => [date, `CHM00${4000 + at}`, 'CR', '48.00']),
          [date, 'REFUND CHM207391', 'DR', '250.00'],
          [date, 'SUPPLIER', 'DR', '5000.00'],
          [date, 'ADJ', mark, '3.00'],
        ];
        expect(read(rows)).toMatchObject({ outgoing: 2, outgoingSen: 525_000, unreadable: [64] });
        expect(read(rows).came).toHaveLength(60);
      },
    );
  });

  it('is told by the balance where its mark is not known', () => {
    const rows = [
      ['Date', 'Details', 'DR/CR', 'Amount', 'Balance'],
      [date, 'CHM004217', 'CR', '48.00', '1,048.00'],
      [date, 'BILL', 'DR', '300.00', '748.00'],
      [date, 'INTEREST', 'INT', '3.00', '751.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800, 300], outgoing: 1, unreadable: [] });
  });

  it('is read of the words where every one begins with it', () => {
    const rows = [
      ['Date', 'Description', 'Amount'],
      [date, 'CR CHM004217', '48.00'],
      [date, 'DR BILL', '300.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800], outgoing: 1 });
  });

  it.each([
    ['DuitNow Credit Transfer', 'DuitNow Debit Transfer'],
    ['Inward IBG', 'Outward IBG'],
    ['Cash Deposit', 'Bill Payment'],
    ['TRF FROM TAN', 'TRF TO LIM'],
    ['Pindahan Masuk', 'Pindahan Keluar'],
    ['Haben', 'Soll'],
    ['Transfer In', 'Transfer Out'],
  ])('is read of the words %s and %s', (came, went) => {
    for (const heading of ['Transaction', 'Description']) {
      const rows = [
        ['Date', heading, 'Reference', 'Amount'],
        [date, came, 'CHM004217', '48.00'],
        [date, went, 'supplier', '300.00'],
      ];
      expect(read(rows)).toMatchObject({ came: [4800], outgoing: 1, unreadable: [], assumed: 0 });
    }
  });

  it('is asked where nothing tells it, and words of one row alone are not enough', () => {
    const bare = ['48.00', '12.00', '9.00'].map((amount) => [date, 'TAN MEI LING', amount]);
    const rows = [['Date', 'Description', 'Amount'], ...bare, [date, 'transfer to your shop', '5.00']];
    expect(read(rows)).toMatchObject({ came: [4800, 1200, 900], assumed: 3, unreadable: [5], outgoing: 0 });
  });

  it.each(['Debit', 'Withdrawal (RM)'])('is out where the only amounts stand under %s', (heading) => {
    const rows = [
      ['Date', 'Description', heading],
      [date, 'RENT', '48.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [], outgoing: 1 });
  });

  it('is read of a balance that is overdrawn', () => {
    const rows = [
      ['Date', 'Description', 'Amount', 'Balance'],
      [date, 'RENT', '300.00', '1,300.00 OD'],
      [date, 'CHM004217', '48.00', '1,252.00 OD'],
      [date, 'BILL', '10.00', '1,262.00 OD'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800], outgoing: 1, unreadable: [2] });
  });

  it('is read of the balance where both columns are called amount', () => {
    const rows = [
      ['Date', 'Description', 'Amount', 'Amount', 'Balance'],
      [date, 'CHM004217', '48.00', '', '1,048.00'],
      [date, 'BILL', '', '300.00', '748.00'],
      [date, 'CHM004218', '12.00', '', '760.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800, 1200], outgoing: 1 });
  });

  it('is read of the balance where nothing is marked, the newest first or last', () => {
    const payments = [
      [date, 'OPENING', '', '1,000.00'],
      [date, 'CHM004217', '48.00', '1,048.00'],
      [date, 'BILL', '300.00', '748.00'],
      [date, 'CHM004218', '12.00', '760.00'],
    ];
    for (const body of [payments, payments.toReversed()]) {
      const found = read([['Date', 'Description', 'Amount', 'Balance'], ...body]);
      expect(found).toMatchObject({ outgoing: 1, outgoingSen: 30_000, unreadable: [] });
      expect(found.came.sort()).toEqual([1200, 4800]);
    }
  });

  it('is not guessed of the first row where others went both ways', () => {
    const rows = [
      ['Date', 'Description', 'Amount', 'Balance'],
      [date, 'CHM004217', '48.00', '1,048.00'],
      [date, 'BILL', '300.00', '748.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [], outgoing: 1, unreadable: [2] });
  });

  it('is told where the balance went the other way than the bank wrote', () => {
    const rows = [
      ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
      [date, 'CHM004217', '', '48.00', '1,048.00'],
      [date, 'CHM004218', '', '12.00', '1,036.00'],
      [date, 'CHM004219', '', '10.00', '1,046.00'],
    ];
    expect(read(rows)).toMatchObject({ contradicted: [3] });
  });

  it('follows the balance whatever came and went', () => {
    const move = fc.record({ sen: fc.integer({ min: 1, max: 5000 }), isIn: fc.boolean() });
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 20 }), (moves) => {
        let balance = 1_000_000;
        const steps: Step[] = [{ sen: null, marked: null, balanceSen: balance }];
        for (const { sen, isIn } of moves) {
          balance += isIn ? sen : -sen;
          steps.push({ sen, marked: null, balanceSen: balance });
        }
        const ways = resolveDirections(steps).slice(1);
        expect(ways.map(({ direction }) => direction === 'in')).toEqual(moves.map(({ isIn }) => isIn));
      }),
    );
  });
});
