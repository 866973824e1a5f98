import { languages } from '@mooncake/domain/language';
import { RadioCard } from '../../../ui/form/radio-card.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { DraftOrder } from './draft-order.ts';
import { useNewOrderTexts } from './new-order.texts.ts';

type PaymentFieldsProps = {
  draft: DraftOrder;
  onChange: (change: Pick<DraftOrder, 'paymentStatus'> | Pick<DraftOrder, 'language'>) => void;
};

/** Whether the money is here, and the language the customer reads. */
export function PaymentFields({ draft, onChange }: PaymentFieldsProps) {
  const text = useNewOrderTexts();
  const choices = [
    ['pending', text.paymentPending, text.paymentPendingHint],
    ['verified', text.paymentVerified, text.paymentVerifiedHint],
  ] as const;

  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-1.5 font-semibold">{text.paymentStatus}</legend>
        {choices.map(([paymentStatus, title, hint]) => (
          <RadioCard
            key={paymentStatus}
            name="new-order-payment"
            value={paymentStatus}
            isChosen={draft.paymentStatus === paymentStatus}
            onChoose={() => onChange({ paymentStatus })}
            title={title}
          >
            <span className="block text-sm text-muted leading-snug">{hint}</span>
          </RadioCard>
        ))}
      </fieldset>
      <SelectField
        id="new-order-language"
        label={text.language}
        value={draft.language}
        onChoose={(language) => onChange({ language })}
        options={languages.map((language) => ({ value: language, label: text.languages[language] }))}
      />
    </div>
  );
}
