import type { ReceiptFindings } from './reading/receipt-reading.contract.ts';

/** What a customer is told that we could not see; they may send another picture, and need not. */
export type ReceiptHint = 'amount' | 'success';

/** Only what a better picture could show: the rest is for staff to judge. */
export function hintOf({ amount, success }: Pick<ReceiptFindings, 'amount' | 'success'>): ReceiptHint | null {
  if (amount.verdict !== 'matches') return 'amount';
  return success.verdict === 'matches' ? null : 'success';
}
