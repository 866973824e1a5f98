import type { Language } from '@mooncake/domain/language';
import type { ReceiptReviewResponse } from '@mooncake/domain/receipts/receipt-review.contract';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOrderDetailsTexts } from '../orders/details/order-details.texts.ts';
import { ProblemNotice } from '../orders/problem-notice.tsx';
import { useReviewTexts } from './review.texts.ts';
import { SeenTick } from './seen-tick.tsx';
import { fieldIds, isVerified, type ReviewForm } from './use-review-form.ts';

type DecisionPartProps = {
  review: ReceiptReviewResponse;
  /** The customer's, in which the note is best written. */
  language: Language;
  judgement: ReviewForm;
};

/** The tick and the two ways to decide. */
export function DecisionPart({ review, language, judgement }: DecisionPartProps) {
  return (
    <div className="grid gap-3">
      <DecisionProblem problem={judgement.problem} />
      {judgement.isCancelling ? (
        <CancelForm review={review} language={language} judgement={judgement} />
      ) : (
        <ApproveForm review={review} judgement={judgement} />
      )}
    </div>
  );
}

function ApproveForm({ review, judgement }: Omit<DecisionPartProps, 'language'>) {
  const text = useReviewTexts();
  const { isSeen, missed, isBusy, setSeen, setCancelling, approve } = judgement;
  const isDone = isVerified(review);
  const isCancelled = review.orderStatus === 'cancelled';

  return (
    <>
      {isDone && <p className="font-semibold text-jade">{text.alreadyVerified}</p>}
      {isCancelled && <p className="font-semibold text-seal">{text.alreadyCancelled}</p>}
      {!isDone && review.receipt && (
        <SeenTick isSeen={isSeen} isMissed={missed === 'seen'} onChange={setSeen} />
      )}
      <div className="flex gap-3">
        {!isCancelled && (
          <Button look="outline" className="text-seal" disabled={isBusy} onClick={() => setCancelling(true)}>
            {text.cancel}
          </Button>
        )}
        {!isDone && (
          <Button className="flex-1" aria-disabled={isBusy} aria-busy={isBusy} onClick={approve}>
            {isBusy ? text.approving : text.approve}
          </Button>
        )}
      </div>
    </>
  );
}

function CancelForm({ review, language, judgement }: DecisionPartProps) {
  const text = useReviewTexts();
  const { languages } = useOrderDetailsTexts();
  const { notes, missed, isBusy, setNotes, setCancelling, cancel } = judgement;

  return (
    <>
      <h3 className="text-lg">{text.cancelTitle(review.orderNumber)}</h3>
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
      <div className="flex gap-3">
        <Button look="outline" disabled={isBusy} onClick={() => setCancelling(false)}>
          {text.keep}
        </Button>
        <Button look="danger" className="flex-1" aria-disabled={isBusy} aria-busy={isBusy} onClick={cancel}>
          {isBusy ? text.cancelling : text.confirmCancel}
        </Button>
      </div>
    </>
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
