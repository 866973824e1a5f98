import { PictureField as Picture } from '../lib/picture-field.tsx';
import { fieldId } from './field-id.ts';
import { useForm } from './form-context.ts';
import { uploadPicture } from './settings-api.ts';
import { textAt } from './values.ts';

type PictureFieldProps = { field: string; label: string; hint?: string; without?: string };

/** One picture of the settings. */
export function PictureField({ field, label, hint, without }: PictureFieldProps) {
  const { settings, change, problemOf } = useForm();
  return (
    <Picture
      id={fieldId(field)}
      label={label}
      hint={hint}
      without={without}
      address={textAt(settings, field)}
      onChange={(address) => change(field, address)}
      send={uploadPicture}
      problem={problemOf(field)}
    />
  );
}
