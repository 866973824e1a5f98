import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { templatesQuery } from '../batch-queries.ts';
import { useBatchTexts } from '../batches.texts.ts';
import { NewTemplate } from './new-template.tsx';
import { TemplateLine } from './template-line.tsx';

type TemplatesDialogProps = {
  methods: readonly DeliveryMethod[];
  onUse: (templateId: string) => void;
  onClose: () => void;
};

/** The templates: used, deleted, and new ones made. */
export function TemplatesDialog({ methods, onUse, onClose }: TemplatesDialogProps) {
  const text = useBatchTexts();
  const { close, loading, tryAgain } = useCommonTexts();
  const templates = useQuery(templatesQuery);
  const [isTouched, setIsTouched] = useState(false);

  return (
    <FormDialog
      title={text.template.title}
      lead={text.template.lead}
      closeLabel={close}
      isTouched={isTouched}
      onClose={onClose}
      footer={() => null}
    >
      <DialogBody>
        {templates.isPending && <Loading label={loading} />}
        {templates.isError && (
          <LoadFailed message={text.failed.load} retryLabel={tryAgain} onRetry={() => templates.refetch()} />
        )}
        {templates.data?.length === 0 && <p className="text-muted">{text.template.empty}</p>}
        {templates.data && templates.data.length > 0 && (
          <ul className="grid gap-3">
            {templates.data.map((template) => (
              <TemplateLine
                key={template.id}
                template={template}
                methods={methods}
                onUse={() => onUse(template.id)}
              />
            ))}
          </ul>
        )}
        <NewTemplate methods={methods} onTouched={setIsTouched} />
      </DialogBody>
    </FormDialog>
  );
}
