import { isRefusal } from '@mooncake/domain/refusal';
import { maxRows } from '@mooncake/domain/statements/table/csv';
import { recogniseTable } from '@mooncake/domain/statements/table/recognise-table';
import { readStatement } from '@mooncake/domain/statements/table/statement-lines';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { readStatementFile } from './read-statement-file.ts';
import { sheetsOf, workbookOf, zipOf } from './zip.testing.ts';

const read = (bytes: Uint8Array) => readStatementFile(async () => bytes);
const problemOf = async (bytes: Uint8Array) => {
  try {
    await read(bytes);
    return null;
  } catch (error) {
    return isRefusal(error, 'statement.unreadable') ? error.facts.problem : error;
  }
};
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a text file', () => {
  const table = 'Date,Payer,Amount\n03/09/2026,陈美玲,48.00\n';
  const rows = [
    ['Date', 'Payer', 'Amount'],
    ['03/09/2026', '陈美玲', '48.00'],
  ];
  const utf16 = (isLittle: boolean, mark: string) => {
    const bytes = Buffer.from(mark + table, 'utf16le');
    return isLittle ? bytes : bytes.swap16();
  };
  // What `陈美玲` is in the encoding of China.
  const guobiao = Buffer.from([0xb3, 0xc2, 0xc3, 0xc0, 0xc1, 0xe1]);

  test.each([
    ['utf-8', bytesOf(table)],
    ['utf-8', bytesOf(`\uFEFF${table}`)],
    ['utf-16le', utf16(true, '\uFEFF')],
    ['utf-16be', utf16(false, '\uFEFF')],
    ['utf-16le', utf16(true, '')],
    ['utf-16be', utf16(false, '')],
    ['gb18030', Buffer.concat([bytesOf('Date,Payer,Amount\n03/09/2026,'), guobiao, bytesOf(',48.00\n')])],
  ])('in %s is read', async (encoding, bytes) => {
    expect(await read(bytes)).toEqual({ format: 'csv', encoding, delimiter: ',', sheets: null, rows });
  });

  test('of an old Windows keeps its accents', async () => {
    const bytes = Buffer.from('Date;Payer\n03/09/2026;Jos\xe9 M\xfcller\n', 'latin1');
    expect(await read(bytes)).toMatchObject({
      encoding: 'windows-1252',
      delimiter: ';',
      rows: [
        ['Date', 'Payer'],
        ['03/09/2026', 'José Müller'],
      ],
    });
  });
});

