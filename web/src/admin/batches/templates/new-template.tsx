import type { NewTemplate as Template } from '@mooncake/domain/batches/batch-admin.contract';
import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { sendTemplate } from '../batch-queries.ts';
import { useBatchTexts } from '../batches.texts.ts';
import { MethodChecks } from '../method-checks.tsx';
import { fromChoices, type SlotChoices } from '../slots/slot-choices.ts';
import { SlotEditor } from '../slots/slot-editor.tsx';
import { adminSlotsQuery } from '../slots/slot-queries.ts';
import { useChangeBatches } from '../use-change-batches.ts';

const blank = { name: '', description: '' };

type NewTemplateProps = {
  methods: readonly DeliveryMethod[];
  /** Told whether something is typed that closing would lose. */
  onTouched: (isTouched: boolean) => void;
};

/** A new template: a name, some methods and, where wanted, their time slots. */
export function NewTemplate({ methods, onTouched }: NewTemplateProps) {
  const text = useBatchTexts();
  const { optional } = useCommonTexts();
  const { data } = useQuery(adminSlotsQuery);
  const [words, setWords] = useState(blank);
  const [methodIds, setMethodIds] = useState<string[]>([]);
  const [choices, setChoices] = useState<SlotChoices>({});
  const chosen = methods.filter(({ id }) => methodIds.includes(id));
  const slots = (data?.timeSlots ?? []).filter(({ isActive }) => isActive);
  const save = useChangeBatches({
    send: (template: Template) => sendTemplate('POST', '', template),
    done: (_, { name }) => ({ title: text.template.created, message: text.template.createdMessage(name) }),
    failed: text.failed.template,
    onDone: () => {
      setWords(blank);
      setMethodIds([]);
      setChoices({});
    },
  });
  const isTouched = words.name !== '' || words.description !== '' || methodIds.length > 0;
  useEffect(() => onTouched(isTouched), [onTouched, isTouched]);
  const isComplete = words.name.trim() !== '' && chosen.length > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const ofChosen = slots.filter(({ deliveryMethodId }) => methodIds.includes(deliveryMethodId));
    const asked = fromChoices(
      choices,
      ofChosen.map(({ id }) => id),
    );
    if (isComplete && asked && !save.isPending) {
      save.mutate({ ...words, deliveryMethodIds: methodIds, slots: asked });
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-line border-t pt-5">
      <h3 className="text-lg">{text.template.newTitle}</h3>
      <FailureNotice problem={save.error} title={text.failed.template} />
      <TextField
        id="template-name"
        label={text.template.name}
        value={words.name}
        maxLength={120}
        isRequired
        onType={(name) => setWords({ ...words, name })}
      />
      <TextField
        id="template-description"
        label={text.template.description}
        aside={optional}
        value={words.description}
        maxLength={500}
        onType={(description) => setWords({ ...words, description })}
      />
      <MethodChecks methods={methods} chosenIds={methodIds} onChange={setMethodIds} />
      {chosen.length > 0 && (
        <SlotEditor methods={chosen} slots={slots} choices={choices} onChange={setChoices} />
      )}
      <div className="grid justify-items-start gap-2">
        <Button type="submit" disabled={!isComplete || save.isPending} aria-busy={save.isPending}>
          {text.template.create}
        </Button>
        {!isComplete && <p className="text-sm text-muted">{text.template.needs}</p>}
      </div>
    </form>
  );
}
