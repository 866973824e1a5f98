import type { BoxFlavourForm } from '@mooncake/domain/products/form/product-form';
import { flavourCategories } from '@mooncake/domain/products/product';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { randomUuid } from '../../lib/random-uuid.ts';
import { fieldId } from '../field-id.ts';
import type { FormPart } from '../form-context.ts';
import { useAdminProductsTexts } from '../products.texts.ts';
import { FlavourList } from './flavour-list.tsx';
import { FlavourPicture } from './flavour-picture-field.tsx';

const fresh = (): BoxFlavourForm => ({
  key: randomUuid(),
  code: '',
  name: '',
  nameZh: '',
  description: '',
  descriptionZh: '',
  generalFlavourCategory: 'Shanghai',
  hasYolkOption: true,
  imageUrl: null,
});

/** What customers choose from when they fill a box. */
export function BoxFlavours({ form: { boxFlavours }, change, problemAt }: FormPart) {
  const text = useAdminProductsTexts();
  return (
    <FlavourList
      title={text.flavours}
      path="box.flavours"
      addLabel={text.addFlavour}
      newLabel={text.newFlavour}
      flavours={boxFlavours}
      fresh={fresh}
      badgeOf={({ code }) => code}
      checkedFields={['code']}
      problemAt={problemAt}
      onChange={(changed) => change({ boxFlavours: changed })}
    >
      {({ flavour, path, edit, names }) => (
        <>
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
          {names}
          <TextField
            id={fieldId(`${path}.description`)}
            label={text.flavourDescription}
            value={flavour.description}
            onType={(description) => edit({ description })}
            lines={2}
            maxLength={300}
          />
          <TextField
            id={fieldId(`${path}.descriptionZh`)}
            label={text.flavourDescriptionZh}
            value={flavour.descriptionZh}
            onType={(descriptionZh) => edit({ descriptionZh })}
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
        </>
      )}
    </FlavourList>
  );
}
