import * as z from 'zod/mini';
import { catalogueChoice } from '../cart/catalogue-choice.ts';
import { senSchema } from '../money.contract.ts';
import type { Sen } from '../money.ts';
import { cartMetadataSchema } from '../products/cart-metadata.contract.ts';
import { kindOf } from '../products/kinds/all-kinds.ts';
import { cataloguePriceSen } from '../products/kinds/lines/line-kinds.ts';
import type { Product } from '../products/product.ts';
import { refuse } from '../refusal.ts';
import { stockNeeds } from '../stock/stock-needs.ts';
import type { OrderLine } from './hold.contract.ts';

/** A line of an order as the catalogue says it: its words, its price, and the stock it takes. */
export const pricedLineSchema = z.object({
  productId: z.string(),
  name: z.string(),
  nameZh: z.string(),
  /** The name of the product's kind. */
  productType: z.string(),
  quantity: z.int(),
  priceSen: senSchema,
  metadata: z.nullable(cartMetadataSchema),
  units: z.int(),
});
export type PricedLine = z.infer<typeof pricedLineSchema>;

/** Prices every line by the catalogue, or refuses the first that cannot be had. */
export function priceLines(products: readonly Product[], lines: readonly OrderLine[]): PricedLine[] {
  return lines.map((line) => {
    const product = products.find(({ id }) => id === line.productId);
    if (!product) throw refuse('cart.product_unavailable', { productId: line.productId });
    const priceSen = cataloguePriceSen(product, line.metadata);
    if (priceSen === null) {
      const { id: productId, name: productName, nameZh: productNameZh } = product;
      throw refuse('cart.choice_unavailable', { productId, productName, productNameZh });
    }
    const metadata = catalogueChoice(product, line.metadata);
    const { id: productId, name, nameZh } = product;
    const item = { productId, name, nameZh, quantity: line.quantity, metadata };
    return {
      ...item,
      productType: kindOf(product).id,
      priceSen,
      units: stockNeeds([item])[0]?.units ?? line.quantity,
    };
  });
}

export function totalOfLines(lines: readonly Pick<PricedLine, 'priceSen' | 'quantity'>[]): Sen {
  return lines.reduce((sum, { priceSen, quantity }) => sum + priceSen * quantity, 0);
}
