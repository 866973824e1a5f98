import type { Sen } from '../money.ts';
import type { Product } from './product.ts';
import { isMochiSnowskin, productKind } from './product-kind.ts';
import { yamFlavoursOf } from './yam-flavours.ts';

export type PriceLabel = { isFrom: boolean; unit: 'box' | 'piece' };

type Priced = Readonly<
  Pick<Product, 'id' | 'name' | 'nameZh' | 'productType' | 'mooncakeConfig' | 'yamConfig' | 'priceSen'>
>;

/** The words around a price: 'from RM' or 'RM', 'per box' or 'per piece'. */
export function priceLabel(product: Priced): PriceLabel {
  const isBox = product.productType === 'mooncake_box' || isMochiSnowskin(product);
  return { isFrom: isBox || productKind(product) === 'yam', unit: isBox ? 'box' : 'piece' };
}

/** The price on the card: the least the product can cost. */
export function shownPriceSen(product: Priced): Sen {
  const kind = productKind(product);
  if (kind === 'yam') return Math.min(...yamFlavoursOf(product).map(({ priceSen }) => priceSen));
  return kind === 'mooncake_box' && product.mooncakeConfig
    ? product.mooncakeConfig.basePriceSen
    : product.priceSen;
}
