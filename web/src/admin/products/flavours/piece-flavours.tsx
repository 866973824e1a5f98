import type { PieceFlavourForm } from '@mooncake/domain/products/form/product-form';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { randomUuid } from '../../lib/random-uuid.ts';
import { fieldId } from '../field-id.ts';
import type { FormPart } from '../form-context.ts';
import { useAdminProductsTexts } from '../products.texts.ts';
import { FlavourList } from './flavour-list.tsx';
import { FlavourPicture } from './flavour-picture-field.tsx';

const fresh = (): PieceFlavourForm => ({
  key: randomUuid(),
  id: '',
  name: '',
  nameZh: '',
  hasYolk: false,
  price: '',
  group: 'classic',
  imageUrl: null,
});

/** The pieces customers choose from, each at its own price. */
export function PieceFlavours({ form: { pieces }, change, problemAt }: FormPart) {
  const text = useAdminProductsTexts();
  return (
    <FlavourList
      title={text.pieces}
      path="pieces"
      addLabel={text.addPiece}
      newLabel={text.newPiece}
      flavours={pieces}
      fresh={fresh}
      badgeOf={({ id }) => id}
      checkedFields={['price']}
      problemAt={problemAt}
      onChange={(changed) => change({ pieces: changed })}
    >
      {({ flavour, path, edit, names }) => (
        <>
          {names}
          <TextField
            id={fieldId(`${path}.price`)}
            label={text.piecePrice}
            value={flavour.price}
            onType={(price) => edit({ price })}
            problem={problemAt(`${path}.price`)}
            isRequired
            inputMode="decimal"
          />
          <SelectField
            id={fieldId(`${path}.group`)}
            label={text.group}
            value={flavour.group}
            onChoose={(group) => edit({ group })}
            options={(['classic', 'new'] as const).map((value) => ({ value, label: text.groups[value] }))}
          />
          <Checkbox
            label={text.hasYolk}
            isChecked={flavour.hasYolk}
            onChange={(hasYolk) => edit({ hasYolk })}
          />
          <FlavourPicture imageUrl={flavour.imageUrl} onChange={(imageUrl) => edit({ imageUrl })} />
        </>
      )}
    </FlavourList>
  );
}
