import type { ExpectedReceipt, Finding } from '../receipt-reading.contract.ts';
import { distance, hasWord, wordList } from './confusions.ts';
import { isExactlyNamed } from './exact-name.ts';
import { labelAbove, labelBeside, type ValuePlace } from './find-label.ts';
import { findName } from './find-name.ts';
import { isTransactionLabel } from './find-transaction.ts';
import { isAccountHidden } from './hidden-account.ts';
import { isSomebodyElseNamed } from './other-name.ts';
import { isReference, isReferenceLabel, partyOf } from './party.ts';
import { type ReadAccount, readAccounts } from './read-accounts.ts';
import type { ReadLine } from './read-lines.ts';

type Judged = ReadAccount & {
  party: 'sender' | 'recipient' | null;
  isOurs: boolean;
  isNamed: boolean;
  isElsewhere: boolean;
};

const surelyRead = 40;
const hardlyRead = 30;
const accountWords = wordList('account acc acct akaun a/c 账号 账户 户口');
/** Numbers as long as an account's which are the bank's phone, or the payer's account. */
const harmlessWords = wordList(`
  call hotline phone tel telefon contact hubungi helpline whatsapp debit source sumber 客服 电话 热线 扣款
  付款账 付款人 付款方 转出 汇款人`);
/** `please call 03-5891 4744` under the rows of the payee. */
const phone = /\b(?:call|hotline|careline|helpline|hubungi|talian|tel)\b[^\d]*$/i;
/** Where the money went by its own label, also below the rows of the payer. */
const creditWords = wordList('credit credited destination dikreditkan 入账 存入');
/** Behind the name of a company: `Malayan Banking Berhad (Co. Reg. : 196001000142)`. */
const companyLabel = /(?:\b(?:berhad|bhd)|\breg(?:istration)?\.?(?: no\.?)?)[\s:(]*$/i;
export const companyNumber = /^\(?(?:19|20)\d{2}0[1-6]\d{6}\)?$/;
/** Shorter ones are days and the ends of other numbers. */
const shortestAccount = 10;

/** Whether the money went to the shop: by the number of the account, or its last digits and its name. */
export function findAccount(lines: readonly ReadLine[], expected: ExpectedReceipt): Finding {
  const own = expected.accountNumber.replace(/\D/g, '');
  const accounts = own.length < 4 ? [] : judged(lines, own);
  const paid = accounts.filter(({ party }) => party === 'recipient');
  const open = accounts.filter(({ party }) => party === null);
  const wrong = paid.find(({ isOurs }) => !isOurs);
  const right = paid.find(({ isOurs }) => isOurs);
  const names = [expected.accountName, ...(expected.otherNames ?? [])];
  // Where digits are hidden the name tells whose account it is.
  const isContradicted = (ours: Judged) =>
    accounts.some(({ isElsewhere }) => isElsewhere) ||
    isSomebodyElseNamed(lines, names) ||
    (ours.tail !== own && !isExactlyNamed(lines, names));
  if (right) return matching(right, wrong !== undefined || isContradicted(right));
  const name = findName(lines, expected.accountName);
  // One wrong digit beside the right name, or what was hardly read, is more likely a bad reading than another account.
  const isUnsure = wrong && (isNearlyOurs(wrong, own) || wrong.confidence < surelyRead);
  // A number of the bank's phone, or of the transfer, is no account.
  const isTold = accounts.some(
    ({ party, isNamed, isElsewhere, confidence }) =>
      isElsewhere || (party !== 'sender' && (party === 'recipient' || isNamed) && confidence >= hardlyRead),
  );
  const isNamed = !isTold && isAccountHidden(lines, own) && isExactlyNamed(lines, names);
  // Of two shops with one name the digits would tell, but a bank that hides all of them shows nothing else.
  if (isNamed && name.verdict === 'matches' && !isSomebodyElseNamed(lines, names)) return name;
  if (isUnsure && name.verdict === 'matches') return { ...name, isDoubtful: true };
  if (wrong) return { verdict: 'differs', read: wrong.text, box: wrong.box };

  const openRight = open.find(({ isOurs }) => isOurs);
  if (openRight) return matching(openRight, name.verdict === 'differs' || isContradicted(openRight));
  // It names an account without saying whose: the sender's, most likely, where the shop is named as well.
  const openWrong = open.filter(({ isNamed }) => isNamed);
  // Two shops may have one name.
  if (name.verdict === 'matches') return { ...name, isDoubtful: true };
  const [only, ...more] = openWrong;
  if (only && more.length === 0) return { verdict: 'differs', read: only.text, box: only.box };
  return name;
}

function judged(lines: readonly ReadLine[], own: string): Judged[] {
  return lines.flatMap((line, index) =>
    readAccounts(line).flatMap((account) => {
      const place = { line: index, ...account };
      if (isReference(lines, place)) {
        // Under the payer's words, but with a label of its own; what names our account there still proves nothing.
        const other = { ...account, party: null, isNamed: false, isOurs: isOurs(account, own) };
        const hasLabel =
          /\p{L}/u.test(labelBeside(lines, place)) && !isReferenceLabel(labelBeside(lines, place));
        const isOther = hasLabel && !other.isOurs && isElsewhere(lines, place, other);
        return isOther ? [{ ...other, isElsewhere: true }] : [];
      }
      const beside = labelBeside(lines, place);
      const isElse = hasWord(beside, creditWords) || phone.test(beside);
      const party = isElse ? null : partyOf(lines, place);
      const isNamed = hasWord(line.text, accountWords) || hasWord(lines[index - 1]?.text ?? '', accountWords);
      // Four digits alone may be anything, unless they stand where an account is told.
      if (account.kind === 'bare' && party === null && !isNamed) return [];
      const found = { ...account, party, isNamed, isOurs: isOurs(account, own) };
      return [{ ...found, isElsewhere: isElsewhere(lines, place, found) }];
    }),
  );
}

/** The number of an account that is neither ours nor, by its label, the payer's or no account at all. */
function isElsewhere(
  lines: readonly ReadLine[],
  place: ValuePlace,
  { kind, tail, party, isNamed, isOurs: isRight }: Omit<Judged, 'isElsewhere'>,
): boolean {
  if (isRight || party !== null) return false;
  if (kind === 'whole' ? tail.length < shortestAccount : !isNamed) return false;
  const beside = labelBeside(lines, place);
  if (companyLabel.test(beside) && companyNumber.test(tail)) return false;
  const above = labelAbove(lines, place);
  // With a number of its own it is no label of the next.
  const label = /\p{L}/u.test(beside) || /\d/.test(above) ? beside : above;
  const isHarmless = hasWord(label, harmlessWords) || (!/\d/.test(above) && hasWord(above, harmlessWords));
  return !isTransactionLabel(label) && !isHarmless;
}

/** Whether the digits that are shown are those of our account. */
export function isOurs({ kind, head, tail }: ReadAccount, own: string): boolean {
  if (kind === 'whole') return tail === own || isOursWithoutMask(tail, own);
  return own.startsWith(head) && own.endsWith(tail) && head.length + tail.length <= own.length;
}

/** `5123****8901` of which the signs in the middle were not read. */
const isOursWithoutMask = (digits: string, own: string) =>
  digits.length === 8 &&
  own.length > 8 &&
  own.startsWith(digits.slice(0, 4)) &&
  own.endsWith(digits.slice(4));

function isNearlyOurs({ kind, tail }: ReadAccount, own: string): boolean {
  return distance(tail, kind === 'whole' ? own : own.slice(-tail.length), 1) <= 1;
}

const matching = ({ text, box }: ReadAccount, isDoubtful: boolean): Finding => ({
  ...{ verdict: 'matches', read: text, box },
  ...(isDoubtful ? { isDoubtful } : {}),
});
