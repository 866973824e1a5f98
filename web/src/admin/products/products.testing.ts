import { describeProduct } from '@mooncake/domain/products/describe-product';
import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import { boxProduct, yamProduct } from '@mooncake/domain/products/product.testing';

const staffFacts = { isActive: true, stockQuantity: 5, isOrdered: false, version: 2 };
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

export const aPlainProduct = (changes: Partial<AdminProduct> = {}): AdminProduct =>
  describeProduct({
    ...boxProduct,
    ...staffFacts,
    id: id(1),
    slug: 'moon-tart',
    name: 'Moon Tart',
    nameZh: '月挞',
    priceSen: 1250,
    productType: 'standard',
    mooncakeConfig: null,
    sortOrder: 7,
    ...changes,
  });

export const aBox = (): AdminProduct => ({ ...boxProduct, ...staffFacts, id: id(2) });
export const aYamProduct = (): AdminProduct => ({ ...yamProduct, ...staffFacts, id: id(3) });
