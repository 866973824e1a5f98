import type { BatchTemplate } from '@mooncake/domain/batches/batch-admin.contract';
import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import { useState } from 'react';
import { NameList } from '../../../shared/orders/both-names.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { sendTemplate } from '../batch-queries.ts';
import { useBatchTexts } from '../batches.texts.ts';
import { useChangeBatches } from '../use-change-batches.ts';

type TemplateLineProps = {
  template: BatchTemplate;
  methods: readonly DeliveryMethod[];
  onUse: () => void;
};

/** One template; deleting it asks once more, in place. */
export function TemplateLine({ template, methods, onUse }: TemplateLineProps) {
  const text = useBatchTexts();
  const common = useCommonTexts();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, description, deliveryMethodIds } = template;
  const remove = useChangeBatches({
    send: () => sendTemplate('DELETE', `/${id}`),
    done: () => ({ title: text.template.deleted, message: text.template.deletedMessage(name) }),
    failed: text.failed.removeTemplate,
  });
  const served = methods.filter((method) => deliveryMethodIds.includes(method.id));

  return (
    <li className="grid gap-3 rounded-xl border border-line bg-paper p-3.5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-48 flex-1">
          <p className="break-words font-semibold leading-snug">{name}</p>
          {description && <p className="text-muted leading-snug">{description}</p>}
          <p className="mt-1 text-sm leading-snug">
            <NameList names={served} />
          </p>
        </div>
        <div className="flex gap-2">
          <Button look="outline" size="small" aria-label={text.template.useOf(name)} onClick={onUse}>
            {text.template.use}
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-label={text.template.deleteOf(name)}
            aria-expanded={isAsking}
            onClick={() => setIsAsking(!isAsking)}
          >
            {common.delete}
          </Button>
        </div>
      </div>
      {isAsking && (
        <Notice title={text.template.deleteTitle(name)} isAlert>
          <p>{text.template.deleteMessage}</p>
          <div className="mt-2 flex gap-2">
            <Button
              look="danger"
              size="small"
              disabled={remove.isPending}
              aria-busy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {common.delete}
            </Button>
            <Button look="outline" size="small" onClick={() => setIsAsking(false)}>
              {common.cancel}
            </Button>
          </div>
        </Notice>
      )}
    </li>
  );
}
