import type { Sen } from '../../../money.ts';
import type { CartMetadata } from '../../cart-metadata.ts';
import type { Product } from '../../product.ts';
import { boxLine } from './box-line.ts';
import type { NamedProduct } from './known-name.ts';
import type { LineKind, StoredChoice } from './line-kind.ts';
import { plainLine } from './plain-line.ts';
import { countOf, storedPieces } from './stored-pieces.ts';
import { yamLine } from './yam-line.ts';

const lineKinds: LineKind[] = [plainLine, boxLine, yamLine];
let wasRead = false;

/** One more kind, before anything was sold: afterwards what is accepted no longer changes. */
export function registerLineKind(kind: LineKind): void {
  if (wasRead) throw new Error(`${kind.id} comes too late: the kinds are in use already`);
  lineKinds.push(kind);
}

/** Every way a filled box may be written down. */
export function storedChoices(): readonly StoredChoice[] {
  wasRead = true;
  return lineKinds.flatMap(({ choices }) => choices);
}

/** The kind a row names; what nobody knows any more is a plain product. */
export function lineKindById(id: string): LineKind {
  return lineKinds.find((kind) => kind.id === id) ?? plainLine;
}

/** The kind of a product in the catalogue; one that lacks what its kind needs is sold as it is. */
export function lineKindOf(product: Readonly<Pick<Product, 'productType' | 'mooncakeConfig'>>): LineKind {
  const kind = lineKindById(product.productType);
  return kind.isComplete(product) ? kind : plainLine;
}

/** What one of this choice costs by the catalogue; null when the product cannot be had that way. */
export function cataloguePriceSen(product: Readonly<Product>, metadata: CartMetadata | null): Sen | null {
  return lineKindOf(product).priceSen(product, metadata);
}

/** The kind a filled box was filled for. */
export function kindOfMetadata(metadata: CartMetadata): LineKind {
  return lineKinds.find(({ choices }) => choices.some(({ type }) => type === metadata.type)) ?? plainLine;
}

/** The kind of a cart line, which remembers no kind: told by what is in it, else by its product's names. */
export function kindOfLine({
  productId,
  name,
  nameZh,
  metadata,
}: Omit<NamedProduct, 'id'> & { readonly productId: string; readonly metadata: CartMetadata | null }) {
  return metadata ? kindOfMetadata(metadata) : (recognisedKind({ id: productId, name, nameZh }) ?? plainLine);
}

/** The kind a plain product is known to be by its id or its names. */
export function recognisedKind(product: NamedProduct): LineKind | null {
  return lineKinds.find((kind) => kind.recognises(product)) ?? null;
}

/** Pieces in one filled box; none where nothing can be chosen. */
export function piecesIn(metadata: CartMetadata): number {
  const choice = kindOfMetadata(metadata).choices.find(({ type }) => type === metadata.type);
  if (!choice) return 0;
  const counted = storedPieces(choice, metadata).reduce((sum, { quantity }) => sum + countOf(quantity), 0);
  return counted || countOf(metadata.boxSize);
}
