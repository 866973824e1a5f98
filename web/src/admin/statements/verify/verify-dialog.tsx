import { formatRinggit } from '@mooncake/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useRefusalWords } from '../../lib/refusals/use-refusal-words.ts';
import { useMoneyTexts } from '../money.texts.ts';
import { exactQuery } from '../money-api.ts';
import { type ExactPayment, type Failure, useVerify } from './use-verify.ts';

/** Asks once with the whole list, then shows how far it is, then what could not be verified and why. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const { verify: text, loading, loadFailed } = useMoneyTexts();
  const common = useCommonTexts();
  const wordsOf = useRefusalWords();
  const { outcome, isRunning, isStopping, isDone, run, stop } = useVerify();
  const [chosen, setChosen] = useState<readonly ExactPayment[] | null>(null);
  const asked = useQuery({ ...exactQuery, enabled: chosen === null });
  const payments = chosen ?? asked.data?.payments ?? [];
  const sen = payments.reduce((sum, { amountSen }) => sum + amountSen, 0);
  const start = () => {
    setChosen(payments);
    void run(payments);
  };

  return (
    <Dialog
      title={text.title}
      lead={text.lead(payments.length, formatRinggit(sen))}
      closeLabel={common.close}
      closesOutside={false}
      onClose={() => {
        if (!isRunning) onClose();
      }}
      footer={
        <DialogFooter>
          {!isDone && (
            <Button look="outline" disabled={isStopping} onClick={isRunning ? stop : onClose}>
              {isRunning ? text.stop : common.cancel}
            </Button>
          )}
          {isDone ? (
            <Button onClick={onClose}>{common.close}</Button>
          ) : (
            <Button disabled={payments.length === 0 || isRunning} aria-busy={isRunning} onClick={start}>
              {text.start(payments.length)}
            </Button>
          )}
        </DialogFooter>
      }
    >
      <DialogBody>
        {outcome && <Progress verified={outcome.verified} total={outcome.total} />}
        {outcome && isDone && <p className="font-semibold text-lg">{text.verified(outcome.verified)}</p>}
        {outcome && isDone && outcome.failures.length > 0 && (
          <Notice look="problem" title={text.failed(outcome.failures.length)} isAlert>
            <ul className="mt-2 grid gap-1.5">
              {Array.from(
                failuresByReason(outcome.failures, (problem) =>
                  problem === null ? text.stopped : wordsOf(problem).message,
                ),
                ([reason, numbers]) => (
                  <li key={reason}>
                    {reason}{' '}
                    <strong className="tabular-nums">
                      {text.which(numbers.slice(0, named), numbers.length)}
                    </strong>
                  </li>
                ),
              )}
            </ul>
          </Notice>
        )}
        {!outcome && asked.isPending && <Loading label={loading} />}
        {!outcome && asked.isError && (
          <LoadFailed message={loadFailed} retryLabel={common.tryAgain} onRetry={() => asked.refetch()} />
        )}
        {!outcome && <ExactTable payments={payments} />}
      </DialogBody>
    </Dialog>
  );
}

/** So many numbers are read; of more it is enough to know how many. */
const named = 10;

/** Thousands fail for the same reason, which is said once. */
function failuresByReason(failures: readonly Failure[], reasonOf: (problem: unknown) => string) {
  const numbersOf = new Map<string, string[]>();
  for (const { payment, problem } of failures) {
    const reason = reasonOf(problem);
    const numbers = numbersOf.get(reason);
    if (numbers) numbers.push(payment.orderNumber);
    else numbersOf.set(reason, [payment.orderNumber]);
  }
  return numbersOf;
}

/** Only what was verified: what failed, or was never sent, is no progress. */
function Progress({ verified, total }: { verified: number; total: number }) {
  const { verify: text } = useMoneyTexts();
  return (
    <div className="grid gap-1.5">
      <progress className="h-3 w-full accent-jade" aria-label={text.progress} value={verified} max={total} />
      <p role="status" className="tabular-nums">
        {text.doneOf(verified, total)}
      </p>
    </div>
  );
}

function ExactTable({ payments }: { payments: readonly ExactPayment[] }) {
  const { verify: text } = useMoneyTexts();
  const { language } = useLanguage();
  return (
    <ul aria-label={text.list} className="grid">
      {payments.map(({ id, orderNumber, customerName, amountSen, paidOn, paidAgain }) => (
        <li
          key={id}
          className="exact-line flex flex-wrap justify-between gap-x-4 border-line border-t py-2 first:border-t-0"
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <strong className="font-semibold tabular-nums">{orderNumber}</strong> {customerName}
          </span>
          <span className="tabular-nums">
            {formatDate(paidOn, language, 'short')} · {formatRinggit(amountSen)}
          </span>
          {paidAgain > 0 && <span className="basis-full text-sm text-seal">{text.paidAgain(paidAgain)}</span>}
        </li>
      ))}
    </ul>
  );
}
