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

  it.each([
    ['D/W', 'D', [4800, 1200]],
    ['W / D', 'D', [4800, 1200]],
    ['Deposit/Withdrawal', 'D', [4800, 1200]],
    ['M/K', 'K', []],
    ['D/K', 'D', []],
    ['D/C', 'D', []],
  ])('is read under %s where all are %s', (heading, mark, came) => {
    const rows = [
      ['Date', 'Description', heading, 'Amount'],
      [date, 'CHM004217', mark, '48.00'],
      [date, 'CHM004218', mark, '12.00'],
    ];
    expect(read(rows)).toMatchObject({ came, outgoing: 2 - came.length, unreadable: [] });
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

  describe('of the oldest row, by which nobody saw the balance move,', () => {
    const headings = ['Date', 'Description', 'Amount', 'Balance'];
    const rest = [
      [date, 'IN CHM004217', '50.00', '1,550.00'],
      [date, 'IN CHM004218', '250.00', '1,800.00'],
    ];
    const readBoth = (...body: string[][]) =>
      [body, body.toReversed()].map((rows) => {
        const { came, ...told } = read([headings, ...rows]);
        return { ...told, came: came.toSorted((one, other) => one - other) };
      });

    it('is asked where all others came', () => {
      for (const found of readBoth([date, 'RENT', '500.00', '1,500.00'], ...rest))
        expect(found).toMatchObject({ came: [5000, 25_000, 50_000], assumed: 1 });
    });

    it('is known where what there was stands before it', () => {
      const opening = [date, 'BALANCE B/F', '', '2,000.00'];
      for (const found of readBoth(opening, [date, 'RENT', '500.00', '1,500.00'], ...rest))
        expect(found).toMatchObject({ came: [5000, 25_000], outgoing: 1, assumed: 0 });
    });

    it('is known where the bank writes it in words', () => {
      const words = rest.map(([day = '', , ...more]) => [day, 'INWARD IBG', ...more]);
      for (const found of readBoth([date, 'INWARD IBG', '500.00', '1,500.00'], ...words))
        expect(found).toMatchObject({ came: [5000, 25_000, 50_000], assumed: 0 });
      for (const found of readBoth([date, 'OUTWARD IBG', '500.00', '1,500.00'], ...words))
        expect(found).toMatchObject({ came: [5000, 25_000], outgoing: 1 });
    });
  });

  it.each([
    ['-100.00', 'CR'],
    ['(100.00)', 'Credit'],
    ['100.00-', '贷'],
    ['(100.00 CR)', ''],
    ['-100.00 CR', ''],
  ])('is not known where a minus stands beside a mark that it came: %s %s', (amount, mark) => {
    const rows = [
      ['Date', 'Description', 'DR/CR', 'Amount'],
      [date, 'CHM004217', 'CR', '48.00'],
      [date, 'RENT', 'DR', '-30.00'],
      [date, 'REVERSAL', mark, amount],
    ];
    expect(read(rows)).toMatchObject({ came: [4800], outgoing: 1, unreadable: [4] });
    const balanced = rows.map((row, at) => [...row, ['Balance', '1048.00', '1018.00', '918.00'][at] ?? '']);
    expect(read(balanced)).toMatchObject({ came: [4800], outgoing: 2, unreadable: [] });
  });

  it('is not known where both columns have an amount, and the balance does not tell', () => {
    const rows = [
      ['Date', 'Description', 'Debit', 'Credit'],
      [date, 'CHM004217', '0.00', '48.00'],
      [date, 'CHM004218', '30.00', '50.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800], outgoing: 0, unreadable: [3] });
  });

  it.each([
    'TRANSFER FROM 5123 TO SUPPLIER FLOUR',
    'BILL RECEIVED BY TNB',
    'DEPOSIT FOR NEW OVEN',
    'DEPOSIT UNTUK KEDAI',
    'CREDIT TO PEMBEKAL TEPUNG',
    '付供应商收款',
  ])('is not told by words of a purpose: %s', (words) => {
    const rows = [
      ['Date', 'Description', 'Amount'],
      ...Array.from({ length: 9 }, (_, at) => [date, `CREDIT CHM00421${at}`, '48.00']),
      [date, 'DEPOSIT CHM004220', '12.00'],
      [date, words, '500.00'],
    ];
    expect(read(rows)).toMatchObject({ unreadable: [12], outgoing: 0 });
    expect(read(rows).came).toHaveLength(10);
  });

  it('is asked where words tell it in a few rows only', () => {
    const rows = [
      ['Date', 'Description', 'Amount'],
      ...Array.from({ length: 4 }, () => [date, 'TAN MEI LING', '48.00']),
      [date, 'DEPOSIT OVEN', '500.00'],
    ];
    expect(read(rows)).toMatchObject({ assumed: 5 });
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
