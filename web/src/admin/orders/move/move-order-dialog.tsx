import { linesNeedOwnSlot } from '@mooncake/domain/cart/own-slot';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { keepsStock } from '@mooncake/domain/orders/status/status-transition';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { refusalFacts } from '../../../lib/api/refusal-facts.ts';
import { placeOfRefusal } from '../../../shared/delivery/refusal-place.ts';
import { type HandoverChoice, useHandover } from '../../../shared/delivery/use-handover.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { isUnanswered } from '../../lib/send-once.ts';
import { useKeptForm } from '../use-kept-form.ts';
import { useOrderProblemWords } from '../use-order-problem-words.ts';
import { HandoverFields } from './handover-fields.tsx';
import { HandoverNow } from './handover-now.tsx';
import { useMoveTexts } from './move.texts.ts';
import { MovedOrder } from './moved-order.tsx';
import { orderNeeds } from './order-needs.ts';
import { staffDates } from './staff-dates.ts';
import { useMove } from './use-move.ts';

/** What was chosen or typed; null is as the order has it. */
const moveFormSchema = z.object({
  choice: z.nullable(
    z.object({
      deliveryMethodId: z.nullable(z.string()),
      batchId: z.nullable(z.string()),
      timeSlotId: z.nullable(z.string()),
    }),
  ),
  address: z.nullable(z.string()),
});
const untouched: z.infer<typeof moveFormSchema> = { choice: null, address: null };

type MoveOrderDialogProps = { order: AdminOrder; onClose: () => void };

/** Another way, day, time or address for an order. */
export function MoveOrderDialog({ order, onClose }: MoveOrderDialogProps) {
  const text = useMoveTexts();
  const common = useCommonTexts();
  const [present] = useState(() => ({
    choice: {
      deliveryMethodId: order.deliveryMethod?.id ?? null,
      batchId: order.batch?.id ?? null,
      timeSlotId: order.timeSlotId,
    },
    address: order.deliveryAddress ?? '',
  }));
  const { form, isRestored, change, forget, startOver } = useKeptForm(
    `move:${order.id}`,
    moveFormSchema,
    untouched,
  );
  const choice = form.choice ?? present.choice;
  const address = form.address ?? present.address;
  const [wasTried, setWasTried] = useState(false);
  // What this reader saw when they chose; a refetch behind the dialog must not choose anew for them.
  const [seenVersion, setSeenVersion] = useState<number | null>(order.version);
  const own = {
    batchId: order.outsideStock ? null : (order.batch?.id ?? null),
    timeSlotId: order.timeSlotId,
  };
  const handover = useHandover(choice, {
    needs: orderNeeds(order),
    needsOwnSlot: linesNeedOwnSlot(order.items),
    isReady: true,
    own,
    dates: staffDates(order.batch?.id ?? null),
  });
  const { method, batch, slot } = handover;
  const move = useMove(order, forget);
  const refusal = useMoveRefusal(move.error);
  const needsAddress = method?.needsAddress ?? false;
  const lacksAddress = needsAddress && address.trim() === '';

  const choose = (next: HandoverChoice) => {
    move.reset();
    change({ ...form, choice: next });
  };
  const close = () => {
    forget();
    onClose();
  };
  const submit = () => {
    setWasTried(true);
    if (!method || !batch || !slot || lacksAddress || move.isPending) return;
    move.mutate(
      {
        deliveryMethodId: method.id,
        batchId: batch.batchId,
        timeSlotId: slot.id,
        deliveryAddress: needsAddress ? address : '',
        version: seenVersion ?? order.version,
      },
      {
        onError: (problem) => {
          const now = refusalFacts(problem, 'order.changed_meanwhile');
          if (now) setSeenVersion(now.version);
          // It may have been done: the next move is about whatever is in sight by then, not refused for this one.
          if (isUnanswered(problem)) setSeenVersion(null);
        },
      },
    );
  };
  const problemAt = (place: 'method' | 'batch' | 'slot') => {
    if (refusal?.place === place) return refusal.message;
    const isMissing = { method: !method, batch: !!method && !batch, slot: !!batch && !slot }[place];
    return wasTried && isMissing ? text.selectionRequired : undefined;
  };

  if (move.data) return <MovedOrder order={move.data} onClose={onClose} />;
  return (
    <FormDialog
      title={text.title}
      lead={text.lead(order.orderNumber, order.customer.name)}
      closeLabel={common.close}
      isTouched={form.choice !== null || address !== present.address}
      onClose={close}
      footer={(leave) => (
        <DialogFooter>
          <Button look="outline" onClick={leave}>
            {common.cancel}
          </Button>
          <Button aria-busy={move.isPending} aria-disabled={move.isPending} onClick={submit}>
            {move.isPending ? text.busy : text.submit}
          </Button>
        </DialogFooter>
      )}
    >
      <DialogBody>
        <HandoverNow order={order} />
        {!keepsStock(order.orderStatus) && <p className="text-muted">{text.noStock}</p>}
        {isRestored && (
          <Notice title={text.restored}>
            <p>{text.restoredHint}</p>
            <Button
              look="outline"
              size="small"
              className="mt-2"
              onClick={() => {
                move.reset();
                setWasTried(false);
                startOver();
                document.getElementById('move-method')?.focus();
              }}
            >
              {text.startOver}
            </Button>
          </Notice>
        )}
        {refusal?.place === 'proceed' && (
          <Notice look={isUnanswered(move.error) ? 'warning' : 'problem'} title={refusal.title} isAlert>
            {refusal.message}
          </Notice>
        )}
        <HandoverFields
          idPrefix="move"
          choice={choice}
          handover={handover}
          onChoose={choose}
          isReady
          ownBatchId={own.batchId}
          problemAt={problemAt}
        >
          {needsAddress && (
            <TextField
              id="move-address"
              label={text.address}
              hint={text.addressHint}
              value={address}
              onType={(typed) => change({ ...form, address: typed })}
              problem={wasTried && lacksAddress ? text.addressRequired : undefined}
              isRequired
              lines={3}
              maxLength={500}
            />
          )}
        </HandoverFields>
      </DialogBody>
    </FormDialog>
  );
}

/** A refused move in words, and the field it is about. */
function useMoveRefusal(problem: unknown) {
  const text = useMoveTexts();
  const wordsOf = useOrderProblemWords();
  if (!problem) return null;
  const code = problem instanceof ApiProblem ? problem.code : '';
  if (code === 'order.nothing_to_change') {
    return { place: 'proceed', title: text.nothing, message: text.nothingMessage } as const;
  }
  return { place: placeOfRefusal(code), ...wordsOf(problem) };
}
