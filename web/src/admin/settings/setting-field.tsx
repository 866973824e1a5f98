import { sampleFields } from '@mooncake/domain/settings/sample-values';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';
import { fieldId } from './field-id.ts';
import { useForm } from './form-context.ts';
import { useAdminSettingsTexts } from './settings.texts.ts';
import { textAt } from './values.ts';

type SettingFieldProps = {
  field: string;
  label: string;
  /** Empty text is stored as nothing at all. */
  isNullable?: boolean;
} & Pick<
  ComponentProps<typeof TextField>,
  'hint' | 'lines' | 'type' | 'inputMode' | 'isRequired' | 'maxLength' | 'min' | 'max'
>;

/** One text of the settings, with its problem and, while it is invented, a mark that says so. */
export function SettingField({ field, label, isNullable = false, ...rest }: SettingFieldProps) {
  const text = useAdminSettingsTexts();
  const { settings, change, problemOf } = useForm();
  const isSample = sampleFields(settings).includes(field);
  return (
    <TextField
      id={fieldId(field)}
      label={label}
      value={textAt(settings, field)}
      onType={(value) => change(field, isNullable && value.trim() === '' ? null : value)}
      problem={problemOf(field)}
      {...(isSample && { aside: text.sample })}
      {...rest}
    />
  );
}
