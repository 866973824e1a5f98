import { deflateRawSync } from 'node:zlib';

type Tricks = {
  /** Says a part is this large, whatever it is. */
  isEncrypted?: boolean;
};

/** An archive made by hand, so that it can be made wrong. */
export function zipOf(
  parts: Readonly<Record<string, string | Buffer>>,
  { isEncrypted = false }: Tricks = {},
): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const contents: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content, { level: 9 });
    const title = Buffer.from(name);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x0403_4b50, 0);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt16LE(title.length, 26);
    files.push(header, title, packed);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x0201_4b50, 0);
    entry.writeUInt16LE(isEncrypted ? 1 : 0, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(title.length, 28);
    entry.writeUInt32LE(at, 42);
    contents.push(entry, title);
    at += header.length + title.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...files, ...contents, end]));
}

const workbook = '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>';
const rels = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>';

/** The smallest workbook there is around one sheet. */
export const workbookOf = (sheet: string | Buffer, others: Readonly<Record<string, string>> = {}) =>
  zipOf({
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': rels,
    'xl/worksheets/sheet1.xml': sheet,
    ...others,
  });

type TestSheet = { name: string; rows: readonly (readonly string[])[]; state?: string };

/** A workbook of several sheets of words. */
export function sheetsOf(sheets: readonly TestSheet[]): Uint8Array<ArrayBuffer> {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const tabs = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${name}" sheetId="${at}" state="${state}" r:id="r${at}"/>`,
  );
  const links = sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`);
  const parts = sheets.map(({ rows }, at) => {
    const body = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
    return [`xl/worksheets/s${at}.xml`, `<worksheet><sheetData>${body}</sheetData></worksheet>`] as const;
  });
  return zipOf({
    'xl/workbook.xml': `<workbook><sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    ...Object.fromEntries(parts),
  });
}
