import type { BoxContent } from '../orders/contents/box-contents.ts';
import { kindById, piecesByName } from '../products/kinds/all-kinds.ts';
import { isEntry } from '../products/kinds/lines/stored-pieces.ts';

/** How many pieces one box holds: what was chosen, else the size that was chosen, else what the name says. */
export function piecesPerBox(
  item: { productType: string; name: string; metadata: unknown },
  contents: readonly BoxContent[],
): number {
  const chosen = contents.reduce((sum, { quantity }) => sum + quantity, 0);
  if (chosen > 0) return chosen;
  return chosenSize(item.metadata) ?? piecesByName(kindById(item.productType), item.name);
}

function chosenSize(metadata: unknown): number | null {
  const size = isEntry(metadata) ? metadata.boxSize : null;
  return typeof size === 'number' && Number.isInteger(size) && size > 0 ? size : null;
}
