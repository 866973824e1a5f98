import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import { ActiveSwitch } from '../lib/active-switch.tsx';
import { productApi } from './product-api.ts';
import { useAdminProductsTexts } from './products.texts.ts';

export function ProductSwitch({ product: { id, name, isActive } }: { product: AdminProduct }) {
  const text = useAdminProductsTexts();
  return (
    <ActiveSwitch
      id={id}
      label={text.onSale(name)}
      isActive={isActive}
      setActive={productApi.setActive}
      failed={text.failed.status}
      topics={['catalogue']}
    />
  );
}
