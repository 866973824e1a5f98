import { kindIds } from '@mooncake/domain/products/kinds/all-kinds';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { adminCategoriesQuery } from '../categories/category-api.ts';
import { fieldId } from './field-id.ts';
import type { FormPart } from './form-context.ts';
import { FormSection } from './form-section.tsx';
import { PriceFields } from './price-fields.tsx';
import { useAdminProductsTexts } from './products.texts.ts';

export function BasicsSection({ isNew, ...part }: FormPart & { isNew: boolean }) {
  const text = useAdminProductsTexts();
  const { form, change, problemAt } = part;
  return (
    <FormSection title={text.basics}>
      <SelectField
        id={fieldId('productType')}
        label={text.kind}
        value={form.productType}
        onChoose={(productType) => change({ productType })}
        options={kindIds().map((value) => ({ value, label: text.kinds[value] }))}
        hint={isNew ? text.kindHint : undefined}
        isOff={!isNew}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          id={fieldId('name')}
          label={text.name}
          value={form.name}
          onType={(name) => change({ name })}
          problem={problemAt('name')}
          isRequired
          maxLength={120}
        />
        <TextField
          id={fieldId('nameZh')}
          label={text.nameZh}
          value={form.nameZh}
          onType={(nameZh) => change({ nameZh })}
          problem={problemAt('nameZh')}
          isRequired
          maxLength={120}
        />
        <PriceFields {...part} />
        <CategoryField {...part} />
        <TextField
          id={fieldId('sortOrder')}
          label={text.sortOrder}
          value={form.sortOrder}
          onType={(sortOrder) => change({ sortOrder })}
          hint={text.sortOrderHint}
          inputMode="numeric"
        />
        <TextField
          id={fieldId('stockQuantity')}
          label={text.stockQuantity}
          value={form.stockQuantity}
          onType={(stockQuantity) => change({ stockQuantity })}
          hint={text.stockHint}
          inputMode="numeric"
        />
        <div className="self-center">
          <Switch label={text.isActive} isOn={form.isActive} onChange={(isActive) => change({ isActive })} />
        </div>
      </div>
    </FormSection>
  );
}

/** The active ones, and the product's own even where that is switched off. */
function CategoryField({ form: { categoryId }, change }: FormPart) {
  const text = useAdminProductsTexts();
  const { data: categories = [] } = useQuery(adminCategoriesQuery);
  const offered = categories.filter(({ id, isActive }) => isActive || id === categoryId);
  return (
    <SelectField
      id={fieldId('categoryId')}
      label={text.category}
      value={categoryId ?? ''}
      onChoose={(id) => change({ categoryId: id || null })}
      options={[
        { value: '', label: text.noCategory },
        ...offered.map(({ id, name, nameZh }) => ({
          value: id,
          label: nameZh ? `${name} · ${nameZh}` : name,
        })),
      ]}
    />
  );
}
