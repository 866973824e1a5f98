import type * as z from 'zod/mini';
import type { Sen } from '../../../money.ts';
import type { CartMetadata } from '../../cart-metadata.ts';
import type { Product } from '../../product.ts';
import type { NamedProduct } from './known-name.ts';

/** What a kind looks at when it prices, words or describes a product. */
export type KindProduct = Readonly<
  Pick<Product, 'name' | 'priceSen' | 'mooncakeConfig' | 'pieces' | 'fixedFlavours'>
>;

/** One way a filled box is written down in carts and orders. */
export type StoredChoice = {
  /** What `metadata.type` says. */
  readonly type: string;
  readonly schema: z.ZodMiniType<CartMetadata>;
  /** The field that lists the pieces; or one that counts them by flavour id, with their names in another. */
  readonly pieces: { readonly list: string } | { readonly counts: string; readonly names: string };
};

/** What a kind decides about a line of a cart: as much of it as customers carry in their pages. */
export interface LineKind {
  /** What rows and requests call it; never changed, old orders carry it. */
  readonly id: string;

  // Stock and handing over.

  /** What a batch limit counts. */
  readonly unit: string;
  /** Units one box takes, by the pieces in it. */
  unitsEach(pieces: number): number;
  /** Pieces in one unit of a limit; null where the product's name tells. */
  readonly piecesPerUnit: number | null;
  /** Handed over at times of its own, in slots that no other product uses. */
  readonly needsOwnSlot: boolean;

  // The choice.

  /** What one of this choice costs by the catalogue; null when the product cannot be had that way. */
  priceSen(product: KindProduct, metadata: CartMetadata | null): Sen | null;
  /** Whether two filled boxes hold the same. */
  isSameChoice(one: CartMetadata, other: CartMetadata): boolean;
  /** The names of the flavours tell about the yolk themselves. */
  readonly namesTellYolk: boolean;
  /** Every way a filled box was ever written down. */
  readonly choices: readonly StoredChoice[];

  // Whether a product is of this kind.

  /** Whether a product has what this kind needs. */
  isComplete(product: Readonly<Pick<Product, 'mooncakeConfig'>>): boolean;
  /** Known as this kind by its id or name, though nobody said so. */
  recognises(product: NamedProduct): boolean;
}
