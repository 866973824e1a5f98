import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import { useAdminProductsTexts } from '../../i18n/use-admin-products-texts.ts';
import { ActiveSwitch } from '../lib/active-switch.tsx';
import { productApi } from './product-api.ts';

export function ProductSwitch({ product: { id, name, isActive } }: { product: AdminProduct }) {
  const text = useAdminProductsTexts();
  return (
    <ActiveSwitch
      id={id}
      label={text.onSale(name)}
      isActive={isActive}
      setActive={productApi.setActive}
      failed={text.failed.status}
      refreshes={['catalogue']}
    />
  );
}
