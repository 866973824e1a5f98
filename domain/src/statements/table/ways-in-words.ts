import type { Direction } from './read-amount.ts';

const moved = '(?:TRF|TFR|TRANSFER|PINDAHAN)';
const came = new RegExp(
  `\\b(?:CREDIT|KREDIT|INWARD|INCOMING|MASUK|DEPOSIT|RECEIVED|HABEN|${moved} (?:IN|FROM|DARI))\\b|转入|存入|收入|收款`,
);
const went = new RegExp(
  `\\b(?:DEBIT|OUTWARD|OUTGOING|KELUAR|WITHDRAWAL|SOLL|BILL PAYMENT|${moved} (?:OUT|TO|KE))\\b|转出|支出|取出`,
);
/** What somebody writes of their own purpose: to whom, by whom, and beside words that are no bank's alone, what for. */
const given = /\b(?:TO|BY|KEPADA|OLEH|SUPPLIER|PEMBEKAL)\b|给|付|供应商/;
const purpose = /\b(?:FOR|ON|PAID|BILL|BIL|INVOICE|RENT\w*|SEWA|PURCHASE|BELI|UNTUK|BAYAR)\b|为|租/;
const bankOnly = /\b(?:CREDIT|KREDIT|INWARD|INCOMING|MASUK|HABEN)\b|转入|存入/;
const neither = /\b(?:CARD|KAD|REVERS\w*|RETURN\w*|REFUND\w*)\b/;
/** Of banks that write it at either end of every text; elsewhere it may be a doctor. */
const mark = /^(?:(CR)|DR)\b|\b(?:(CR)|DR)$/;

/** What the words of each amount say of its way. Customers write words, too: it is the bank that does so in most rows. */
export function waysInWords(texts: readonly string[]): { ways: (Direction | null)[]; isUsual: boolean } {
  const all = texts.map((text) => text.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim());
  const isMarked = all.every((text) => mark.test(text));
  const ways = all.map((text) => {
    if (isMarked) return /^CR\b|\bCR$/.test(text) ? 'in' : 'out';
    const [isIn, isOut] = [came.test(text), went.test(text)];
    if (isIn === isOut || neither.test(text)) return null;
    if (isOut) return 'out';
    return given.test(text) || (purpose.test(text) && !bankOnly.test(text)) ? null : 'in';
  });
  const told = ways.filter((way) => way !== null).length;
  return { ways, isUsual: told >= ways.length * 0.8 };
}
