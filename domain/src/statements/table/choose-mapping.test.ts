import { describe, expect, it } from 'vitest';
import { chooseMapping } from './choose-mapping.ts';
import { headingsOf } from './recall-mapping.ts';
import { recogniseTable } from './recognise-table.ts';
import type { RememberedMapping, StatementMapping } from './statement-mapping.ts';

const table = (...rows: readonly (readonly [string, string])[]) => [
  ['Date', 'Description', 'Amount'],
  ...rows.map(([date, amount]) => [date, 'CHM004217', amount]),
];
const file = table(['03/09/2026', '48.00'], ['14/09/2026', '-5.00']);
const recognised = recogniseTable(file) as StatementMapping;
const remember = (name: string, change: Partial<StatementMapping>): RememberedMapping => {
  const mapping = { ...recognised, ...change };
  return { name, mapping, headings: headingsOf(file, mapping) };
};

describe('how a table is read', () => {
  it('is the way it was read before, where the file says nothing against it', () => {
    const months = remember('American', { dateOrder: 'mdy' });
    expect(chooseMapping(table(['03/09/2026', '48.00']), [months])).toEqual({
      mapping: months.mapping,
      knownAs: 'American',
      contradicts: null,
    });
  });

  it.each([
    ['days that no calendar has', { dateOrder: 'mdy' }],
    ['amounts that are none', { decimalMark: ',' }],
    ['another column of days', { dateColumn: 1 }],
    ['another column of amounts', { amount: { kind: 'one', column: 1, markColumn: null } }],
  ] as const)('is what the file itself says against %s', (_, change) => {
    const chosen = chooseMapping(file, [remember('Other', change)]);
    expect(chosen).toEqual({ mapping: recognised, knownAs: null, contradicts: 'Other' });
  });

  it('begins below the first headings, where a bank repeats them on every page', () => {
    const headings = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
    const rows = [
      ['Page 1'],
      headings,
      ['01/10/2026', 'TAN', '', '50.00', '150.00'],
      ['Page 2'],
      headings,
      ['03/10/2026', 'NG', '', '70.00', '220.00'],
    ];
    const mapping = recogniseTable(rows);
    if (typeof mapping === 'string') throw new Error(mapping);
    const known = { name: 'Pages', headings: headingsOf(rows, mapping), mapping };
    const chosen = chooseMapping(rows, [known]);
    expect(chosen).toMatchObject({ knownAs: 'Pages', mapping: { headingRow: 1 } });
  });

  it('is the next one with the same headings that fits', () => {
    const both = [remember('American', { dateOrder: 'mdy' }), remember('Purnama', { textColumns: [] })];
    expect(chooseMapping(file, both)).toMatchObject({ knownAs: 'Purnama', contradicts: null });
  });

  it('has the words of columns that were empty the first time', () => {
    const tableOf = (reference: string) => [
      ['Date', 'Description', 'Reference', 'Credit'],
      ['03/09/2026', 'DUITNOW', reference, '48.00'],
    ];
    const mapping = recogniseTable(tableOf('')) as StatementMapping;
    expect(mapping.textColumns).toEqual([1]);
    const known = { name: 'Purnama', mapping, headings: headingsOf(tableOf(''), mapping) };
    expect(chooseMapping(tableOf('CHM004217'), [known])).toMatchObject({
      knownAs: 'Purnama',
      mapping: { ...mapping, textColumns: [1, 2] },
    });
  });
});

describe('a table without headings', () => {
  const day = '18/11/2026';
  const bareOf = (
    name: string,
    rows: string[][],
    change: Partial<StatementMapping> = {},
  ): RememberedMapping => {
    const mapping = { ...(recogniseTable(rows) as StatementMapping), ...change };
    return { name, mapping, headings: headingsOf(rows, mapping) };
  };
  const three = bareOf('Three', [
    ['2026-11-18', 'PAY zz Q2', '+10.00'],
    ['2026-11-18', 'OUT', '-20.00'],
  ]);
  const four = bareOf('Four', [
    ['2026-11-18', 'PAY zz Q2', 'WEB', '+10.00'],
    ['2026-11-18', 'OUT', 'WEB', '-20.00'],
  ]);
  const goneOrCome = bareOf('Out and in', [
    [day, 'RENT', '20.00', ''],
    [day, 'CHM004217', '', '50.00'],
  ]);
  // Which is which nothing says, so somebody did.
  const amount = { kind: 'two', inColumn: 3, outColumn: 2 } as const;
  const outAndIn = { ...goneOrCome, mapping: { ...goneOrCome.mapping, amount } };
  const withBalance = bareOf('With a balance', [
    [day, 'RENT', '-20.00', '1,030.00 CR'],
    [day, 'CHM004217', '+50.00', '1,080.00 CR'],
  ]);

  it('is read as before where the same kinds of cells stand in its columns', () => {
    const mended = { ...four, mapping: { ...four.mapping, textColumns: [1], payerColumn: 2 } };
    const next = [
      [day, 'CHM004217', 'APP', '50.00'],
      [day, 'RENT', '', '-20.00'],
    ];
    expect(chooseMapping(next, [three, outAndIn, mended])).toMatchObject({
      knownAs: 'Four',
      mapping: { payerColumn: 2 },
    });
    const months = { ...three, mapping: { ...three.mapping, dateOrder: 'mdy' as const } };
    expect(chooseMapping([['03/09/2026', 'CHM004217', '+50.00']], [months])).toMatchObject({
      knownAs: 'Three',
      mapping: { dateOrder: 'mdy' },
    });
  });

  it.each([
    [
      'a balance',
      [
        ['Date', 'Description', 'Amount', 'Balance'],
        [day, 'IN CHM004217', '+50.00', '1,050.00 CR'],
        [day, 'rent', '-20.00', '1,030.00 CR'],
      ],
    ],
    [
      'a currency',
      [
        ['Date', 'Description', 'Currency', 'Amount'],
        [day, 'CHM004217', 'SGD', '+50.00'],
      ],
    ],
    [
      'another currency',
      [
        ['Date', 'Description', 'Amount (USD)'],
        [day, 'CHM004217', '+50.00'],
      ],
    ],
  ])('is never one whose headings tell %s', (_, rows) => {
    const own = { mapping: recogniseTable(rows), knownAs: null, contradicts: null };
    expect(chooseMapping(rows, [three, four, outAndIn, withBalance])).toEqual(own);
  });

  it.each([
    ['a currency where words stood', [[day, 'CHM004217', 'SGD', '+50.00']], four],
    ['amounts where words stood', [[day, 'CHM004217', '+50.00', '1,050.00']], four],
    [
      'an amount and a balance where amounts went and came',
      [[day, 'CHM004217', '50.00', '1,050.00 CR']],
      outAndIn,
    ],
    ['amounts that went and came beside no balance', [[day, 'CHM004217', '', '50.00']], withBalance],
  ])('is not one with %s', (_, rows, known) => {
    const own = { mapping: recogniseTable(rows), knownAs: null, contradicts: null };
    expect(chooseMapping(rows, [known])).toEqual(own);
  });

  it('is what its own balance says, where that stands in the place of the amounts', () => {
    const rows = [
      [day, 'RENT', '1,030.00 CR', '-20.00'],
      [day, 'CHM004217', '1,080.00 CR', '+50.00'],
    ];
    expect(chooseMapping(rows, [withBalance])).toEqual({
      mapping: recogniseTable(rows),
      knownAs: null,
      contradicts: 'With a balance',
    });
  });
});
