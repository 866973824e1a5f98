import { TextField } from '../../ui/form/text-field.tsx';
import { fieldId } from './field-id.ts';
import type { FormPart } from './form-context.ts';
import { useAdminProductsTexts } from './products.texts.ts';

type NameFieldsProps = {
  path: string;
  name: string;
  nameZh: string;
  onChange: (changes: { name: string } | { nameZh: string }) => void;
  problemAt: FormPart['problemAt'];
};

/** Both names of a flavour. */
export function NameFields({ path, name, nameZh, onChange, problemAt }: NameFieldsProps) {
  const text = useAdminProductsTexts();
  return (
    <>
      <TextField
        id={fieldId(`${path}.name`)}
        label={text.flavourName}
        value={name}
        onType={(typed) => onChange({ name: typed })}
        problem={problemAt(`${path}.name`)}
        isRequired
        maxLength={80}
      />
      <TextField
        id={fieldId(`${path}.nameZh`)}
        label={text.flavourNameZh}
        value={nameZh}
        onType={(typed) => onChange({ nameZh: typed })}
        problem={problemAt(`${path}.nameZh`)}
        isRequired
        maxLength={80}
      />
    </>
  );
}
