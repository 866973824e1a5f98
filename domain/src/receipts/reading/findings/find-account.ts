import type { ExpectedReceipt, Finding } from '../receipt-reading.contract.ts';
import { distance, hasWord, wordList } from './confusions.ts';
import { findName } from './find-name.ts';
import { isReference, partyOf } from './party.ts';
import { type ReadAccount, readAccounts } from './read-accounts.ts';
import type { ReadLine } from './read-lines.ts';

type Judged = ReadAccount & { party: 'sender' | 'recipient' | null; isOurs: boolean; isNamed: boolean };

const surelyRead = 40;
const accountWords = wordList('account acc acct akaun 账号 账户 户口');

/** Whether the money went to the shop: by the number of the account, or its last digits, or its name. */
export function findAccount(lines: readonly ReadLine[], expected: ExpectedReceipt): Finding {
  const own = expected.accountNumber.replace(/\D/g, '');
  const accounts = own.length < 4 ? [] : judged(lines, own);
  const paid = accounts.filter(({ party }) => party === 'recipient');
  const open = accounts.filter(({ party }) => party === null);
  const wrong = paid.find(({ isOurs }) => !isOurs);
  const right = paid.find(({ isOurs }) => isOurs);
  if (right) return matching(right, wrong !== undefined);
  const name = findName(lines, expected.accountName);
  // One wrong digit beside the right name, or what was hardly read, is more likely a bad reading than another account.
  const isUnsure = wrong && (isNearlyOurs(wrong, own) || wrong.confidence < surelyRead);
  if (isUnsure && name.verdict === 'matches') return { ...name, isDoubtful: true };
  if (wrong) return { verdict: 'differs', read: wrong.text, box: wrong.box };

  const openRight = open.find(({ isOurs }) => isOurs);
  if (openRight) return matching(openRight, name.verdict === 'differs');
  // It names an account without saying whose: the sender's, most likely, where the shop is named as well.
  const openWrong = open.filter(({ isNamed }) => isNamed);
  if (name.verdict === 'matches') return openWrong.length > 0 ? { ...name, isDoubtful: true } : name;
  const [only, ...more] = openWrong;
  if (only && more.length === 0) return { verdict: 'differs', read: only.text, box: only.box };
  return name;
}

function judged(lines: readonly ReadLine[], own: string): Judged[] {
  return lines.flatMap((line, index) =>
    readAccounts(line).flatMap((account) => {
      const place = { line: index, ...account };
      if (isReference(lines, place)) return [];
      const party = partyOf(lines, place);
      const isNamed = hasWord(line.text, accountWords) || hasWord(lines[index - 1]?.text ?? '', accountWords);
      // Four digits alone may be anything, unless they stand where an account is told.
      if (account.kind === 'bare' && party === null && !isNamed) return [];
      return [{ ...account, party, isNamed, isOurs: isOurs(account, own) }];
    }),
  );
}

function isOurs({ kind, head, tail }: ReadAccount, own: string): boolean {
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
