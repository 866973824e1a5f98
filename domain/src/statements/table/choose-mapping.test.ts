import { describe, expect, it } from 'vitest';
import { chooseMapping } from './choose-mapping.ts';
import { recogniseTable } from './recognise-table.ts';
import { headingsOf, type RememberedMapping, type StatementMapping } from './statement-mapping.ts';

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
