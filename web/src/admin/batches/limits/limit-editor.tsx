import type { AdminLimit } from '@mooncake/domain/batches/batch-limits.contract';
import { readQuantity } from '@mooncake/domain/batches/read-quantity';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { isUnanswered } from '../../lib/send-once.ts';
import { usePickupSlotTexts } from '../slots/pickup-slots.texts.ts';
import { saveLimit } from '../slots/slot-queries.ts';
import { useChangeBatches } from '../use-change-batches.ts';

type LimitEditorProps = { batchId: string; limit: AdminLimit; name: string; onClose: () => void };

export function LimitEditor({ batchId, limit, name, onClose }: LimitEditorProps) {
  const text = usePickupSlotTexts();
  const { save: saveWord, saving, cancel, unanswered } = useCommonTexts();
  const [typed, setTyped] = useState(String(limit.limitQuantity));
  const [wasTried, setWasTried] = useState(false);
  const quantity = readQuantity(typed);
  const save = useChangeBatches({
    send: (asked: number) => saveLimit(batchId, limit.productId, { limitQuantity: asked }),
    done: (_, asked) => ({
      title: text.limits.saved,
      message: text.limits.savedMessage(name, String(asked)),
    }),
    failed: text.failed.limit,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (quantity !== null && !save.isPending) save.mutate(quantity);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-2.5">
      <TextField
        id={`limit-${limit.productId}`}
        label={text.limits.field(name)}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onType={setTyped}
        problem={
          wasTried && quantity === null
            ? text.limits.invalid
            : isUnanswered(save.error)
              ? unanswered.message
              : save.isError
                ? text.failed.limit
                : undefined
        }
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" disabled={save.isPending} aria-busy={save.isPending}>
          {save.isPending ? saving : saveWord}
        </Button>
        <Button look="outline" size="small" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
