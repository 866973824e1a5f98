import type { Language } from '@mooncake/domain/language';
import type { StatusPair } from '@mooncake/domain/orders/status/status';
import type { ReceiptReviewResponse } from '@mooncake/domain/receipts/receipt-review.contract';
import { useLayoutEffect } from 'react';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { useOrderTexts } from '../../shared/orders/order.texts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOrderDetailsTexts } from '../orders/details/order-details.texts.ts';
import { useOrderChangeTexts } from '../orders/order-changes.texts.ts';
import { ProblemNotice } from '../orders/problem-notice.tsx';
import { ReadyReasons } from '../orders/status/ready-reasons.tsx';
import type { TurnDown } from './begun-notes.ts';
import { useReviewTexts } from './review.texts.ts';
import { SeenTick } from './seen-tick.tsx';
import { canTurnDown, fieldIds, isVerified, type ReviewForm } from './use-review-form.ts';

type DecisionPartProps = {
  review: ReceiptReviewResponse;
  /** The customer's, in which the note is best written. */
  language: Language;
  judgement: ReviewForm;
};

/** The tick and the ways to decide. */
export function DecisionPart({ review, language, judgement }: DecisionPartProps) {
  return (
    <div className="grid gap-2 sm:gap-3">
      {judgement.hasChanged ? (
        <ChangedNotice now={review} />
      ) : (
        <DecisionProblem problem={judgement.problem} />
      )}
      {judgement.turningDown ? (
        <TurnDownForm
          review={review}
          language={language}
          judgement={judgement}
          kind={judgement.turningDown}
        />
      ) : (
        <ApproveForm review={review} judgement={judgement} />
      )}
    </div>
  );
}

/** Both on one line of a phone: what was read of the receipt needs the room. */
const turnDownOnPhone = 'max-sm:flex-auto max-sm:px-2 max-sm:text-sm';

function ApproveForm({ review, judgement }: Omit<DecisionPartProps, 'language'>) {
  const text = useReviewTexts();
  const { isSeen, missed, isBusy, setSeen, setTurningDown, approve } = judgement;
  const isDone = isVerified(review);
  const isCancelled = review.orderStatus === 'cancelled';
  const canRefuse = review.receipt !== null && review.paymentStatus === 'pending';

  return (
    <>
      {isDone && <p className="font-semibold text-jade">{text.alreadyVerified}</p>}
      {isCancelled && <p className="font-semibold text-seal">{text.alreadyCancelled}</p>}
      {/* On a phone the tick and what it leads to share a line, and the ways to turn down are below. */}
      <div className="flex flex-wrap items-start gap-2 sm:gap-3">
        {!isDone && review.receipt && (
          <div className="flex-auto max-sm:basis-[45%] sm:basis-full">
            <SeenTick isSeen={isSeen} isMissed={missed === 'seen'} onChange={setSeen} />
          </div>
        )}
        <div className="flex gap-2 max-sm:order-1 max-sm:basis-full sm:contents">
          {!isCancelled && (
            <Button
              look="outline"
              className={`text-seal ${turnDownOnPhone}`}
              disabled={isBusy}
              onClick={() => setTurningDown('cancel')}
            >
              {text.cancel}
            </Button>
          )}
          {canRefuse && (
            <Button
              look="outline"
              className={turnDownOnPhone}
              disabled={isBusy}
              onClick={() => setTurningDown('refuse')}
            >
              {text.refuse}
            </Button>
          )}
        </div>
        {!isDone && (
          <Button
            className="flex-1 whitespace-nowrap max-sm:min-h-12 max-sm:px-3.5"
            aria-disabled={isBusy}
            aria-busy={isBusy}
            onClick={approve}
          >
            {isBusy ? text.approving : text.approve}
          </Button>
        )}
      </div>
    </>
  );
}

function TurnDownForm({ review, language, judgement, kind }: DecisionPartProps & { kind: TurnDown }) {
  const text = useReviewTexts();
  const { languages } = useOrderDetailsTexts();
  const { notes, missed, isSeen, isBusy, setNotes, setSeen, setTurningDown, turnDown } = judgement;
  const words = text.turnDown[kind];
  // At once, before the next key: a letter typed outside the field would be lost.
  useLayoutEffect(() => document.getElementById(fieldIds.notes)?.focus(), []);

  return (
    <>
      <h3 className="text-lg">{words.title(review.orderNumber)}</h3>
      <p className="text-muted">{words.explain}</p>
      <TextField
        id={fieldIds.notes}
        label={text.notes}
        hint={text.notesHint(languages[language])}
        value={notes}
        onType={setNotes}
        problem={missed === 'notes' ? text.notesRequiredMessage : undefined}
        isRequired
        lines={3}
        maxLength={1000}
      />
      <ReadyReasons kind={kind} onPick={setNotes} language={language} />
      {kind === 'cancel' && review.receipt && !isVerified(review) && (
        <Checkbox label={text.moneyArrived} isChecked={isSeen} onChange={setSeen} />
      )}
      {kind === 'cancel' && isVerified(review) && <p className="font-semibold">{text.moneyOwed}</p>}
      {!canTurnDown(kind, review) && <p className="font-semibold text-jade">{text.alreadyVerified}</p>}
      <div className="flex gap-3">
        <Button look="outline" disabled={isBusy} onClick={() => setTurningDown(null)}>
          {text.keep}
        </Button>
        {canTurnDown(kind, review) && (
          <Button
            look={kind === 'cancel' ? 'danger' : 'primary'}
            className="flex-1"
            aria-disabled={isBusy}
            aria-busy={isBusy}
            onClick={turnDown}
          >
            {isBusy ? words.busy : words.confirm}
          </Button>
        )}
      </div>
    </>
  );
}

/** Said before the decision is sent, so that nobody finds out only by a refusal. */
function ChangedNotice({ now }: { now: StatusPair }) {
  const text = useOrderChangeTexts().status;
  const { status, payment } = useOrderTexts();
  return (
    <Notice look="problem" title={text.changedMeanwhile} isAlert>
      {text.changedTo(status[now.orderStatus], payment[now.paymentStatus])}
    </Notice>
  );
}

/** Why it did not happen, for as long as it holds true. */
function DecisionProblem({ problem }: { problem: unknown }) {
  const text = useReviewTexts();
  if (!problem) return null;
  if (problem instanceof ApiProblem && problem.code === 'timeout') {
    return (
      <Notice look="problem" title={text.timeout} isAlert>
        {text.timeoutMessage}
      </Notice>
    );
  }
  return <ProblemNotice problem={problem} />;
}
