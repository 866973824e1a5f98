import { formatRinggit } from '@mooncake/domain/money';
import type { MatchingReceipt } from '@mooncake/domain/receipts/bulk-approval.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { matchingReceiptsQuery } from '../../orders/order-queries.ts';
import { SeenTick } from '../seen-tick.tsx';
import { fieldIds } from '../use-review-form.ts';
import { ApprovalResult } from './approval-result.tsx';
import { keptApproval, leaveApproval } from './kept-approval.ts';
import { useMatchingTexts } from './matching.texts.ts';
import { MatchingList } from './matching-list.tsx';
import { useUndoToast } from './undo-toast.tsx';
import { useBulkApproval } from './use-bulk-approval.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Everything that matches, once more in sight, approved with one press and for a minute taken back with another. */
export function ApproveMatchingDialog({ onClose }: { onClose: () => void }) {
  const text = useMatchingTexts();
  const common = useCommonTexts();
  const [kept] = useState(keptApproval);
  const { outcome, isApproving, isUndoing, approve, undo } = useBulkApproval(kept?.isLeft ? null : kept);
  const showUndo = useUndoToast();
  const matching = useQuery({ ...matchingReceiptsQuery, enabled: outcome === null && !isApproving });
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<string | null>(null);
  const [isMissed, setIsMissed] = useState(false);
  const secondsLeft = useSecondsLeft(outcome?.undoUntil);
  const orders = matching.data?.orders ?? [];
  const heldBack = matching.data?.heldBack ?? 0;
  const chosen = orders.filter(({ orderId }) => !leftOut.has(orderId));
  // The tick is about these very payments: another one that came meanwhile was not looked for in the bank.
  const ticked = chosen.map(({ orderId, version }) => `${orderId} ${version}`).join();
  const isSeen = chosen.length > 0 && seen === ticked;
  const sum = formatRinggit(sumOf(chosen));
  const approved = outcome?.approved.length ?? 0;
  const canUndo = approved > 0 && secondsLeft > 0;

  const start = () => {
    if (isSeen) approve(chosen);
    else {
      flushSync(() => setIsMissed(true));
      document.getElementById(fieldIds.seen)?.focus();
    }
  };
  const leave = () => {
    if (outcome && canUndo) {
      leaveApproval();
      showUndo(outcome, () => undo(() => undefined));
    }
    onClose();
  };

  return (
    <FormDialog
      title={outcome ? text.result : text.title(orders.length)}
      lead={outcome ? undefined : text.lead}
      closeLabel={common.close}
      size={outcome ? 'normal' : 'wide'}
      isTouched={false}
      mayLeave={() => !isApproving && !isUndoing}
      onClose={leave}
      closesOutside={!isApproving}
      footer={() =>
        outcome ? (
          <DialogFooter>
            {canUndo && (
              <Button look="outline" disabled={isUndoing} onClick={() => undo(onClose)}>
                {isUndoing ? text.undoing : text.undoFor(secondsLeft)}
              </Button>
            )}
            <Button onClick={leave}>{common.close}</Button>
          </DialogFooter>
        ) : (
          // However long the list, what is ticked and pressed stays in sight.
          <div className="grid gap-3">
            {orders.length > 0 && (
              <SeenTick
                label={text.seen(chosen.length, sum)}
                required={text.seenRequired}
                isSeen={isSeen}
                isMissed={isMissed && !isSeen}
                onChange={(isNowSeen) => {
                  setSeen(isNowSeen ? ticked : null);
                  setIsMissed(false);
                }}
              />
            )}
            <DialogFooter>
              <Button look="outline" disabled={isApproving} onClick={leave}>
                {common.cancel}
              </Button>
              <Button disabled={chosen.length === 0} aria-busy={isApproving} onClick={start}>
                {isApproving ? text.approving : text.approve(chosen.length)}
              </Button>
            </DialogFooter>
          </div>
        )
      }
    >
      <DialogBody>
        {outcome && <ApprovalResult outcome={outcome} />}
        {!outcome && matching.isPending && <Loading label={text.loading} />}
        {!outcome && matching.isError && !matching.data && (
          <LoadFailed message={text.failed} retryLabel={common.tryAgain} onRetry={() => matching.refetch()} />
        )}
        {!outcome && matching.data && orders.length === 0 && <p>{text.none}</p>}
        {!outcome && heldBack > 0 && <p className="text-muted">{text.heldBack(heldBack)}</p>}
        {!outcome && orders.length > 0 && (
          <MatchingList
            orders={orders}
            isLeftOut={(orderId) => leftOut.has(orderId)}
            onChoose={(orderId, isChosen) => {
              const others = [...leftOut].filter((id) => id !== orderId);
              setLeftOut(new Set(isChosen ? others : [...others, orderId]));
            }}
          />
        )}
      </DialogBody>
    </FormDialog>
  );
}

const sumOf = (orders: readonly MatchingReceipt[]) =>
  orders.reduce((sum, { amountDueSen }) => sum + amountDueSen, 0);
