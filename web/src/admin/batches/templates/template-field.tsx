import type { BatchTemplate } from '@mooncake/domain/batches/batch-admin.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { templatesQuery } from '../batch-queries.ts';
import { useBatchTexts } from '../batches.texts.ts';

type TemplateFieldProps = {
  chosen: BatchTemplate | null;
  /** Chosen before the form opened; blank for none. */
  initialId: string;
  onChoose: (template: BatchTemplate | null) => void;
};

export function TemplateField({ chosen, initialId, onChoose }: TemplateFieldProps) {
  const text = useBatchTexts().form;
  const { data: templates = [] } = useQuery(templatesQuery);
  const choose = (id: string) => onChoose(templates.find((template) => template.id === id) ?? null);
  const chooseInitial = useEffectEvent(() => initialId !== '' && choose(initialId));
  const hasCome = templates.length > 0;
  useEffect(() => {
    if (hasCome) chooseInitial();
  }, [hasCome]);

  return (
    <SelectField
      id="batch-template"
      label={text.template}
      value={chosen?.id ?? ''}
      onChoose={choose}
      options={[
        { value: '', label: text.noTemplate },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      hint={chosen ? text.templateApplied(chosen.name, chosen.slots.filter(isDifferent).length) : undefined}
    />
  );
}

/** Whether the template treats the slot in a way of its own. */
function isDifferent({ isActive, capacity }: BatchTemplate['slots'][number]): boolean {
  return !isActive || capacity !== null;
}
