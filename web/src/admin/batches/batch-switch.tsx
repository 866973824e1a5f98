import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useDatedBatch } from '../lib/use-dated-batch.ts';
import { switchBatch } from './batch-queries.ts';
import { useBatchTexts } from './batches.texts.ts';
import { useChangeBatches } from './use-change-batches.ts';

/** Whether customers see a batch; hiding it asks once more, in place. */
export function BatchSwitch({ batch }: { batch: AdminBatch }) {
  const { id, isActive } = batch;
  const name = useDatedBatch()(batch);
  const text = useBatchTexts();
  const { active, inactive } = useCommonTexts();
  const [isAsking, setIsAsking] = useState(false);
  const change = useChangeBatches({
    send: (isOn: boolean) => switchBatch(id, isOn),
    done: ({ isActive: isOn }) =>
      isOn
        ? { title: text.enabled, message: text.enabledMessage(name) }
        : { title: text.disabled, message: text.disabledMessage(name) },
    failed: text.failed.status,
    onDone: () => setIsAsking(false),
  });

  if (isAsking && isActive) {
    return (
      <div role="alertdialog" aria-label={text.disableTitle} className="rounded-xl bg-amber-wash p-3">
        <p className="font-semibold leading-snug">{text.disableTitle}</p>
        <p className="mt-1 text-sm leading-snug">{text.disableMessage}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            look="danger"
            size="small"
            disabled={change.isPending}
            aria-busy={change.isPending}
            onClick={() => change.mutate(false)}
          >
            {text.disable}
          </Button>
          <Button look="outline" size="small" onClick={() => setIsAsking(false)}>
            {text.keep}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex items-center gap-2">
      <Switch
        label={text.of(active, name)}
        hidesLabel
        isOn={isActive}
        isBusy={change.isPending}
        onChange={(isOn) => (isOn ? change.mutate(true) : setIsAsking(true))}
      />
      <span aria-hidden="true" className={isActive ? '' : 'text-muted'}>
        {isActive ? active : inactive}
      </span>
    </div>
  );
}
