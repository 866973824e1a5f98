import type {
  CancelReceiptRequest,
  ReceiptReviewResponse,
} from '@mooncake/domain/receipts/receipt-review.contract';
import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { isSignedOut } from '../lib/is-signed-out.ts';
import { useSingleMutation } from '../lib/use-single-mutation.ts';
import { useTellFailure } from '../lib/use-tell-failure.ts';
import { useOrderProblemWords } from '../orders/use-order-problem-words.ts';
import { useReviewTexts } from './review.texts.ts';
import { reviewApi } from './review-api.ts';

type ReviewDecision =
  | { kind: 'approve' }
  | ({ kind: 'refuse' | 'cancel' } & Pick<CancelReceiptRequest, 'notes' | 'hasMoneyArrived'>);
type Judged = {
  review: ReceiptReviewResponse;
  /** What the reviewer had in sight when they decided, which may be older than the review by now. */
  version: number;
  decision: ReviewDecision;
};

/** Sends what was decided about a receipt and says how that went; that an order is gone is said where it stood. */
export function useSubmitReview(
  onDone: (review: ReceiptReviewResponse) => void,
  onGone: (orderId: string) => void,
) {
  const text = useReviewTexts();
  const tellFailure = useTellFailure();
  const wordsOf = useOrderProblemWords();
  const queries = useQueryClient();
  const refresh = () => {
    for (const topic of ['orders', 'stock']) void queries.invalidateQueries({ queryKey: [topic] });
  };

  return useSingleMutation({
    mutationFn: ({ review: { orderId }, version, decision }: Judged) => {
      if (decision.kind === 'approve') return reviewApi.approve(orderId, { seenInBank: true, version });
      const { kind, ...words } = decision;
      return reviewApi[kind](orderId, { ...words, version });
    },
    onSuccess: ({ order }, { review, decision }) => {
      const owesMoney = decision.kind === 'cancel' && order.paymentStatus === 'verified';
      const { title, message } = owesMoney ? text.cancelledPaid : text.done[decision.kind];
      toast({ title, message: message(review.orderNumber) });
      refresh();
      onDone(review);
    },
    onError: (problem, { review, decision }) => {
      if (isSignedOut(problem)) return;
      const failed = text.couldNot[decision.kind];
      const code = problem instanceof ApiProblem ? problem.code : '';
      const isRefusal = problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500;
      if (code === 'order.not_found') {
        onGone(review.orderId);
      } else if (code === 'timeout') {
        toast({ title: text.timeout, message: text.timeoutMessage, variant: 'destructive' });
      } else {
        tellFailure(problem, isRefusal ? `${failed} ${wordsOf(problem).message}` : failed);
      }
      // It may have happened all the same, or a colleague was faster.
      refresh();
    },
  });
}
