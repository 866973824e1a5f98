import type { OrderForm } from '@mooncake/domain/orders/order-form';
import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/form/text-field.tsx';
import { fieldIds } from './field-ids.ts';
import { useNewOrderTexts } from './new-order.texts.ts';

type CustomerFieldsProps = {
  form: OrderForm;
  onChange: (change: Partial<OrderForm>) => void;
  problemOf: (field: keyof OrderForm) => string | undefined;
};

/** Who the order is for; staff have the customer before them, so one way to reach them is enough. */
export function CustomerFields(props: CustomerFieldsProps) {
  const text = useNewOrderTexts();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField {...props} name="name" label={text.name} isRequired maxLength={100} />
      <FormField
        {...props}
        name="phone"
        label={text.phone}
        hint={text.phoneHint}
        isRequired
        type="tel"
        inputMode="tel"
        maxLength={40}
      />
      <FormField
        {...props}
        name="email"
        label={text.email}
        aside={text.optional}
        type="email"
        inputMode="email"
        maxLength={254}
      />
      <FormField {...props} name="instagram" label={text.instagram} aside={text.optional} maxLength={100} />
      <FormField {...props} name="facebook" label={text.facebook} aside={text.optional} maxLength={100} />
      <div className="sm:col-span-2">
        <FormField
          {...props}
          name="notes"
          label={text.notes}
          aside={text.optional}
          lines={2}
          maxLength={1000}
        />
      </div>
    </div>
  );
}

type FormFieldProps = CustomerFieldsProps & { name: keyof OrderForm } & Omit<
    ComponentProps<typeof TextField>,
    'id' | 'value' | 'onType' | 'problem'
  >;

export function FormField({ form, onChange, problemOf, name, ...rest }: FormFieldProps) {
  return (
    <TextField
      {...rest}
      id={fieldIds[name]}
      value={form[name]}
      onType={(value) => onChange({ [name]: value })}
      autoComplete="off"
      problem={problemOf(name)}
    />
  );
}
