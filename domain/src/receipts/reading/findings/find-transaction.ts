import type { ExpectedReceipt, Finding, PictureBox } from '../receipt-reading.contract.ts';
import { transactionKey } from '../transaction-key.ts';
import { foldDigits, hasWord, wordList } from './confusions.ts';
import { around, placeOf, type ReadLine } from './read-lines.ts';

const labels = wordList(`
  reference ref rujukan transaction transaksi txn trx trace receipt resit approval confirmation
  参考编号 参考号 交易编号 交易号 流水号 序号 订单号 凭证 编号 单号 交易参考`);
/** Labels without a blank before or in them: `RefNo123456789012`, `NoRujukan:984907986508`. */
const gluedLabel =
  /(?<![A-Za-z0-9])(?:no\.?|id)?(?:reference|ref|rujukan|transaction|transaksi|txn|trx|trace|receipt|resit|approval|confirmation)(?:no|id|number|num|code)?[.:#]*(?=\s*[A-Z]{0,4}\d)/gi;
/** What the payer wrote for the recipient is no number of the bank. */
const otherLabels = wordList(`
  recipient penerima payment pembayaran details butiran remark remarks note notes nota message mesej description
  keterangan type jenis date tarikh time masa status amount amaun jumlah account akaun phone telefon
  收款人 附言 备注 账号 日期 时间 金额 状态`);
/** Shorter ones repeat among the customers of one bank. */
const shortest = 8;
const fewestDigits = 5;
/** Letters with so few digits among them have to be longer. */
const fewestAmongLetters = 2;
const shortestOfLetters = 10;
/** What is left of a number in the next row, and how near that is, in heights of a row. */
const leastRest = 3;
const maxGapOfRows = 1.3;
/** Without a label only what mixes letters and digits is taken: accounts and phones are digits alone. */
const shortestUnnamed = 12;

/** The bank's own number of the transaction, by its label beside or above it. */
export function findTransaction(lines: readonly ReadLine[], expected: ExpectedReceipt): Finding {
  for (const [index, line] of lines.entries()) {
    if (!isLabelled(line) || hasWord(line.text, otherLabels)) continue;
    const value = valueOn(lines, index, expected) ?? valueBelow(lines, index, expected);
    if (value) return value;
  }
  for (const [index, line] of lines.entries()) {
    const value = valueOn(lines, index, expected);
    const read = value?.read ?? '';
    if (value && read.length >= shortestUnnamed && /[A-Z]/.test(read) && !hasWord(line.text, otherLabels))
      return value;
  }
  return { verdict: 'not-found', read: null, box: null };
}

export const isTransactionLabel = (text: string) => hasWord(text, labels) || text.search(gluedLabel) >= 0;

const isLabelled = ({ text }: ReadLine) => isTransactionLabel(text);

/** Under its label, where nothing but the value stands. */
function valueBelow(lines: readonly ReadLine[], index: number, expected: ExpectedReceipt): Finding | null {
  const below = lines[index + 1];
  if (!below || hasWord(below.text, otherLabels) || isLabelled(below)) return null;
  return valueOn(lines, index + 1, expected, lines[index]);
}

/** Parts joined by a hyphen, or groups of digits, letters before the first, are one number; other words, a day or a time beside it are not. */
const shape =
  /[A-Za-z0-9|]+(?:[-/][A-Za-z0-9|]+)+|(?<![A-Za-z0-9])(?:[A-Za-z]{1,6}\d{1,8}|\d{2,8})(?: \d{2,8}(?![A-Za-z0-9]| [A-Za-z]{3,9} \d{4}|[-:/.]\d))+|[A-Za-z0-9|]+/g;

/** On a row, whose label may be the row above it. */
function valueOn(
  lines: readonly ReadLine[],
  index: number,
  expected: ExpectedReceipt,
  label = lines[index],
): Finding | null {
  const line = lines[index];
  if (!line) return null;
  const text = line.text.replace(gluedLabel, (label) => ' '.repeat(label.length));
  for (const match of text.matchAll(shape)) {
    const read = match[0].replace(/[^A-Za-z0-9|]/g, '').toUpperCase();
    if (read.length < shortest || !hasDigits(read, label?.text ?? '') || isKnown(match[0], read, expected))
      continue;
    const { box } = placeOf(line, match.index, match.index + match[0].length);
    const rest = restBelow(box, read, lines[index + 1], expected);
    return rest
      ? { verdict: 'matches', read: read + rest.read, box: around([box, rest.box]) }
      : { verdict: 'matches', read, box };
  }
  return null;
}

const ownLabel = wordList('transaction transaksi txn trx 交易编号 交易号 交易单号 流水号');

/** Some wallets number with letters; behind `Reference` alone that may be what the payer wrote. */
function hasDigits(read: string, label: string): boolean {
  const digits = read.replace(/\D/g, '').length;
  if (digits >= fewestDigits) return true;
  return digits >= fewestAmongLetters && read.length >= shortestOfLetters && hasWord(label, ownLabel);
}

/**
 * A long number goes on in the next row, right below itself and with nothing else there. Without it, all customers of a bank
 * would have one number on one day.
 */
function restBelow(
  box: PictureBox | null,
  read: string,
  next: ReadLine | undefined,
  expected: ExpectedReceipt,
): { read: string; box: PictureBox | null } | null {
  const [word, ...more] = next?.words ?? [];
  if (!word || more.length > 0 || !/^[A-Z]{0,4}\d[\dA-Z]{2,19}$/.test(word.text)) return null;
  if (word.text.replace(/\D/g, '').length < leastRest || isKnown(word.text, word.text, expected)) return null;
  // A text layer knows no places; there only what is surely not the whole of a number goes on.
  if (!box || !word.box) return transactionKey(read) === '' ? { read: word.text, box: null } : null;
  const gap = word.box.top - (box.top + box.height);
  const isUnder = word.box.left >= box.left - box.height && word.box.left < box.left + box.width;
  return isUnder && gap <= maxGapOfRows * box.height ? { read: word.text, box: word.box } : null;
}

/** A number that is something else: the order's, the account's, a day. */
function isKnown(asWritten: string, read: string, { orderNumber, accountNumber }: ExpectedReceipt): boolean {
  const folded = foldDigits(read);
  const account = accountNumber.replace(/\D/g, '');
  if (folded.includes(foldDigits(orderNumber).slice(-6)) && read.length <= orderNumber.length + 2)
    return true;
  if (account.length >= 4 && folded === account) return true;
  // The number of another order, or an account whose digits are hidden.
  if (read.startsWith(orderNumber.slice(0, -6)) && /^\D*\d{6}$/.test(read)) return true;
  if (/^\d*X{2,}\d+$/.test(read) || /^20\d{2}[01]\d[0-3]\d$/.test(read)) return true;
  return (
    /^\d{1,4}[-/]\d{1,2}[-/]\d{2,4}/.test(asWritten) || /^\d{1,2}[ -]?[A-Za-z]{3,9}[ -]?\d{4}/.test(asWritten)
  );
}
