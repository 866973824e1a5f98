import type { FixedFlavour } from '../../products/product.ts';
import type { BoxContent } from './box-contents.ts';

/**
 * What a box of fixed flavours holds: of each as many as of the others. Where its pieces cannot be shared
 * out like that nobody knows how many there are of each, so none is named.
 */
export function fixedContents(flavours: readonly FixedFlavour[], piecesPerBox: number): BoxContent[] {
  const quantity = piecesPerBox / flavours.length;
  if (!Number.isInteger(quantity)) return [];
  return flavours.map(({ name, nameZh }) => ({ flavourId: '', name, nameZh, hasYolk: false, quantity }));
}

/** Whether the name alone tells about a yolk, as those of fixed flavours do: they have no code and no yolk to choose. */
export function tellsYolkByName({ flavourId, hasYolk }: Pick<BoxContent, 'flavourId' | 'hasYolk'>): boolean {
  return flavourId === '' && !hasYolk;
}
