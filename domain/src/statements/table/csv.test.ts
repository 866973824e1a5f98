import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRows, delimiters, guessDelimiter, maxCell, tidyCell } from './csv.ts';

const rowsOf = (text: string, delimiter: (typeof delimiters)[number] = ',') => [...csvRows(text, delimiter)];

describe('csvRows', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a,b","c ""d"""\n', [['a,b', 'c "d"']]],
    ['"one\ntwo",x', [['one\ntwo', 'x']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a,', [['a', '']]],
    ['"never closed,\nx', [['"never closed', ''], ['x']]],
    [
      'a,"b\nc,"d"\ne,f',
      [
        ['a', '"b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      '"a","b\n"c","d"',
      [
        ['a', '"b'],
        ['c', 'd'],
      ],
    ],
    ['5" nails,x', [['5" nails', 'x']]],
    ['', []],
  ])('reads %j', (text, rows) => expect(rowsOf(text)).toEqual(rows));

  it('swallows no more lines than a cell may have, wherever the next quote stands', () => {
    const lines = Array.from({ length: 40 }, (_, at) => `${at},text,1.00`);
    for (const at of [0, 5, 39]) {
      const broken = lines.with(at, `${at},"text,1.00`);
      expect(rowsOf(broken.join('\n'))).toHaveLength(40);
      expect(rowsOf([...broken, '"40",last,1.00'].join('\n'))).toHaveLength(41);
    }
    expect(rowsOf(`"${'line\n'.repeat(12)}",x`)).toHaveLength(1);
  });

  it('does not follow a row or a cell without end', () => {
    const commas = rowsOf(`${','.repeat(100_000)}\na,b`);
    expect(commas[0]?.length).toBeLessThan(2_000);
    expect(commas.at(-1)).toEqual(['a', 'b']);
    expect(rowsOf('"'.repeat(100_000)).flat().length).toBeGreaterThan(0);
  });

  it('reads back whatever was written, by any delimiter', () => {
    const cell = fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '|', '\n', '\r', 'a', ' ', '月') });
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.constantFrom(...delimiters), (table, delimiter) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = table.map((row) => row.map(quote).join(delimiter)).join('\r\n');
        expect(rowsOf(text, delimiter)).toEqual(table);
      }),
    );
  });
});

describe('guessDelimiter', () => {
  it.each([
    ['Date,Text,Amount\n1/9/2026,"a;b",12.00', ','],
    ['Date;Text;Amount\n1/9/2026;a, b, c;12,00\n2/9/2026;d;13,00', ';'],
    ['Date\tText\n1/9/2026\ta, b', '\t'],
    ['Date|Text\n1/9/2026|a', '|'],
    ['sep=;\nDate;Text', ';'],
    ['nothing here', ','],
  ])('of %j is "%s"', (text, delimiter) => expect(guessDelimiter(text)).toBe(delimiter));
});

describe('tidyCell', () => {
  it('is one line of what can be seen and kept', () => {
    expect(tidyCell(' a\n\tb\u0000c\u200bd ')).toBe('a b c d');
    expect(tidyCell('="0012.00"')).toBe('0012.00');
    expect(tidyCell('２０２６－０９－０３')).toBe('2026-09-03');
    expect(tidyCell('x'.repeat(10_000))).toHaveLength(maxCell);
    // Whole messages stand before a reference.
    expect(tidyCell(`${'x'.repeat(505)} CHM004217`)).toContain('CHM004217');
    expect(tidyCell(`${'x'.repeat(maxCell - 1)}🥮`)).toBe('x'.repeat(maxCell - 1));
  });
});
