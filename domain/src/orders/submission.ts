import type { Sen } from '../money.ts';

export type SubmissionProblem =
  | 'payment_not_confirmed'
  | 'no_receipt'
  | 'no_items'
  | 'invalid_item'
  | 'missing_delivery_method';

export type SubmissionDraft = {
  paymentConfirmed: boolean;
  hasReceipt: boolean;
  items: readonly { name: string; priceSen: Sen; quantity: number }[];
  deliveryMethodId: string | null;
};

type Readiness = Pick<SubmissionDraft, 'paymentConfirmed' | 'hasReceipt'>;

/** What the customer still has to do before anything is worth sending. */
export function checkReadiness({ paymentConfirmed, hasReceipt }: Readiness): SubmissionProblem | null {
  if (!paymentConfirmed) return 'payment_not_confirmed';
  return hasReceipt ? null : 'no_receipt';
}

/** The first reason an order cannot be completed yet, or null when it can. */
export function checkSubmission(draft: SubmissionDraft): SubmissionProblem | null {
  const unready = checkReadiness(draft);
  if (unready) return unready;
  if (draft.items.length === 0) return 'no_items';
  if (!draft.items.every(isWholeItem)) return 'invalid_item';
  return draft.deliveryMethodId ? null : 'missing_delivery_method';
}

/** Whether 'Complete Order' is enabled; the rest of the draft is explained after pressing it. */
export function canCompleteOrder(state: Readiness & { submitting: boolean }): boolean {
  return checkReadiness(state) === null && !state.submitting;
}

/** A price of nothing marks a placeholder that was never for sale. */
function isWholeItem({ name, priceSen, quantity }: SubmissionDraft['items'][number]): boolean {
  return name.trim() !== '' && priceSen > 0 && quantity > 0;
}
