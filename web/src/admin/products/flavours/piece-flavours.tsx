import type { PieceFlavourForm } from '@mooncake/domain/products/form/product-form';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { randomUuid } from '../../lib/random-uuid.ts';
import { fieldId } from '../field-id.ts';
import type { FormPart } from '../form-context.ts';
import { NameFields } from '../name-fields.tsx';
import { useAdminProductsTexts } from '../products.texts.ts';
import { moved, withChanged, without } from '../row-list.ts';
import { FlavourFrame } from './flavour-frame.tsx';
import { FlavourPicture } from './flavour-picture-field.tsx';
import { FlavourSection } from './flavour-section.tsx';

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
export function PieceFlavours({ form: { pieces: flavours }, change, problemAt }: FormPart) {
  const text = useAdminProductsTexts();
  const set = (pieces: PieceFlavourForm[]) => change({ pieces });
  return (
    <FlavourSection
      title={text.pieces}
      path="pieces"
      addLabel={text.addPiece}
      problem={problemAt('pieces')}
      onAdd={() => set([...flavours, fresh()])}
    >
      {flavours.map((flavour, at) => {
        const path = `pieces.${at}`;
        const edit = (changes: Partial<PieceFlavourForm>) => set(withChanged(flavours, at, changes));
        return (
          <FlavourFrame
            key={flavour.key}
            name={flavour.name}
            nameZh={flavour.nameZh}
            badge={flavour.id || undefined}
            newLabel={text.newPiece}
            isFirst={at === 0}
            isLast={at === flavours.length - 1}
            hasProblem={['price', 'name', 'nameZh'].some(
              (field) => problemAt(`${path}.${field}`) !== undefined,
            )}
            onMove={(by) => set(moved(flavours, at, at + by))}
            onRemove={() => set(without(flavours, at))}
          >
            <NameFields
              path={path}
              name={flavour.name}
              nameZh={flavour.nameZh}
              onChange={edit}
              problemAt={problemAt}
            />
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
          </FlavourFrame>
        );
      })}
    </FlavourSection>
  );
}
