import { checkCancellation } from '@mooncake/domain/receipts/receipt-review';
import type { ReceiptReviewResponse } from '@mooncake/domain/receipts/receipt-review.contract';
import { useEffect, useState } from 'react';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { dismissToastsAbout, toast } from '../../ui/toast/toast-store.ts';
import { isUnanswered } from '../lib/send-once.ts';
import { begunNoteOf, keepBegunNote, type TurnDown } from './begun-notes.ts';
import { useReviewTexts } from './review.texts.ts';
import { useSubmitReview } from './use-submit-review.ts';

export const fieldIds = { seen: 'review-seen', notes: 'review-notes' } as const;

/** What is said about a missing note goes once it is written. */
const notesToast = 'review-notes';

type Draft = {
  orderId: string;
  /** The version that was in sight when the tick was made or the note begun: the decision is about that one. */
  version: number | null;
  /** The version a decision without an answer was about: what is newer may be what the reviewer did themselves. */
  unansweredVersion: number | null;
  isSeen: boolean;
  notes: string;
  turningDown: TurnDown | null;
  missed: 'seen' | 'notes' | null;
};
const untouched = (orderId: string): Draft => ({
  orderId,
  version: null,
  unansweredVersion: null,
  isSeen: false,
  notes: '',
  turningDown: null,
  missed: null,
});

/** As it was left when the session ended, or with nothing in it. */
const begin = (orderId: string): Draft => ({ ...untouched(orderId), ...begunNoteOf(orderId) });

type Decided = { orderId: string; review: ReceiptReviewResponse | undefined };

/** What the reviewer ticks, writes and decides about one receipt. */
export function useReviewForm(
  { orderId, review }: Decided,
  onDone: (review: ReceiptReviewResponse) => void,
  onGone: (orderId: string) => void,
) {
  const text = useReviewTexts();
  const [draft, setDraft] = useState<Draft>(() => begin(orderId));
  // A tick or a note never passes to another order, however that one was reached.
  if (draft.orderId !== orderId) setDraft(begin(orderId));
  const change = (part: Partial<Draft>) =>
    setDraft((now) => (now.orderId === orderId ? { ...now, ...part } : now));
  /** What the reviewer does themselves: the first of it holds on to the version in sight. */
  const decide = (part: Partial<Pick<Draft, 'isSeen' | 'turningDown'>>) => {
    const { isSeen, turningDown } = { ...draft, ...part };
    const version = isSeen || turningDown ? (draft.version ?? review?.version ?? null) : null;
    change({ ...part, version, missed: null });
  };
  useEffect(() => {
    const { turningDown, notes, version } = draft;
    // Only the form to cancel shows the tick: nobody is to find one made that they did not see.
    const isSeen = turningDown === 'cancel' && draft.isSeen;
    const isBegun = turningDown !== null && notes !== '';
    keepBegunNote(draft.orderId, isBegun ? { turningDown, notes, version, isSeen } : null);
  }, [draft]);
  const decision = useSubmitReview(onDone, onGone);
  const isBusy = decision.isPending;
  const heldVersion = draft.version === draft.unansweredVersion ? null : draft.version;
  const hasChanged = !isBusy && review !== undefined && review.version > (heldVersion ?? review.version);

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
      const version = heldVersion ?? review.version;
      decision.mutate(
        { review, version, decision: { kind: 'approve' } },
        {
          // What changed meanwhile, or may have, has to be looked at again, in the bank too.
          onError: (problem) => {
            if (isUnanswered(problem)) change({ isSeen: false, version: null, unansweredVersion: version });
            if (refusalFacts(problem, 'order.changed_meanwhile')) change({ isSeen: false, version: null });
          },
        },
      );
    }
  };

  const turnDown = () => {
    const kind = draft.turningDown;
    if (!review || isBusy || !kind || !canTurnDown(kind, review)) return;
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
      const version = heldVersion ?? review.version;
      decision.mutate(
        {
          review,
          version,
          decision: { kind, notes: draft.notes, ...(owesMoney && { hasMoneyArrived: true }) },
        },
        {
          // Told what it is now, the reviewer may decide the same again.
          onError: (problem) => {
            const now = refusalFacts(problem, 'order.changed_meanwhile');
            if (now) change({ version: now.version });
            if (isUnanswered(problem)) change({ version: null, unansweredVersion: version });
          },
        },
      );
    }
  };

  return {
    ...draft,
    isBusy,
    isUnderWay: decision.isUnderWay,
    problem: decision.error,
    /** The order is no longer what it was when this decision was begun. */
    hasChanged,
    setSeen: (isSeen: boolean) => decide({ isSeen }),
    setNotes: (notes: string) => change({ notes, missed: null }),
    setTurningDown: (turningDown: TurnDown | null) => {
      decision.reset();
      decide({ turningDown });
    },
    approve,
    turnDown,
    startOver: () => {
      decision.reset();
      keepBegunNote(orderId, null);
      setDraft(untouched(orderId));
    },
  };
}
export type ReviewForm = ReturnType<typeof useReviewForm>;

export function isVerified({ paymentStatus }: Pick<ReceiptReviewResponse, 'paymentStatus'>): boolean {
  return paymentStatus === 'verified';
}

/** Whether that is still possible: a payment somebody has seen in the bank needs no other receipt. */
export function canTurnDown(kind: TurnDown, review: Pick<ReceiptReviewResponse, 'paymentStatus'>): boolean {
  return kind === 'cancel' || !isVerified(review);
}
