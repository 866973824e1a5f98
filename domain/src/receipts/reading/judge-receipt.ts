import { findAccount } from './findings/find-account.ts';
import { findAmount } from './findings/find-amount.ts';
import { findDate } from './findings/find-date.ts';
import { findOrderNumber } from './findings/find-order-number.ts';
import { findSuccess } from './findings/find-success.ts';
import { findTransaction } from './findings/find-transaction.ts';
import { isAtAnotherBank } from './findings/other-bank.ts';
import { emptied, linesOf } from './findings/read-lines.ts';
import type {
  ExpectedReceipt,
  Finding,
  PictureBox,
  ReadWord,
  ReceiptFindings,
  ReceiptPart,
  ReceiptVerdict,
} from './receipt-reading.contract.ts';
import { understand } from './understood/find-not-understood.ts';
import { joinBrokenRows } from './understood/join-broken-rows.ts';

/** Holds what was read on a receipt against what its order says it should show; `unread` is writing that could not be read. */
export function judgeReceipt(
  words: readonly ReadWord[],
  expected: ExpectedReceipt,
  unread: readonly PictureBox[] = [],
): ReceiptFindings {
  const page = joinBrokenRows(linesOf(words));
  const { notUnderstood, said, smallPrint } = understand(page, expected);
  const lines = page.map((line, index) => (smallPrint.has(index) ? emptied(line) : line));
  /** Found, but not where or how a bank says it. */
  const held = (part: ReceiptPart, finding: Finding): Finding =>
    said.has(part) ? finding : doubted(finding);
  // A bank's name says nothing to the other rules; its row counts as small print.
  const isElsewhere = isAtAnotherBank(page, expected);
  const account = held('account', findAccount(lines, expected));
  return {
    amount: held('amount', findAmount(lines, expected.amountSen)),
    orderNumber: held('orderNumber', findOrderNumber(lines, expected.orderNumber)),
    account: isElsewhere ? doubted(account) : account,
    date: held('date', findDate(lines, expected)),
    success: held('success', findSuccess(lines)),
    transaction: held('transaction', findTransaction(lines, expected)),
    notUnderstood: [...notUnderstood, ...unread.map((box) => ({ read: '', box }))],
  };
}

/** What matches in a file that may show a person something else than it tells a program: white letters, a page behind. */
export function doubtAll(findings: ReceiptFindings): ReceiptFindings {
  return { ...changeFindings(findings, doubted), transaction: findings.transaction };
}

const doubted = (finding: Finding): Finding =>
  finding.verdict === 'matches' ? { ...finding, isDoubtful: true } : finding;

export function changeFindings(
  findings: ReceiptFindings,
  change: (finding: Finding) => Finding,
): ReceiptFindings {
  return {
    amount: change(findings.amount),
    orderNumber: change(findings.orderNumber),
    account: change(findings.account),
    date: change(findings.date),
    success: change(findings.success),
    transaction: change(findings.transaction),
    ...(findings.notUnderstood && { notUnderstood: findings.notUnderstood }),
  };
}

/**
 * What a person should know before looking. Only what is sure in every part is said to match, the bank's own number among
 * them: a typed note has none, and only where nothing else stands on the page that is not understood. Whatever was read as something else does not, even if the rest fits.
 */
export function verdictOf(findings: ReceiptFindings, hasSimilarOrders: boolean): ReceiptVerdict {
  const { notUnderstood, ...parts } = findings;
  const compared = Object.values(parts);
  if (compared.some(({ verdict }) => verdict === 'differs')) return 'does-not-match';
  const isSure = compared.every(({ verdict, isDoubtful }) => verdict === 'matches' && isDoubtful !== true);
  const isAllUnderstood = notUnderstood?.length === 0;
  return isSure && isAllUnderstood && !hasSimilarOrders ? 'everything-matches' : 'please-look';
}
