import type { OrderForm } from '@mooncake/domain/orders/order-form';
import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Link } from '../../../ui/link.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useCheckoutTexts } from '../checkout.texts.ts';
import { changeForm, useDraft } from '../draft.ts';
import type { FormProblems } from '../use-form-problems.ts';
import { fieldId } from './field-ids.ts';

/** Who orders and how to reach them; everything typed is kept as a draft. */
export function ContactForm({ problems }: { problems: FormProblems }) {
  const text = useCheckoutTexts().contact;

  return (
    <SectionCard title={text.title}>
      <div className="grid gap-4 md:grid-cols-2 md:gap-5">
        <FormField
          name="name"
          label={text.name}
          problems={problems}
          isRequired
          autoComplete="name"
          maxLength={100}
        />
        <FormField
          name="phone"
          label={text.phone}
          hint={text.phoneHint}
          problems={problems}
          isRequired
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      <fieldset className="mt-4 rounded-xl bg-paper px-4 pt-1 pb-4 md:mt-6 md:px-5 md:pt-2">
        <legend className="float-left w-full pt-2 font-semibold">{text.second}</legend>
        <p className="clear-both text-muted leading-snug max-md:text-sm">{text.secondHint}</p>
        <div className="mt-2.5 grid gap-2.5 md:mt-3 md:grid-cols-3 md:gap-4">
          <FormField
            name="email"
            isCompact
            label={text.email}
            problems={problems}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
          <FormField
            name="instagram"
            isCompact
            label={text.instagram}
            hint={text.instagramHint}
            problems={problems}
            autoCapitalize="none"
            autoComplete="off"
            maxLength={100}
          />
          <FormField
            name="facebook"
            isCompact
            label={text.facebook}
            hint={text.facebookHint}
            problems={problems}
            autoComplete="off"
            maxLength={100}
          />
        </div>
      </fieldset>
      <div className="mt-4 md:mt-5">
        <FormField
          name="notes"
          label={text.notes}
          aside={text.optional}
          problems={problems}
          lines={2}
          maxLength={1000}
        />
      </div>
      <p className="mt-3 text-sm text-muted leading-snug md:mt-5">
        {text.privacy}
        <Link to="/privacy" className="inline-block py-0.5 text-crust underline underline-offset-4 md:py-1">
          {text.privacyLink}
        </Link>
        <span className="ml-1.5 md:ml-0 md:block">{text.draftNote}</span>
      </p>
    </SectionCard>
  );
}

type FormFieldProps = { name: keyof OrderForm; problems: FormProblems } & Omit<
  ComponentProps<typeof TextField>,
  'id' | 'value' | 'onType' | 'problem' | 'onLeave'
>;

/** A field of the draft, with the problem that is its own. */
export function FormField({ name, problems, ...rest }: FormFieldProps) {
  const { byCode } = useCheckoutTexts().problems;
  const { form } = useDraft();
  const code = problems.problemOf(name);

  return (
    <TextField
      {...rest}
      id={fieldId(name)}
      value={form[name]}
      onType={(value) => changeForm({ [name]: value })}
      onLeave={() => problems.leave(name)}
      problem={code && byCode[code].message}
    />
  );
}
