import { Notice } from '../../../ui/notice.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { isUnanswered } from '../../lib/send-once.ts';
import { useOrderProblemWords } from '../use-order-problem-words.ts';
import { useBulkTexts } from './bulk.texts.ts';
import type { BulkOutcome } from './send-in-slices.ts';

/** What was changed, and each order that was not, with the reason in words. */
export function BulkResult({ outcome: { changed, unchanged, skipped, failures } }: { outcome: BulkOutcome }) {
  const text = useBulkTexts();
  const { unanswered } = useCommonTexts();
  const wordsOf = useOrderProblemWords();
  const isUnknown = failures.some(({ problem }) => isUnanswered(problem));

  return (
    <>
      <p className="font-semibold text-lg">{text.changed(changed)}</p>
      {unchanged.length > 0 && (
        <p>
          {text.unchanged(unchanged.length)} <span className="tabular-nums">{unchanged.join(', ')}</span>
        </p>
      )}
      {skipped.length > 0 && (
        <p>
          {text.skipped(skipped.length)} <span className="tabular-nums">{skipped.join(', ')}</span>
        </p>
      )}
      {failures.length > 0 && (
        <Notice
          look={isUnknown ? 'warning' : 'problem'}
          title={isUnknown ? unanswered.title : text.notChanged(failures.length)}
          isAlert
        >
          <p>{text.stillSelected}</p>
          <ul className="mt-2 grid gap-1.5">
            {failures.map(({ order, problem }) => (
              <li key={order.id}>
                <strong className="tabular-nums">{order.orderNumber}</strong>:{' '}
                {problem === null ? text.notSent : wordsOf(problem).message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
