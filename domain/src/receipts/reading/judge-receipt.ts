import { findAccount } from './findings/find-account.ts';
import { findAmount } from './findings/find-amount.ts';
import { findDate } from './findings/find-date.ts';
import { findOrderNumber } from './findings/find-order-number.ts';
import { findSuccess } from './findings/find-success.ts';
import { findTransaction } from './findings/find-transaction.ts';
import { linesOf } from './findings/read-lines.ts';
import type {
  ExpectedReceipt,
  Finding,
  ReadWord,
  ReceiptFindings,
  ReceiptVerdict,
} from './receipt-reading.contract.ts';

/** Holds what was read on a receipt against what its order says it should show. */
export function judgeReceipt(words: readonly ReadWord[], expected: ExpectedReceipt): ReceiptFindings {
  const lines = linesOf(words);
  return {
    amount: findAmount(lines, expected.amountSen),
    orderNumber: findOrderNumber(lines, expected.orderNumber),
    account: findAccount(lines, expected),
    date: findDate(lines, expected),
    success: findSuccess(lines),
    transaction: findTransaction(lines, expected),
  };
}

/** What matches in a file that may show a person something else than it tells a program: white letters, a page behind. */
export function doubtAll(findings: ReceiptFindings): ReceiptFindings {
  const doubt = (finding: Finding): Finding =>
    finding.verdict === 'matches' ? { ...finding, isDoubtful: true } : finding;
  return { ...changeFindings(findings, doubt), transaction: findings.transaction };
}

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
  };
}

/**
 * What a person should know before looking. Only what is sure in every part is said to match, the bank's own number among
 * them: a typed note has none. Whatever was read as something else does not, even if the rest fits.
 */
export function verdictOf(findings: ReceiptFindings, hasSimilarOrders: boolean): ReceiptVerdict {
  const compared = Object.values(findings);
  if (compared.some(({ verdict }) => verdict === 'differs')) return 'does-not-match';
  const isSure = compared.every(({ verdict, isDoubtful }) => verdict === 'matches' && isDoubtful !== true);
  return isSure && !hasSimilarOrders ? 'everything-matches' : 'please-look';
}
