import type * as z from 'zod/mini';
import type { Sen } from '../../money.ts';
import type { CartMetadata } from '../cart-metadata.ts';
import type { Product } from '../product.ts';
import type { EditorName, ProductDraft, ProductProblem } from '../product-draft.ts';
import type { NamedProduct, ProductFamily } from './product-family.ts';

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

/** Everything that one kind of product decides. Whoever needs to know asks the kind, and never its name. */
export interface ProductKind {
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

  // The shop window.

  /** What the button on the product's page says. */
  readonly adding: Product['adding'];
  /** The dialog in which a box is filled; null where there is nothing to choose. */
  readonly configurator: string | null;
  /** The words around the price on the card, and the least the product can cost. */
  priceLabel(product: KindProduct): Product['priceLabel'];
  /** Every price the product may have. */
  prices(product: KindProduct): readonly Sen[];
  /** What can be put into a box piece by piece. */
  pieces(product: KindProduct): Product['pieces'];

  // A line in the cart.

  /** What one of this choice costs by the catalogue; null when the product cannot be had that way. */
  priceSen(product: KindProduct, metadata: CartMetadata | null): Sen | null;
  /** The same choice in the catalogue's own words: only codes and counts are ever the customer's. */
  catalogueChoice(product: KindProduct, metadata: CartMetadata): CartMetadata;
  /** Whether two filled boxes hold the same. */
  isSameChoice(one: CartMetadata, other: CartMetadata): boolean;
  /** The names of the flavours tell about the yolk themselves. */
  readonly namesTellYolk: boolean;
  /** Every way a filled box was ever written down. */
  readonly choices: readonly StoredChoice[];

  // The kitchen.

  /** The family all products of this kind belong to; null where their names tell. */
  readonly family: ProductFamily | null;
  /** Families told by a product's name. */
  readonly namedFamilies: readonly ProductFamily[];
  /** Known as this kind by its id or name, though nobody said so. */
  recognises(product: NamedProduct): boolean;

  // The product editor of staff.

  /** Which list of flavours staff fill in. */
  readonly editor: EditorName;
  /** The letter new pieces are numbered with; null where codes are typed. */
  readonly pieceLetter: string | null;
  /** Whether a product has what this kind needs. */
  isComplete(product: Readonly<Pick<Product, 'mooncakeConfig'>>): boolean;
  check(draft: ProductDraft): ProductProblem[];
  /** What of the draft is kept. */
  stored(draft: ProductDraft): StoredParts;
}

export type StoredParts = Pick<Product, 'priceSen' | 'mooncakeConfig' | 'pieces' | 'fixedFlavours'>;
