import { foldDigits } from './findings/confusions.ts';
import { isOurs } from './findings/find-account.ts';
import { partyOf } from './findings/party.ts';
import { readAccounts } from './findings/read-accounts.ts';
import { linesOf } from './findings/read-lines.ts';
import type { ExpectedReceipt, ReadWord } from './receipt-reading.contract.ts';
import { scramble } from './scramble.ts';

/** Before the payer; no other fingerprint begins with it. */
const sign = 'p';
/** So few bits are kept that no account can be read back. */
const codeDigits = 3;
const shownDigits = 4;

/** Whose account paid, by the last digits that are shown of it; the sign alone where none are. */
export function payerOf(
  words: readonly ReadWord[],
  { accountNumber }: Pick<ExpectedReceipt, 'accountNumber'>,
) {
  const lines = linesOf(words);
  const own = accountNumber.replace(/\D/g, '');
  const [payer] = lines.flatMap((line, index) =>
    readAccounts(line).filter(
      (account) => !isOurs(account, own) && partyOf(lines, { line: index, ...account }) === 'sender',
    ),
  );
  return payer ? `${sign}${scramble(foldDigits(payer.tail).slice(-shownDigits)).slice(-codeDigits)}` : sign;
}

export const isPayer = (fingerprint: string) => fingerprint.startsWith(sign);

/** Whether two pictures show the same account, or another; null where one of them shows none. */
export function haveOnePayer(a: readonly string[], b: readonly string[]): boolean | null {
  const [one = sign, other = sign] = [a.find(isPayer), b.find(isPayer)];
  return one === sign || other === sign ? null : one === other;
}
