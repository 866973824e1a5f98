/** More than any bank's export has; what is beyond is no statement. */
export const maxRows = 20_000;
export const maxColumns = 60;
/** What is longer is cut: no bank writes so much about one payment, even where it copies a whole message into a cell. */
export const maxCell = 2000;

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * Reads rows one by one, so that whoever reads can stop or let others go first. Quotes as in RFC 4180, and forgiving:
 * a quote in the middle of a cell is a letter, and so is one that nobody closes, lest it swallow the payments below.
 */
export function* csvRows(text: string, delimiter: Delimiter): Generator<string[]> {
  let at = 0;
  let row: string[] = [];
  while (at < text.length) {
    const { cell, next } = readCell(text, at, delimiter);
    row.push(cell);
    const ending = text[next];
    at = next + 1;
    if (ending === delimiter) {
      if (at === text.length) row.push('');
      // Nobody reads so many cells: the rest of the line is passed over.
      if (row.length < tooManyCells) continue;
      at = lineEndFrom(text, at) + 1;
    }
    if (ending === '\r' && text[at] === '\n') at += 1;
    yield row;
    row = [];
  }
  if (row.length > 0) yield row;
}

/** Far more than any table has, in one row and of quotes in one cell: a file of nothing else costs no more than others. */
const tooManyCells = 1_000;
const tooManyQuotes = 1_000;
const maxQuoted = 20_000;

function lineEndFrom(text: string, start: number): number {
  const at = text.indexOf('\n', start);
  return at < 0 ? text.length : at;
}

function readCell(text: string, start: number, delimiter: Delimiter): { cell: string; next: number } {
  if (text[start] !== '"') return readBare(text, start, delimiter);
  return readQuoted(text, start, delimiter) ?? readBare(text, start, delimiter);
}

function readBare(text: string, start: number, delimiter: Delimiter): { cell: string; next: number } {
  const next = endOf(text, start, delimiter);
  return { cell: text.slice(start, next), next };
}

/** No cell has more lines. */
const maxLines = 12;
const lineEnd = /\r\n?|\n/g;

/** A quoted cell; null where its quote is closed too late, or over lines by one that belongs to another cell. */
function readQuoted(
  text: string,
  start: number,
  delimiter: Delimiter,
): { cell: string; next: number } | null {
  const parts: string[] = [];
  let from = start + 1;
  let lines = 0;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return null;
    const part = text.slice(from, Math.min(quote, from + maxQuoted));
    lines += part.match(lineEnd)?.length ?? 0;
    if (quote - from > maxQuoted || lines > maxLines) return null;
    parts.push(part);
    if (text[quote + 1] !== '"' || parts.length > tooManyQuotes) {
      // What stands between the closing quote and the delimiter belongs to the cell.
      const next = endOf(text, quote + 1, delimiter);
      if (lines > 0 && text.slice(quote + 1, next).trim() !== '') return null;
      return { cell: parts.join('') + text.slice(quote + 1, next), next };
    }
    parts.push('"');
    from = quote + 2;
  }
}

function endOf(text: string, start: number, delimiter: Delimiter): number {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

const sampleLength = 20_000;
const sampleRows = 60;

/** The delimiter by which most rows have the same number of cells, and more than one. */
export function guessDelimiter(text: string): Delimiter {
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  const own = delimiters.find((delimiter) => delimiter === named);
  if (own) return own;
  const sample = text.slice(0, sampleLength);
  const scored = delimiters.map((delimiter) => ({ delimiter, score: scoreOf(sample, delimiter) }));
  return scored.reduce((best, other) => (other.score > best.score ? other : best)).delimiter;
}

function scoreOf(sample: string, delimiter: Delimiter): number {
  const rowsOfWidth = new Map<number, number>();
  let seen = 0;
  for (const { length } of csvRows(sample, delimiter)) {
    if (length > 1) rowsOfWidth.set(length, (rowsOfWidth.get(length) ?? 0) + 1);
    seen += 1;
    if (seen === sampleRows) break;
  }
  // Rows count more than columns: a sentence has commas too, but not as many in each line.
  return Math.max(0, ...Array.from(rowsOfWidth, ([width, rows]) => rows * 10 + Math.min(width, 9)));
}

/** A cell as it is kept: one line, nothing unseen, not endless. */
export function tidyCell(cell: string): string {
  const short = cell.length > maxCell * 4 ? cell.slice(0, maxCell * 4) : cell;
  // Digits as wide as Chinese characters are digits.
  const plain = /[\uff10-\uff19]/.test(short) ? short.normalize('NFKC') : short;
  // How banks keep spreadsheets from making a number of it.
  const bare = /^\s*="([^"]*)"\s*$/.exec(plain)?.[1] ?? plain;
  return bare
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Z}\s]+/gu, ' ')
    .trim()
    .slice(0, maxCell)
    .replace(/[\ud800-\udbff]$/, '');
}

/** What stands where a spreadsheet worked nothing out. */
export const unknownValue = '#';
const errors = /^#(?:|N\/A|DIV\/0!|[A-Z_]+[!?])$/i;
/** `#DIV/0!`, `#REF!`: something should stand there, and nobody knows what. */
export const isErrorValue = (cell: string) => cell.startsWith('#') && errors.test(cell);
