import type {
  Finding,
  ReceiptFindings,
  ReceiptReading,
} from '@mooncake/domain/receipts/reading/receipt-reading.contract';

const matches: Finding = {
  verdict: 'matches',
  read: null,
  box: { left: 0.1, top: 0.2, width: 0.3, height: 0.05 },
};

/** A receipt that was read; everything matches unless told. */
export function aReading(
  findings: Partial<ReceiptFindings> = {},
  changes: Partial<ReceiptReading> = {},
): ReceiptReading {
  return {
    state: 'read',
    verdict: 'everything-matches',
    expectedAmountSen: 15_200,
    findings: {
      ...{ amount: matches, orderNumber: matches, account: matches, date: matches, success: matches },
      transaction: { ...matches, read: 'FT26091700451' },
      notUnderstood: [],
      ...findings,
    },
    similarOrders: [],
    ...changes,
  };
}
