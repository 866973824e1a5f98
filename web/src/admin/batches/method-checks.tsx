import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import { useId } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { useBatchTexts } from './batches.texts.ts';

type MethodChecksProps = {
  methods: readonly DeliveryMethod[];
  chosenIds: readonly string[];
  onChange: (ids: string[]) => void;
  hint?: string;
};

export function MethodChecks({ methods, chosenIds, onChange, hint }: MethodChecksProps) {
  const text = useBatchTexts().form;
  const { language } = useLanguage();
  const hintId = useId();
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : hintId} className="grid gap-0.5">
      <legend className="mb-1 font-semibold">{text.methods}</legend>
      {methods.map(({ id, name, nameZh }) => (
        <Checkbox
          key={id}
          label={inLanguage(language, name, nameZh)}
          isChecked={chosenIds.includes(id)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosenIds, id] : chosenIds.filter((other) => other !== id))
          }
        />
      ))}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-muted leading-snug">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
