import { checkReadiness, type SubmissionProblem } from '@mooncake/domain/orders/submission';
import type { PlacedOrder } from '@mooncake/domain/orders/submission.contract';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { refusalFacts } from '../../../lib/api/refusal-facts.ts';
import type { Words } from '../../../shared/refusals/refusal-words.ts';
import { isFileRefused } from '../../receipts/use-receipt-choice.ts';
import { useRefusalWords } from '../../refusals/use-refusal-words.ts';
import { sentForm, useDraft } from '../draft.ts';
import type { HoldRecord } from '../hold-record.ts';
import type { Receipt } from '../receipt/use-receipt.ts';
import { useSingleFlight } from '../use-single-flight.ts';
import type { ChangeElsewhere } from './changed-elsewhere.tsx';
import { usePaymentTexts } from './payment.texts.ts';
import { submitOrder } from './submit-order.ts';

type CompleteOptions = {
  record: HoldRecord;
  receipt: Receipt;
  change: ChangeElsewhere;
  onPlaced: (placed: PlacedOrder) => Promise<void>;
};

type Failure = Words & {
  isSafe: boolean;
  /** What the customer has to mend first; null where only another try can tell. */
  missing: SubmissionProblem | null;
  /** What was chosen then. */
  file: File | null;
};

/** Sends the order, as often as it takes: the reservation's id keeps it one order. */
export function useCompleteOrder({ record, receipt, change, onPlaced }: CompleteOptions) {
  const { language } = useLanguage();
  const text = usePaymentTexts().complete;
  const wordsOf = useRefusalWords();
  const draft = useDraft();
  // As it was when the boxes were held: the customer may be filling in another order by now.
  const form = record.held?.form ?? draft.form;
  const { isBusy, run } = useSingleFlight();
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { file } = receipt;
  // What is in the order is the server's to judge: it sells what it held, not what a cart says by now.
  const missing = checkReadiness({ paymentConfirmed: record.isPaymentConfirmed, hasReceipt: file !== null });
  // Words about what was missing go as soon as it is there, and words about a receipt with that receipt.
  if (failure && (failure.missing ? failure.missing !== missing : failure.file !== file)) setFailure(null);

  const fail = (words: Words, isSafe: boolean, untilThere: Failure['missing'] = null) =>
    setFailure({ ...words, isSafe, missing: untilThere, file });

  const send = async (chosen: File) => {
    const fields = { ...sentForm(form), holdId: record.holdId, language, paymentConfirmed: 'true' };
    try {
      await onPlaced(await submitOrder(fields, chosen, setProgress));
    } catch (thrown) {
      const words = wordsOf(thrown);
      if (thrown instanceof ApiProblem && thrown.code.startsWith('receipt.')) {
        const mustChange = isFileRefused(thrown);
        if (mustChange) receipt.refuse(words);
        return fail(words, !mustChange, mustChange ? 'no_receipt' : null);
      }
      const unfit = refusalFacts(thrown, 'order.submission_invalid');
      if (unfit) return fail(text.problems[unfit.problem], true);
      const isKnown = thrown instanceof ApiProblem && thrown.status < 500;
      fail({ title: text.failed, message: isKnown ? words.message : text.failedMessage }, true);
    }
  };

  const complete = () =>
    run(async () => {
      const problem = missing ?? 'no_receipt';
      if (missing || !file) return fail(text.problems[problem], false, problem);
      setFailure(null);
      setProgress(0);
      await send(file);
    });

  return { isBusy, progress, failure, complete: () => (change.isUnseen ? change.show() : void complete()) };
}
