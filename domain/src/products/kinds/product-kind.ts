import type { Sen } from '../../money.ts';
import type { CartMetadata } from '../cart-metadata.ts';
import type { Product } from '../product.ts';
import type { EditorName, ProductDraft, ProductProblem } from '../product-draft.ts';
import type { KindProduct, LineKind } from './lines/line-kind.ts';
import type { ProductFamily } from './product-family.ts';

/** Everything that one kind of product decides. Whoever needs to know asks the kind, and never its name. */
export interface ProductKind extends LineKind {
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

  // An order.

  /** The same choice in the catalogue's own words: only codes and counts are ever the customer's. */
  catalogueChoice(product: KindProduct, metadata: CartMetadata): CartMetadata;

  // The kitchen.

  /** The family all products of this kind belong to; null where their names tell. */
  readonly family: ProductFamily | null;
  /** Families told by a product's name. */
  readonly namedFamilies: readonly ProductFamily[];

  // The product editor of staff.

  /** Which list of flavours staff fill in. */
  readonly editor: EditorName;
  /** The letter new pieces are numbered with; null where codes are typed. */
  readonly pieceLetter: string | null;
  check(draft: ProductDraft): ProductProblem[];
  /** What of the draft is kept. */
  stored(draft: ProductDraft): StoredParts;
}

export type StoredParts = Pick<Product, 'priceSen' | 'mooncakeConfig' | 'pieces' | 'fixedFlavours'>;
