import type { ApproveMatchingResponse } from '@mooncake/domain/receipts/bulk-approval.contract';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useOrderProblemWords } from '../../orders/use-order-problem-words.ts';
import { useMatchingTexts } from './matching.texts.ts';

/** What was approved, and each order that was not, with the reason in words. */
export function ApprovalResult({ outcome: { approved, failed } }: { outcome: ApproveMatchingResponse }) {
  const text = useMatchingTexts();
  const wordsOf = useOrderProblemWords();
  const problemOf = ({ code, details }: ApproveMatchingResponse['failed'][number]) =>
    new ApiProblem(409, { code, title: code, details });
  return (
    <>
      <p role="status" className="flex items-center gap-2 font-semibold text-jade text-lg">
        <Icon name="check" />
        {text.approved(approved.length)}
      </p>
      {approved.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
          {approved.map(({ orderId, orderNumber }) => (
            <li key={orderId}>
              <Link
                to={`/admin?tab=orders&order=${orderId}`}
                className="inline-block py-1 text-crust underline underline-offset-4"
              >
                {orderNumber}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <Notice look="problem" title={text.notApproved(failed.length)} isAlert>
          <ul className="grid gap-1.5">
            {failed.map((failure) => (
              <li key={failure.orderId}>
                <strong className="tabular-nums">{failure.orderNumber}</strong>:{' '}
                {wordsOf(problemOf(failure)).message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
