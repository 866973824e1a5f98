import {
  type ApproveMatchingRequest,
  type ApproveMatchingResponse,
  approveMatchingResponseSchema,
  type MatchingReceipt,
  undoApprovalResponseSchema,
} from '@mooncake/domain/receipts/bulk-approval.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../ui/toast/toast-store.ts';
import { isSignedOut } from '../../lib/is-signed-out.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { useRefusalWords } from '../../lib/refusals/use-refusal-words.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { useTellFailure } from '../../lib/use-tell-failure.ts';
import { forgetApproval, type KeptApproval, keepApproval } from './kept-approval.ts';
import { useMatchingTexts } from './matching.texts.ts';

/** Hundreds of orders, each in a transaction of its own. */
const patience = 120_000;

/** Approves what was chosen, under an id by which it can be taken back for a minute; or the way back of one that was. */
export function useBulkApproval(kept: KeptApproval | null) {
  const text = useMatchingTexts();
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const wordsOf = useRefusalWords();
  const [approvalId] = useState(() => kept?.approvalId ?? randomUuid());
  const [outcome, setOutcome] = useState<ApproveMatchingResponse | null>(kept?.outcome ?? null);
  const refresh = () => {
    for (const topic of ['orders', 'stock']) void queries.invalidateQueries({ queryKey: [topic] });
  };
  const onError = (problem: Error, failed: string) => {
    if (!isSignedOut(problem)) tellFailure(problem, `${failed} ${wordsOf(problem).message}`);
    // It may have happened all the same.
    refresh();
  };

  const approval = useSingleMutation({
    mutationFn: (orders: readonly MatchingReceipt[]) =>
      sendOnce('/api/admin/bulk-approvals', approveMatchingResponseSchema, {
        method: 'POST',
        body: {
          approvalId,
          seenInBank: true,
          orders: orders.map(({ orderId, version }) => ({ orderId, version })),
        } satisfies ApproveMatchingRequest,
        timeout: patience,
      }),
    onSuccess: (answer) => {
      setOutcome(answer);
      keepApproval({ approvalId, outcome: answer, isLeft: false });
      refresh();
    },
    onError: (problem) => onError(problem, text.couldNot),
  });

  const undoing = useSingleMutation({
    mutationFn: () =>
      sendOnce(`/api/admin/bulk-approvals/${approvalId}/undo`, undoApprovalResponseSchema, {
        method: 'POST',
        timeout: patience,
      }),
    onSuccess: ({ undone, failed }) => {
      forgetApproval();
      if (undone.length > 0) toast({ title: text.undone(undone.length), message: text.undoneMessage });
      if (failed.length > 0) {
        const numbers = failed.map(({ orderNumber }) => orderNumber).join(', ');
        toast({ title: text.notUndone(failed.length), message: numbers, variant: 'warning' });
      }
      refresh();
    },
    onError: (problem) => onError(problem, text.couldNotUndo),
  });

  return {
    outcome,
    isApproving: approval.isPending,
    isUndoing: undoing.isPending,
    approve: approval.mutate,
    /** What is to follow happens only while this is still in sight: it may be undone later, from a toast. */
    undo: (andThen: () => void) => undoing.mutate(undefined, { onSuccess: andThen }),
  };
}
