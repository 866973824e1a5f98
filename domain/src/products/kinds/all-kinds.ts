import type { Product } from '../product.ts';
import { box } from './box.ts';
import type { NamedProduct } from './lines/known-name.ts';
import { lineKindOf, recognisedKind, registerLineKind } from './lines/line-kinds.ts';
import { piecesInName } from './lines/stored-pieces.ts';
import { plain } from './plain.ts';
import type { KitchenGroup, ProductFamily } from './product-family.ts';
import type { ProductKind } from './product-kind.ts';
import { yam } from './yam.ts';

/** The kinds of this shop, by the name rows keep, in the order staff choose from. */
const ownKinds = { standard: plain, mooncake_box: box, teochew_yam_special: yam } as const;
export type KindId = keyof typeof ownKinds;

const kinds: ProductKind[] = Object.values(ownKinds);

export const plainKindId: KindId = 'standard';

/** The names of the kinds; the words for them are asked for by this list. */
export function kindIds(): readonly KindId[] {
  return Object.keys(ownKinds).filter((id): id is KindId => Object.hasOwn(ownKinds, id));
}

/**
 * One more kind, before anything was sold.
 * @public
 */
export function registerKind(kind: ProductKind): void {
  registerLineKind(kind);
  kinds.push(kind);
}

export function allKinds(): readonly ProductKind[] {
  return kinds;
}

/** The kind a row names; what nobody knows any more is a plain product. */
export function kindById(id: string): ProductKind {
  return kinds.find((kind) => kind.id === id) ?? plain;
}

export function isKindId(id: string): boolean {
  return kinds.some((kind) => kind.id === id);
}

/** The kind of a product in the catalogue; one that lacks what its kind needs is sold as it is. */
export function kindOf(product: Readonly<Pick<Product, 'productType' | 'mooncakeConfig'>>): ProductKind {
  return kindById(lineKindOf(product).id);
}

/** The kind a product is stored as: what staff chose, unless a plain one is known to be of another kind. */
export function kindIdFor(product: NamedProduct & Pick<Product, 'productType'>): string {
  const isPlain = product.productType === plain.id;
  return isPlain ? (recognisedKind(product)?.id ?? plain.id) : product.productType;
}

/** Pieces in a box that nobody filled: what its name says, else what its family has. */
export function piecesByName(kind: ProductKind, name: string): number {
  return piecesInName(name) ?? familyOf(kind, name)?.piecesPerBox ?? 1;
}

/** The kitchen's family of a product; null for one that is a family of its own. */
export function familyOf(kind: ProductKind, name: string): ProductFamily | null {
  return kind.family ?? familyByName(name);
}

export function familyByName(name: string): ProductFamily | null {
  return (
    families()
      .toSorted((a, b) => a.precedence - b.precedence)
      .find(({ pattern }) => pattern.test(name)) ?? null
  );
}

/** One of the kitchen's own groups by its name; null for a product that stands for itself. */
export function kitchenGroup(name: string): KitchenGroup | null {
  return families().find(({ group }) => group.name === name)?.group ?? null;
}

export function families(): readonly ProductFamily[] {
  return kinds.flatMap(({ family, namedFamilies }) => (family ? [family, ...namedFamilies] : namedFamilies));
}
