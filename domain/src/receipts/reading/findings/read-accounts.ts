import type { PictureBox } from '../receipt-reading.contract.ts';
import { foldDigits } from './confusions.ts';
import { placeOf, type ReadLine } from './read-lines.ts';

/** The number of an account, all of it or what a bank shows of it. */
export type ReadAccount = {
  from: number;
  to: number;
  text: string;
  /** Every digit; some of them hidden by signs; four digits that stand alone. */
  kind: 'whole' | 'masked' | 'bare';
  /** The digits before and after the hidden ones. */
  head: string;
  tail: string;
  confidence: number;
  box: PictureBox | null;
};

const shortestWhole = 8;
const tailLength = 4;
const mask = '*xX•●∗×#…·°';
const maskedShape = new RegExp(`^(\\d{0,6})[${mask}.\\-]*[${mask}][${mask}.\\-]*(\\d{3,6})$`);
const maskWord = new RegExp(`^[${mask}.\\-+]{2,}$`);
const numberWord = /^[\dOIl|SBZ][\dOIl|SBZ-]*$/;
/** Numbers of Malaysian phones, by which DuitNow knows people too. */
const phone = /^(?:60|0)1\d{7,9}$/;

/** Every account number on the line. */
export function readAccounts(line: ReadLine): ReadAccount[] {
  const texts = line.words.map(({ text }) => text.replace(/^[(:]+|[),.;:]+$/g, ''));
  const found: ReadAccount[] = [];
  for (let at = 0; at < texts.length; ) {
    const { last, joined } = runFrom(texts, at);
    const account = joined === '' ? null : accountOf(joined);
    if (account && !isPartOfOther(texts, at, last, account.kind)) {
      const from = line.starts[at] ?? 0;
      const to = (line.starts[last] ?? 0) + (line.words[last]?.text.length ?? 0);
      found.push({ ...account, from, to, text: line.text.slice(from, to), ...placeOf(line, from, to) });
    }
    at = last + 1;
  }
  return found;
}

/** Signs that hide digits are often read as letters right before the others: `kk8901`. */
const misreadMask = /^[A-Za-z*+•]{2,12}(\d{4})$/;

/** Groups of digits and signs that follow each other are one number. */
function runFrom(texts: readonly string[], at: number) {
  let joined = '';
  let last = at;
  for (let next = at; next < texts.length; next += 1) {
    const text = texts[next] ?? '';
    const isNumber = /\d/.test(text) && numberWord.test(text);
    const folded = isNumber ? foldDigits(text) : text;
    const isPart = isNumber || maskWord.test(text) || maskedShape.test(text) || misreadMask.test(text);
    if (!isPart) break;
    joined += folded.replaceAll('-', '');
    last = next;
  }
  return { last, joined };
}

function accountOf(joined: string): Pick<ReadAccount, 'kind' | 'head' | 'tail'> | null {
  const [, misread] = misreadMask.exec(joined) ?? [];
  if (misread !== undefined && !maskedShape.test(joined)) return { kind: 'bare', head: '', tail: misread };
  if (/^\d+$/.test(joined)) {
    if (joined.length === tailLength) return { kind: 'bare', head: '', tail: joined };
    if (joined.length < shortestWhole || joined.length > 20 || phone.test(joined)) return null;
    return { kind: 'whole', head: '', tail: joined };
  }
  const [, head, tail] = maskedShape.exec(joined) ?? [];
  return head === undefined || tail === undefined || tail.length < tailLength
    ? null
    : { kind: 'masked', head, tail };
}

/** Years, clocks and amounts have four digits as well. */
function isPartOfOther(
  texts: readonly string[],
  at: number,
  last: number,
  kind: ReadAccount['kind'],
): boolean {
  if (kind !== 'bare') return false;
  const [before = '', after = ''] = [texts[at - 1], texts[last + 1]];
  const isDay = /^[A-Za-z]{3,9}$/.test(before) && /\d/.test(texts[at - 2] ?? '');
  return (
    isDay || /^(?:RM|MYR)$/i.test(before) || /^[ap]m$/i.test(after) || /^(?:\d{1,2}[:.]\d{2}|年)/.test(after)
  );
}
