import type {
  ExpectedReceipt,
  Finding,
  ReadWord,
  ReceiptFindings,
  ReceiptVerdict,
} from './receipt-reading.contract.ts';

const notFound: Finding = { verdict: 'not-found', read: null, box: null };

/** Holds what was read on a receipt against what its order says it should show. */
export function judgeReceipt(words: readonly ReadWord[], expected: ExpectedReceipt): ReceiptFindings {
  const read = words.map(({ text }) => text).join('');
  const orderNumber: Finding = read.includes(expected.orderNumber)
    ? { verdict: 'matches', read: expected.orderNumber, box: null }
    : notFound;
  return {
    ...{ orderNumber, amount: notFound, account: notFound },
    ...{ date: notFound, success: notFound, transaction: notFound },
  };
}

/** What a person should know before looking: only what is sure in every part is said to match. */
export function verdictOf(findings: ReceiptFindings, hasSimilarOrders: boolean): ReceiptVerdict {
  const { amount, orderNumber, account, date, success } = findings;
  const compared = [amount, orderNumber, account, date, success];
  if (compared.some(({ verdict }) => verdict === 'differs')) return 'does-not-match';
  const isSure = compared.every(({ verdict, isDoubtful }) => verdict === 'matches' && isDoubtful !== true);
  return isSure && !hasSimilarOrders ? 'everything-matches' : 'please-look';
}
