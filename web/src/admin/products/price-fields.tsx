import { kindById } from '@mooncake/domain/products/kinds/all-kinds';
import { TextField } from '../../ui/form/text-field.tsx';
import { fieldId } from './field-id.ts';
import type { FormPart } from './form-context.ts';
import { useAdminProductsTexts } from './products.texts.ts';

/** One price, or two for a box; priced pieces have theirs beside them. */
export function PriceFields({ form, change, problemAt }: FormPart) {
  const text = useAdminProductsTexts();
  const { editor } = kindById(form.productType);
  const isBox = editor === 'box';
  if (editor === 'pieces') return null;
  return (
    <>
      <TextField
        id={fieldId('price')}
        label={isBox ? text.boxPrice : text.price}
        value={form.price}
        onType={(price) => change({ price })}
        problem={problemAt('price')}
        isRequired
        inputMode="decimal"
      />
      {isBox && (
        <TextField
          id={fieldId('yolkPrice')}
          label={text.yolkPrice}
          value={form.yolkPrice}
          onType={(yolkPrice) => change({ yolkPrice })}
          problem={problemAt('yolkPrice')}
          isRequired
          inputMode="decimal"
        />
      )}
    </>
  );
}
