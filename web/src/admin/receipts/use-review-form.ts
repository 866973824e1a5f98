import { checkCancellation } from '@mooncake/domain/receipts/receipt-review';
import type { ReceiptReviewResponse } from '@mooncake/domain/receipts/receipt-review.contract';
import { useState } from 'react';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { dismissToastsAbout, toast } from '../../ui/toast/toast-store.ts';
import { useReviewTexts } from './review.texts.ts';
import { useSubmitReview } from './use-submit-review.ts';

export const fieldIds = { seen: 'review-seen', notes: 'review-notes' } as const;

/** What is said about a missing note goes once it is written. */
const notesToast = 'review-notes';

/** The two ways to turn a receipt down; both need a note to the customer. */
export type TurnDown = 'refuse' | 'cancel';

type Draft = {
  isSeen: boolean;
  notes: string;
  turningDown: TurnDown | null;
  missed: 'seen' | 'notes' | null;
};
const untouched: Draft = { isSeen: false, notes: '', turningDown: null, missed: null };

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

  const turnDown = () => {
    const kind = draft.turningDown;
    if (!review || isBusy || !kind) return;
    if (checkCancellation(draft)) {
      toast({
        title: text.notesRequired,
        message: text.notesRequiredMessage,
        variant: 'destructive',
        about: notesToast,
      });
      miss('notes');
    } else {
      dismissToastsAbout(notesToast);
      const owesMoney = kind === 'cancel' && draft.isSeen;
      decision.mutate({
        review,
        decision: { kind, notes: draft.notes, ...(owesMoney && { hasMoneyArrived: true }) },
      });
    }
  };

  return {
    ...draft,
    isBusy,
    problem: decision.error,
    setSeen: (isSeen: boolean) => change({ isSeen, missed: null }),
    setNotes: (notes: string) => change({ notes, missed: null }),
    setTurningDown: (turningDown: TurnDown | null) => {
      decision.reset();
      change({ turningDown, missed: null });
    },
    approve,
    turnDown,
    startOver: () => {
      decision.reset();
      setDraft(untouched);
    },
  };
}
export type ReviewForm = ReturnType<typeof useReviewForm>;

export function isVerified({ paymentStatus }: Pick<ReceiptReviewResponse, 'paymentStatus'>): boolean {
  return paymentStatus === 'verified';
}
