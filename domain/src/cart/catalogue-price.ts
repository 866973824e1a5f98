import type { Sen } from '../money.ts';
import type { BoxMetadata, CartMetadata } from '../products/cart-metadata.ts';
import { boxPriceSen } from '../products/kinds/box-builder.ts';
import { selectionCode } from '../products/kinds/flavour-code.ts';
import { yamBoxSizes } from '../products/kinds/yam-box.ts';
import type { MooncakeConfig, Product, YamFlavour } from '../products/product.ts';
import { productKind } from '../products/product-kind.ts';
import { yamFlavoursOf } from '../products/yam-flavours.ts';

/** What one of this choice costs by the catalogue; null when the product cannot be had that way. */
export function cataloguePriceSen(product: Readonly<Product>, metadata: CartMetadata | null): Sen | null {
  const kind = productKind(product);
  if (metadata === null) return kind === 'standard' ? product.priceSen : null;
  if (metadata.type === 'mooncake_box') {
    return kind === 'mooncake_box' && product.mooncakeConfig
      ? filledBoxPriceSen(product.mooncakeConfig, metadata)
      : null;
  }
  return kind === 'yam' ? piecesPriceSen(yamFlavoursOf(product), yamPieces(metadata)) : null;
}

function filledBoxPriceSen(config: Readonly<MooncakeConfig>, { selections }: BoxMetadata): Sen | null {
  const isOffered = selections.every(({ code, hasYolk }) =>
    config.flavours.some(
      (flavour) => selectionCode(flavour.code, hasYolk) === code && (flavour.hasYolkOption || !hasYolk),
    ),
  );
  return isOffered ? boxPriceSen(config, selections) : null;
}

function piecesPriceSen(
  flavours: readonly YamFlavour[],
  pieces: readonly (readonly [flavourId: string, quantity: number])[],
): Sen | null {
  const priceOf = new Map(flavours.map(({ id, priceSen }) => [id, priceSen]));
  const count = pieces.reduce((sum, [, quantity]) => sum + quantity, 0);
  if (!yamBoxSizes.some((size) => size === count)) return null;
  if (pieces.some(([flavourId]) => !priceOf.has(flavourId))) return null;
  return pieces.reduce((sum, [flavourId, quantity]) => sum + (priceOf.get(flavourId) ?? 0) * quantity, 0);
}

function yamPieces(metadata: Exclude<CartMetadata, BoxMetadata>): readonly (readonly [string, number])[] {
  return metadata.type === 'teochew_yam_box'
    ? metadata.flavors.map(({ flavorId, quantity }) => [flavorId, quantity] as const)
    : Object.entries(metadata.selections);
}