describe('a workbook', () => {
  test('is read as its cells show', async () => {
    const bytes = await writeXlsxFile(
      [
        [{ value: 'Bank Purnama' }],
        [{ value: 'Date' }, { value: 'Text & <words>' }, { value: 'Amount' }],
        [
          { value: new Date('2026-09-03T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
          { value: 'CHM004217 陈美玲' },
          { value: 1096.5, type: Number, format: '#,##0.00' },
        ],
        [{ value: '04/09/2026' }, null, { value: 0.1 + 0.2 + 47.7, type: Number }],
      ],
      { sheet: 'A' },
    ).toBuffer();
    const { format, rows } = await read(new Uint8Array(bytes));
    expect(format).toBe('xlsx');
    expect(rows).toEqual([
      ['Bank Purnama'],
      ['Date', 'Text & <words>', 'Amount'],
      ['2026-09-03', 'CHM004217 陈美玲', '1096.50'],
      ['04/09/2026', '', '48'],
    ]);
  });

  test('with formulas shows what the bank left in them, and runs none', async () => {
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>03/09/2026</t></is></c>
      <c r="B1"><f>1+1</f><v>48.5</v></c><c r="C1" t="str"><f>HYPERLINK("http://example.com")</f><v>here</v></c>
      <c r="D1"><f>SUM(A1:A9)</f></c></row></sheetData></worksheet>`;
    expect((await read(workbookOf(sheet))).rows).toEqual([['03/09/2026', '48.50', 'here', '#']]);
  });

  test('with errors, or formulas nobody worked out, names the rows whose amount they are', async () => {
    const row = (at: number, amount: string) =>
      `<row><c t="inlineStr"><is><t>0${at}/09/2026</t></is></c><c t="inlineStr"><is><t>IN</t></is></c>${amount}</row>`;
    const sheet = `<sheetData><row>${['Date', 'Description', 'Credit']
      .map((heading) => `<c t="inlineStr"><is><t>${heading}</t></is></c>`)
      .join('')}</row>${row(1, '<c><v>48.5</v></c>')}${row(2, '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>')}${row(
      3,
      '<c t="e"><v>#N/A</v></c>',
    )}${row(4, '<c><f>B1*2</f></c>')}${row(5, '<c t="str"><f>""</f><v></v></c>')}</sheetData>`;
    const { rows } = await read(workbookOf(sheet));
    const mapping = recogniseTable(rows);
    if (typeof mapping === 'string') throw new Error(mapping);
    const { lines, unreadable, skipped } = readStatement(rows, mapping);
    expect(lines.map(({ amountSen }) => amountSen)).toEqual([4850]);
    expect({ unreadable, skipped }).toEqual({ unreadable: [3, 4, 5], skipped: 1 });
  });

  test('with text in CDATA or around a remark is read as it stands', async () => {
    const sheet = `<sheetData><row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>a<!-- > -->b &lt; <![CDATA[c > &amp; <d>]]></t></is></c>
      </row></sheetData>`;
    const texts = '<sst><si><t><![CDATA[CHM004217 ]]><![CDATA[TAN]]></t></si></sst>';
    expect((await read(workbookOf(sheet, { 'xl/sharedStrings.xml': texts }))).rows[0]).toEqual([
      'CHM004217 TAN',
      'ab < c > &amp; <d>',
    ]);
    expect(await problemOf(workbookOf('<sheetData><row><c><v><![CDATA[1</v></c></row></sheetData>'))).toBe(
      'broken_workbook',
    );
  });

  test('with prefixes, empty cells, far columns and rich text is read all the same', async () => {
    const sheet = `<x:worksheet><x:sheetData><x:row><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1"/><x:c r="ZZZ1"><x:v>1</x:v></x:c>
      </x:row><x:row/></x:sheetData></x:worksheet>`;
    const texts = '<sst><si><r><t>one </t></r><r><t>&#x4e8c;&amp;</t></r><rPh><t>er</t></rPh></si></sst>';
    expect((await read(workbookOf(sheet, { 'xl/sharedStrings.xml': texts }))).rows[0]?.slice(0, 3)).toEqual([
      'one 二&',
      '',
      '',
    ]);
  });
});

describe('a workbook with times', () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="h:mm:ss AM/PM"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="20"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const cellOf = async (serial: number, style: number) => {
    const sheet = `<worksheet><sheetData><row><c s="${style}"><v>${serial}</v></c></row></sheetData></worksheet>`;
    return (await read(workbookOf(sheet, { 'xl/styles.xml': styles }))).rows[0]?.[0];
  };

  test.each([
    [46_344, 1, '2026-11-18'],
    [46_344.42, 1, '2026-11-18 10:04:48'],
    [46_344.61, 2, '2026-11-18 14:38:24'],
    [46_344.999_999_9, 2, '2026-11-18 23:59:59'],
    [0.42, 3, '10:04:48'],
    [0.61, 4, '14:38:24'],
    [0, 3, '0'],
    [0.42, 0, '0.42'],
  ])('keeps them: %d in style %d is %s', async (serial, style, text) => {
    expect(await cellOf(serial, style)).toBe(text);
  });
});

describe('a workbook of several sheets', () => {
  const headings = ['Date', 'Description', 'Credit'];
  const october = ['03/10/2026', 'CHM004217', '48.00'];
  const november = ['04/11/2026', 'CHM004218', '12.00'];
  const day = (at: number) => [`0${at}/10/2026`, `CHM00421${at}`, '48.00'];
  const summary = [
    ['Date', 'Total credit'],
    ['31/10/2026', '60.00'],
  ];

  test('is one statement where their headings are the same', async () => {
    const bytes = sheetsOf([
      { name: 'Oct', rows: [['Bank Purnama'], headings, october] },
      { name: 'Nov', rows: [headings, november] },
    ]);
    expect(await read(bytes)).toMatchObject({
      rows: [['Bank Purnama'], headings, october, november],
      sheets: { read: ['Oct', 'Nov'], notRead: [] },
    });
  });

  test('is not one statement where another sheet is of an account in another currency', async () => {
    const bytes = sheetsOf([
      { name: 'Ours', rows: [['Currency: MYR'], headings, october] },
      { name: 'Singapore', rows: [['Currency: SGD'], headings, november] },
      { name: 'Singapore 2', rows: [headings, november] },
    ]);
    expect(await read(bytes)).toMatchObject({
      rows: [['Currency: MYR'], headings, october],
      sheets: { read: ['Ours'], notRead: ['Singapore', 'Singapore 2'] },
    });
  });

  test('is read where people see it, not where a sheet is hidden', async () => {
    const bytes = sheetsOf([
      { name: 'Old', rows: [headings, october], state: 'hidden' },
      { name: 'Now', rows: [headings, november] },
      { name: 'Older', rows: [headings, october], state: 'veryHidden' },
    ]);
    expect(await read(bytes)).toMatchObject({
      rows: [headings, november],
      sheets: { read: ['Now'], notRead: [] },
    });
  });

  test('is read where most payments stand, and the others are named', async () => {
    const rows = [headings, day(1), day(2), day(3)];
    const bytes = sheetsOf([
      { name: 'Summary', rows: summary },
      { name: 'Account', rows },
      { name: 'Empty', rows: [] },
      { name: 'Notes', rows: [['Thank you']] },
    ]);
    expect(await read(bytes)).toMatchObject({
      rows,
      sheets: { read: ['Account'], notRead: ['Summary', 'Notes'] },
    });
  });
});

describe('no statement is', () => {
  const manyRows = `<sheetData>${'<row><c><v>1</v></c></row>'.repeat(maxRows + 1)}</sheetData>`;
  const entity = `<!DOCTYPE x [<!ENTITY a "aaaa">]><sheetData><row><c t="inlineStr"><is><t>&a;&a;</t></is></c></row></sheetData>`;

  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a PDF', bytesOf('%PDF-1.7\n1 0 obj'), 'not_a_table'],
    ['a page of a website', bytesOf('<html><table><tr><td>1</td></tr></table></html>'), 'not_a_table'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]), 'not_a_table'],
    ['a workbook with a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'old_workbook'],
    ['an archive cut off', workbookOf('<sheetData/>').slice(0, 200), 'broken_workbook'],
    ['an archive of other things', zipOf({ 'word/document.xml': '<x/>' }), 'not_a_table'],
    [
      'an archive that is closed',
      zipOf({ 'xl/workbook.xml': '<x/>' }, { isEncrypted: true }),
      'broken_workbook',
    ],
    ['a bomb', workbookOf(Buffer.alloc(50 * 1024 * 1024)), 'too_large_unpacked'],
    ['a sheet of millions of cells', workbookOf('<c/>'.repeat(2_100_000)), 'too_large_unpacked'],
    ['a sheet without an end', workbookOf('<sheetData><row><c r="A1"><v>1'), 'broken_workbook'],
    ['a sheet of too many rows', workbookOf(manyRows), 'too_many_rows'],
    ['a table of too many rows', bytesOf('1,2\n'.repeat(maxRows + 1)), 'too_many_rows'],
  ])('%s', async (_, bytes, problem) => expect(await problemOf(bytes)).toBe(problem));

  test('an entity ever looked up', async () => {
    expect((await read(workbookOf(entity))).rows).toEqual([['&a;&a;']]);
  });

  test('whatever a broken archive says of itself', async () => {
    const whole = workbookOf('<sheetData><row><c><v>1</v></c></row></sheetData>');
    // Every byte wrong once: an answer or a refusal, never a fault.
    for (let at = 0; at < whole.length; at += 1) {
      const wrong = whole.slice();
      wrong[at] = (wrong[at] ?? 0) ^ 0xff;
      const problem = await problemOf(wrong);
      expect(problem === null || typeof problem === 'string', `byte ${at}: ${problem}`).toBe(true);
    }
  });
});
