import {
  areClearlyOtherNumbers,
  areTwoTransfers,
  isNumberEdited,
  type TransferMarks,
} from '../two-transfers.ts';
import {
  areOfOneLook,
  areOfOtherLooks,
  areSimilar,
  differInNumbersAlone,
  haveOneSecond,
  haveOtherDays,
  showOneTime,
  showOtherNames,
  showOtherPages,
} from './fingerprint.ts';
import { haveOnePayer } from './payer-of.ts';
import type { ReceiptFindings } from './receipt-reading.contract.ts';
import { transactionKey } from './transaction-key.ts';

/** What is kept of a picture, and what was read on it of its transfer. */
export type TransferPicture = TransferMarks & { fingerprints: readonly string[] };

/** Of an order of this amount; null findings where nothing could be made of the file. */
export function transferPicture(
  findings: ReceiptFindings | null,
  fingerprints: readonly string[],
  amountSen: number,
): TransferPicture {
  const number = findings?.transaction.read ?? '';
  return {
    fingerprints,
    showsOwnOrder: findings?.orderNumber.verdict === 'matches',
    amountSen: findings?.amount.verdict === 'matches' ? amountSen : null,
    transactionKey: transactionKey(number) || null,
  };
}

/**
 * Whether one of two receipts is a copy of the other, edited perhaps. Marks of a moment, a number or a look only nominate it: on
 * a copy the words stand where they stood. Numbers that were edited make no second transfer of one that was made in the same
 * moment, or that looks the same; but customers of one bank send such pictures, too, and then more than its numbers tells them apart.
 */
export function isCopy(a: TransferPicture, b: TransferPicture): boolean {
  const [one, other] = [a.fingerprints, b.fingerprints];
  const isAlike =
    showOneTime(one, other) ||
    differInNumbersAlone(one, other) ||
    (isNumberEdited(a.transactionKey, b.transactionKey) && areOfOneLook(one, other)) ||
    (areSimilar(one, other) && !areTwoTransfers(a, b));
  return isAlike && showOtherPages(one, other) !== true && !areSurelyTwo(a, b);
}

/** Of the bank's number, the amount, the second and the payer so many are others: whoever edits a copy would have to know all of them. */
const leastOthers = 2;
const leastInOneSecond = 3;

function areSurelyTwo(a: TransferPicture, b: TransferPicture): boolean {
  const isOtherNumber = areClearlyOtherNumbers(a.transactionKey, b.transactionKey);
  const isOtherAmount = a.amountSen !== null && b.amountSen !== null && a.amountSen !== b.amountSen;
  // Every minute comes again on the next day.
  if (isOtherNumber && haveOtherDays(a.fingerprints, b.fingerprints)) return true;
  if (!a.showsOwnOrder || !b.showsOwnOrder) return false;
  const isOneSecond = haveOneSecond(a.fingerprints, b.fingerprints);
  const isOnePayer = haveOnePayer(a.fingerprints, b.fingerprints);
  if (isOnePayer === true) return false;
  const isOtherPayer = isOnePayer === false || showOtherNames(a.fingerprints, b.fingerprints);
  const others = [isOtherNumber, isOtherAmount, isOneSecond === false, isOtherPayer];
  const count = others.filter(Boolean).length;
  // How a bank writes is what nobody edits; in one second of one bank nothing less than everything else tells two apart.
  if (areOfOtherLooks(a.fingerprints, b.fingerprints)) return count >= 1;
  if (isOneSecond === true) return count >= leastInOneSecond;
  return (isOtherNumber || isOtherAmount) && count >= leastOthers;
}
