import type { BoxFlavourForm } from '@mooncake/domain/products/form/product-form';
import { flavourCategories } from '@mooncake/domain/products/product';
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

const fresh = (): BoxFlavourForm => ({
  key: randomUuid(),
  code: '',
  name: '',
  nameZh: '',
  description: '',
  generalFlavourCategory: 'Shanghai',
  hasYolkOption: true,
  imageUrl: null,
});

/** What customers choose from when they fill a box. */
export function BoxFlavours({ form: { boxFlavours: flavours }, change, problemAt }: FormPart) {
  const text = useAdminProductsTexts();
  const set = (boxFlavours: BoxFlavourForm[]) => change({ boxFlavours });
  return (
    <FlavourSection
      title={text.flavours}
      path="box.flavours"
      addLabel={text.addFlavour}
      problem={problemAt('box.flavours')}
      onAdd={() => set([...flavours, fresh()])}
    >
      {flavours.map((flavour, at) => {
        const path = `box.flavours.${at}`;
        const edit = (changes: Partial<BoxFlavourForm>) => set(withChanged(flavours, at, changes));
        return (
          <FlavourFrame
            key={flavour.key}
            name={flavour.name}
            nameZh={flavour.nameZh}
            badge={flavour.code}
            newLabel={text.newFlavour}
            isFirst={at === 0}
            isLast={at === flavours.length - 1}
            hasProblem={['code', 'name', 'nameZh'].some(
              (field) => problemAt(`${path}.${field}`) !== undefined,
            )}
            onMove={(by) => set(moved(flavours, at, at + by))}
            onRemove={() => set(without(flavours, at))}
          >
            <TextField
              id={fieldId(`${path}.code`)}
              label={text.code}
              value={flavour.code}
              onType={(code) => edit({ code })}
              hint={text.codeHint}
              problem={problemAt(`${path}.code`)}
              isRequired
              maxLength={8}
              autoCapitalize="characters"
            />
            <SelectField
              id={fieldId(`${path}.category`)}
              label={text.flavourCategory}
              value={flavour.generalFlavourCategory}
              onChoose={(generalFlavourCategory) => edit({ generalFlavourCategory })}
              options={flavourCategories.map((value) => ({ value, label: text.flavourCategories[value] }))}
            />
            <NameFields
              path={path}
              name={flavour.name}
              nameZh={flavour.nameZh}
              onChange={edit}
              problemAt={problemAt}
            />
            <TextField
              id={fieldId(`${path}.description`)}
              label={text.flavourDescription}
              value={flavour.description}
              onType={(description) => edit({ description })}
              lines={2}
              maxLength={300}
            />
            <div className="grid content-start gap-2">
              <Checkbox
                label={text.yolkOption}
                isChecked={flavour.hasYolkOption}
                onChange={(hasYolkOption) => edit({ hasYolkOption })}
              />
              <FlavourPicture imageUrl={flavour.imageUrl} onChange={(imageUrl) => edit({ imageUrl })} />
            </div>
          </FlavourFrame>
        );
      })}
    </FlavourSection>
  );
}
