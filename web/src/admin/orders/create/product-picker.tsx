import type { CartMetadata } from '@mooncake/domain/products/cart-metadata';
import type { Product } from '@mooncake/domain/products/product';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { failedWithoutData } from '../../../lib/api/failed-without-data.ts';
import { productsQuery } from '../../../shared/catalogue/queries.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { AddButton } from './add-button.tsx';
import { fieldIds } from './field-ids.ts';
import { kindForms } from './kind-forms.tsx';
import { useNewOrderTexts } from './new-order.texts.ts';

type ProductPickerProps = {
  problem: string | undefined;
  onAdd: (product: Product, metadata: CartMetadata | null) => void;
};

/** Chooses a product and, where it is a box, what goes into it. */
export function ProductPicker({ problem, onAdd }: ProductPickerProps) {
  const { language } = useLanguage();
  const { tryAgain } = useCommonTexts();
  const text = useNewOrderTexts();
  const products = useQuery(productsQuery);
  const [productId, setProductId] = useState('');
  const product = products.data?.find(({ id }) => id === productId);

  if (failedWithoutData(products)) {
    return (
      <LoadFailed message={text.productsFailed} retryLabel={tryAgain} onRetry={() => products.refetch()} />
    );
  }
  return (
    <div className="grid gap-4">
      <SelectField
        id={fieldIds.items}
        label={text.product}
        value={productId}
        onChoose={setProductId}
        options={[
          { value: '', label: products.isPending ? text.productsLoading : text.chooseProduct },
          ...(products.data ?? []).map(({ id, name, nameZh }) => ({
            value: id,
            label: inLanguage(language, name, nameZh),
          })),
        ]}
        problem={problem}
      />
      {product && (
        <Contents key={product.id} product={product} onAdd={(metadata) => onAdd(product, metadata)} />
      )}
    </div>
  );
}

type ContentsProps = { product: Product; onAdd: (metadata: CartMetadata | null) => void };

function Contents({ product, onAdd }: ContentsProps) {
  const KindForm = kindForms[product.configurator ?? ''];
  if (KindForm) return <KindForm product={product} onAdd={onAdd} />;
  return <AddButton priceSen={product.priceSen} onAdd={() => onAdd(null)} />;
}
