export type ReviewProblem = 'no_receipt' | 'not_seen_in_bank' | 'notes_required';

/** Why a payment cannot be approved yet, or null. */
export function checkApproval(review: { hasReceipt: boolean; seenInBank: boolean }): ReviewProblem | null {
  if (!review.hasReceipt) return 'no_receipt';
  return review.seenInBank ? null : 'not_seen_in_bank';
}

/** Why a payment cannot be cancelled yet, or null: the customer will read the note. */
export function checkCancellation(review: { notes: string }): ReviewProblem | null {
  return review.notes.trim() === '' ? 'notes_required' : null;
}
