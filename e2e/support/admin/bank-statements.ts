/** A payment as a bank tells it; what went out has a minus before it. */
export type BankLine = { day: string; text: string; payer: string; sen: number };
type StatementFile = { name: string; mimeType: string; buffer: Buffer };

const ringgit = (sen: number) => (Math.abs(sen) / 100).toFixed(2);
const grouped = (sen: number, thousands: string) =>
  ringgit(sen).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, thousands);
/** `2026-09-03` as `03/09/2026`. */
const dayFirst = (day: string, mark: string) => day.split('-').toReversed().join(mark);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A letterhead, money in and out in columns of their own, a running balance and a sum at the end. */
export function purnamaCsv(lines: readonly BankLine[]): StatementFile {
  let balance = 500_000;
  const rows = lines.map(({ day, text, payer, sen }) => {
    balance += sen;
    const [out, come] = sen < 0 ? [grouped(sen, ','), ''] : ['', grouped(sen, ',')];
    return [dayFirst(day, '/'), `${text} ${payer}`, out, come, grouped(balance, ',')].map(quoted).join(',');
  });
  const text = [
    'Bank Purnama Berhad',
    'Account Number :,5123-0099-1',
    '',
    'Transaction Date,Description,Debit (RM),Credit (RM),Balance (RM)',
    ...rows,
    ',Total,,,',
  ].join('\r\n');
  return { name: 'purnama.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${text}`) };
}

/** UTF-16 with semicolons, the comma of the continent and a sign. */
export function seruniCsv(lines: readonly BankLine[]): StatementFile {
  const rows = lines.map(({ day, text, payer, sen }) => {
    const amount = grouped(sen, '.').replace(/\.(\d\d)$/, ',$1');
    return [dayFirst(day, '.'), payer, text, `${sen < 0 ? '-' : ''}${amount}`, 'MYR'].join(';');
  });
  const text = ['Tarikh;Nama pengirim;Butiran;Amaun;Mata wang', ...rows, ''].join('\n');
  return { name: 'seruni.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${text}`, 'utf16le') };
}

const dayMs = 24 * 60 * 60 * 1000;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A workbook with real dates, and a mark beside each amount. */
export function yuexingXlsx(lines: readonly BankLine[]): StatementFile {
  const textCell = (text: string) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
  const headings = ['交易日期', '摘要', '对方户名', '借贷', '交易金额'].map(textCell).join('');
  const rows = lines.map(({ day, text, payer, sen }) => {
    const serial = Math.round((Date.parse(day) - Date.UTC(1899, 11, 30)) / dayMs);
    const words = `${textCell(text)}${textCell(payer)}${textCell(sen < 0 ? '借' : '贷')}`;
    return `<row><c s="1"><v>${serial}</v></c>${words}<c><v>${ringgit(sen)}</v></c></row>`;
  });
  const buffer = archiveOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="流水" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row>${headings}</row>${rows.join('')}</sheetData></worksheet>`,
  });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: 'yuexing.xlsx', mimeType, buffer };
}

/** An archive of files as they are, which is all a workbook needs to be. */
function archiveOf(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const contents: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [title, content] = [Buffer.from(name), Buffer.from(text)];
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x0403_4b50, 0);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x0201_4b50, 0);
    entry.writeUInt32LE(content.length, 20);
    entry.writeUInt16LE(title.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(header, title, content);
    contents.push(entry, title);
    at += header.length + title.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...contents, end]);
}
