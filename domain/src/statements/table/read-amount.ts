import type { Sen } from '../../money.ts';

/** Which sign stands before the sen; the other one, and spaces, keep thousands apart. */
export type DecimalMark = '.' | ',';
/** Whether the bank wrote that money came or went; null where the amount alone says nothing of it. */
export type Direction = 'in' | 'out';
export type ReadAmount = {
  sen: Sen;
  direction: Direction | null;
  /** A minus stands beside a mark that it came, and its way is not known: a credit that was taken back, or what a bank owes. */
  isContradictory?: true;
};

/** What a column of the database can keep, RM 21 million: more is no payment for mooncakes. */
const maxSen = 2 ** 31 - 1;
const longest = 40;

const currency = /^(?:RM|MYR|SGD|USD|CNY|RMB|¥|\$)(?![A-Z])|(?:RM|MYR|SGD|USD|CNY|RMB|¥|\$)$/i;
const comes =
  'CR C K CREDIT KREDIT KR IN DEPOSIT INCOME INCOMING INWARD RECEIVED MASUK HABEN 贷 收 收入 转入 存入 +'.split(
    ' ',
  );
const goes =
  'DR D DEBIT DT OUT WITHDRAWAL WITHDRAW EXPENSE OUTGOING OUTWARD SENT KELUAR SOLL OD 借 支 支出 转出 取出 -'.split(
    ' ',
  );
const directionOf: ReadonlyMap<string, Direction> = new Map([
  ...comes.map((word) => [word, 'in'] as const),
  ...goes.map((word) => [word, 'out'] as const),
]);

/** A cell that says nothing but whether money came or went: `CR`, `D`, `-`. */
export function readDirection(text: string): Direction | null {
  return directionOf.get(text.normalize('NFKC').trim().replace(/\.$/, '').toUpperCase()) ?? null;
}

/** Letters that mean something else beside each other: a deposit and a withdrawal, `masuk` and `keluar`. */
const pairs: readonly (readonly [came: string, went: string])[] = [
  ['D', 'W'],
  ['DEP', 'WD'],
  ['M', 'K'],
];

const headedPairs = [
  /^\W*(?:d(?:eposits?)? ?\/ ?w(?:ithdrawals?)?|w(?:ithdrawals?)? ?\/ ?d(?:eposits?)?)\W*$/i,
  /^\W*(?:dep ?\/ ?wd|wd ?\/ ?dep)\W*$/i,
  /^\W*(?:m(?:asuk)? ?\/ ?k(?:eluar)?|k(?:eluar)? ?\/ ?m(?:asuk)?)\W*$/i,
] as const;

/** How to read a column of marks, by all that stand in it. */
export function marksOf(cells: readonly string[], heading = ''): (cell: string) => Direction | null {
  const letters = new Set(cells.map(markIn));
  // Where only one of both stands in the column, its heading may name them.
  const pair =
    pairs.find((_, at) => headedPairs[at]?.test(heading)) ??
    pairs.find(([came, went]) => letters.has(went === 'K' ? came : went));
  return (cell) => {
    const letter = markIn(cell);
    if (pair?.includes(letter)) return letter === pair[0] ? 'in' : 'out';
    const [first = '', ...others] = letter.split(/[\s/-]+/);
    const last = others.at(-1);
    // `TRANSFER IN`, `Credit transfer`; a credit card is no credit, and one that was taken back went the other way.
    if (/\b(?:CARD|KAD|REVERS\w*|RETURN\w*|REFUND\w*|CANCEL\w*)\b/.test(letter)) return null;
    return readDirection(cell) ?? (last ? (longMark(last) ?? longMark(first)) : null);
  };
}

const markIn = (cell: string) => cell.normalize('NFKC').trim().replace(/\.$/, '').toUpperCase();
const longMark = (word: string) => (word.length > 1 ? (directionOf.get(word) ?? null) : null);

