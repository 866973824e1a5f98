export type ReviewProblem = 'no_receipt' | 'not_seen_in_bank' | 'notes_required';

type Approval = {
  hasReceipt: boolean;
  seenInBank: boolean;
  /** The bank's own line says so, which is more than any picture of it. */
  isOnStatement?: boolean;
};

/** Why a payment cannot be approved yet, or null. */
export function checkApproval(review: Approval): ReviewProblem | null {
  if (review.isOnStatement) return null;
  if (!review.hasReceipt) return 'no_receipt';
  return review.seenInBank ? null : 'not_seen_in_bank';
}

/** Why a payment cannot be cancelled yet, or null: the customer will read the note. */
export function checkCancellation(review: { notes: string }): ReviewProblem | null {
  return review.notes.trim() === '' ? 'notes_required' : null;
}
