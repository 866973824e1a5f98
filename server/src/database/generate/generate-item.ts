import { flavourSelections } from '@mooncake/domain/orders/contents/stored-copies';
import type { CartMetadata } from '@mooncake/domain/products/cart-metadata';
import { addToBox, type Box, boxMetadata, emptyBox } from '@mooncake/domain/products/kinds/box-builder';
import { boxPriceSen } from '@mooncake/domain/products/kinds/lines/box-line';
import { yamBoxSizes } from '@mooncake/domain/products/kinds/lines/yam-metadata';
import {
  addYamPiece,
  chooseYamSize,
  emptyYamBox,
  yamMetadata,
} from '@mooncake/domain/products/kinds/yam-box';
import type { MooncakeConfig, PieceFlavour } from '@mooncake/domain/products/product';
import { stockNeeds } from '@mooncake/domain/stock/stock-needs';
import type { Selectable } from 'kysely';
import type { OrderItemsTable } from '../tables/orders.ts';
import type { Random } from './random.ts';
import type { OfferedProduct } from './shop-offer.ts';

export type ItemRow = Selectable<OrderItemsTable>;
type Choice = { metadata: CartMetadata | null; priceSen: number };

/** One line of an order, filled and priced by the same rules as a customer's cart. */
export function generateItem(
  random: Random,
  product: OfferedProduct,
): Omit<ItemRow, 'order_id' | 'sort_order'> {
  const { metadata, priceSen } = choose(random, product);
  const quantity = random.weighted([
    [1, 6],
    [2, 3],
    [3, 1],
  ]);
  const [need] = stockNeeds([
    { productId: product.id, name: product.name, nameZh: product.name_zh, quantity, metadata },
  ]);
  return {
    id: random.uuid(),
    product_id: product.id,
    product_name: product.name,
    product_name_zh: product.name_zh,
    quantity,
    unit_price_sen: priceSen,
    total_sen: priceSen * quantity,
    product_type: product.product_type,
    flavor_selections: flavourSelections(metadata),
    metadata,
    stock_units: need?.units ?? quantity,
  };
}

function choose(random: Random, { price_sen, mooncake_config, pieces }: OfferedProduct): Choice {
  if (mooncake_config) return fillBox(random, mooncake_config);
  if (pieces.length > 0) return fillYamBox(random, pieces);
  return { metadata: null, priceSen: price_sen };
}

function fillBox(random: Random, config: MooncakeConfig): Choice {
  let box: Box = emptyBox;
  for (let metadata = boxMetadata(box); ; metadata = boxMetadata(box)) {
    if (metadata) return { metadata, priceSen: boxPriceSen(config, box.selections) };
    const added = addToBox(box, random.pick(config.flavours), random.chance(0.4));
    if ('box' in added) box = added.box;
  }
}

function fillYamBox(random: Random, flavours: readonly PieceFlavour[]): Choice {
  const size = random.pick(yamBoxSizes);
  let box = chooseYamSize(emptyYamBox, size);
  for (let piece = 0; piece < size; piece += 1) box = addYamPiece(box, random.pick(flavours).id);

  const priceSen = flavours.reduce(
    (sum, { id, priceSen: each }) => sum + each * (box.quantities[id] ?? 0),
    0,
  );
  const finished = yamMetadata(box, flavours);
  if ('metadata' in finished && random.chance(0.8)) return { metadata: finished.metadata, priceSen };
  // How the first version of the shop kept the same choice.
  const availableFlavors = flavours.map(({ id, name, nameZh, hasYolk }) => ({ id, name, nameZh, hasYolk }));
  return {
    metadata: { type: 'teochew_yam_special', selections: box.quantities, availableFlavors },
    priceSen,
  };
}
