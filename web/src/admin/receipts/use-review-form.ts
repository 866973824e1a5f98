import { checkCancellation } from '@mooncake/domain/receipts/receipt-review';
import type { ReceiptReviewResponse } from '@mooncake/domain/receipts/receipt-review.contract';
import { useState } from 'react';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useReviewTexts } from './review.texts.ts';
import { useSubmitReview } from './use-submit-review.ts';

export const fieldIds = { seen: 'review-seen', notes: 'review-notes' } as const;

const untouched = { isSeen: false, notes: '', isCancelling: false, missed: null };

type Draft = Omit<typeof untouched, 'missed'> & { missed: 'seen' | 'notes' | null };

/** What the reviewer ticks, writes and decides about one receipt. */
export function useReviewForm(
  review: ReceiptReviewResponse | undefined,
  onDone: (review: ReceiptReviewResponse) => void,
) {
  const text = useReviewTexts();
  const [draft, setDraft] = useState<Draft>(untouched);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const decision = useSubmitReview(onDone);
  const isBusy = decision.isPending;

  /** Says what is missing, at its field, and takes the reader there. */
  const miss = (field: 'seen' | 'notes') => {
    change({ missed: field });
    document.getElementById(fieldIds[field])?.focus();
  };

  const approve = () => {
    if (!review || isBusy || isVerified(review)) return;
    if (!review.receipt) {
      toast({ title: text.noReceipt, message: text.noReceiptMessage, variant: 'destructive' });
    } else if (!draft.isSeen) {
      miss('seen');
    } else {
      decision.mutate(
        { review, decision: { kind: 'approve' } },
        {
          // What changed meanwhile has to be looked at again, in the bank too.
          onError: (problem) => refusalFacts(problem, 'order.changed_meanwhile') && change({ isSeen: false }),
        },
      );
    }
  };

  const cancel = () => {
    if (!review || isBusy) return;
    if (checkCancellation(draft)) {
      toast({ title: text.notesRequired, message: text.notesRequiredMessage, variant: 'destructive' });
      miss('notes');
    } else {
      decision.mutate({ review, decision: { kind: 'cancel', notes: draft.notes } });
    }
  };

  return {
    ...draft,
    isBusy,
    problem: decision.error,
    setSeen: (isSeen: boolean) => change({ isSeen, missed: null }),
    setNotes: (notes: string) => change({ notes, missed: null }),
    setCancelling: (isCancelling: boolean) => {
      decision.reset();
      change({ isCancelling, missed: null });
    },
    approve,
    cancel,
    startOver: () => {
      decision.reset();
      setDraft(untouched);
    },
  };
}
export type ReviewForm = ReturnType<typeof useReviewForm>;

export function isVerified({
  orderStatus,
  paymentStatus,
}: Pick<ReceiptReviewResponse, 'orderStatus' | 'paymentStatus'>): boolean {
  return orderStatus === 'verified' && paymentStatus === 'verified';
}