/** Reads `1,234.56`, `1.234,56`, `(12.00)`, `RM 12.00 DR`, `12.00-`; null when it is no amount, or more than can be kept. */
export function readAmount(text: string, mark: DecimalMark): ReadAmount | null {
  const read = parseAmount(text, mark);
  return read && read.sen <= maxSen ? read : null;
}

/** Whether it is written like an amount, but is more than anybody pays. */
export function isTooMuch(text: string): boolean {
  const read = parseAmount(text, '.') ?? parseAmount(text, ',');
  return read !== null && read.sen > maxSen;
}

function parseAmount(text: string, mark: DecimalMark): ReadAmount | null {
  if (text.length > longest) return null;
  let rest = text
    .normalize('NFKC')
    .replace(/[\s'’]/g, '')
    .replace(/[−–]/g, '-')
    .toUpperCase();
  const bracketed = /^\((.+)\)$/.exec(rest)?.[1];
  rest = (bracketed ?? rest).replace(currency, '');
  const ending = /(?:CREDIT|DEBIT|KREDIT|CR|DR|KR|DT|OD|C|D|K|贷|借|\+|-)$/.exec(rest)?.[0] ?? '';
  rest = rest.slice(0, rest.length - ending.length).replace(currency, '');
  const sign = /^[+-]/.exec(rest)?.[0] ?? '';
  const sen = readDigits(rest.slice(sign.length).replace(currency, ''), mark);
  if (sen === null) return null;
  const marked = directionOf.get(ending) ?? null;
  const isMinus = bracketed !== undefined || sign === '-';
  if (isMinus && marked === 'in') return { sen, direction: null, isContradictory: true };
  // A plus before an amount that is marked as going out says nothing new.
  return { sen, direction: isMinus ? 'out' : (marked ?? (sign === '+' ? 'in' : null)) };
}

function readDigits(text: string, mark: DecimalMark): Sen | null {
  const thousands = mark === '.' ? ',' : '.';
  const parts = text.split(mark);
  const [whole = '', cents = ''] = parts;
  if (parts.length > 2 || !/^\d{0,2}0*$/.test(cents)) return null;
  // `.50` is half a ringgit.
  const groups = whole === '' && cents !== '' ? ['0'] : whole.split(thousands);
  if (!groups.every((group) => /^\d+$/.test(group))) return null;
  // `1,23,456` is how some write a hundred thousand; `12,3` is none.
  const isGrouped = groups.every((group, at) =>
    at === 0
      ? group.length <= 3
      : group.length === (at === groups.length - 1 ? 3 : group.length === 2 ? 2 : 3),
  );
  if (groups.length > 1 && !isGrouped) return null;
  return Number(groups.join('')) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'));
}

/**
 * Whether an amount like `1.200` may be twelve hundred as well as one ringgit twenty: no other of these shows that the
 * mark stands before sen.
 */
export function mayBeThousands(cells: readonly string[], mark: DecimalMark): (cell: string) => boolean {
  const [own, other] = mark === '.' ? ['\\.', ','] : [',', '\\.'];
  const open = new RegExp(`^\\D*[1-9]\\d{0,2}${own}\\d{3}\\D*$`);
  const clear = new RegExp(
    `${own}(?:\\d{1,2}|\\d{4,})(?!\\d)|(?:\\d{4,}|(?:^|\\D)0|${other}\\d{3})${own}\\d`,
  );
  const isOpen = cells.some((cell) => open.test(cell)) && !cells.some((cell) => clear.test(cell));
  return (cell) => isOpen && open.test(cell);
}

/** Which sign a column of amounts has before its sen: the one that is followed by two digits most often. */
export function guessDecimalMark(cells: readonly string[]): DecimalMark {
  let commas = 0;
  for (const cell of cells) {
    const last = /([.,])(\d{1,2})(?!\d)[^\d.,]*$/.exec(cell)?.[1];
    if (last) commas += last === ',' ? 1 : -1;
  }
  return commas > 0 ? ',' : '.';
}
