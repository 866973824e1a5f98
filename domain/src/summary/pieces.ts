import type { BoxContent } from '../orders/contents/box-contents.ts';
import { isMochiGroup, type ProductGroup } from './product-group.ts';

/** 'Exclusive Mochi Snowskin' is a box of six; its name does not say so. */
const mochiPieces = 6;
/** A larger number in a name is a year or a weight, not a count of mooncakes. */
const maxPiecesInName = 100;

/** How many pieces one box holds: what was chosen, else the yam box's size, else what the name says. */
export function piecesPerBox(
  item: { name: string; metadata: unknown },
  contents: readonly BoxContent[],
  group: ProductGroup,
): number {
  const chosen = contents.reduce((sum, { quantity }) => sum + quantity, 0);
  if (chosen > 0) return chosen;
  return yamBoxSize(item.metadata) ?? piecesInName(item.name) ?? (isMochiGroup(group) ? mochiPieces : 1);
}

/** The count in a name like `Gift Box (6 pcs)`; null when it names none. */
function piecesInName(name: string): number | null {
  const counts = Array.from(name.matchAll(/(?<![A-Za-z\d.])\d+(?!\s*(?:\d|\.\d|k?g\b))/giu), ([digits]) =>
    Number(digits),
  );
  return counts.find((count) => count > 0 && count <= maxPiecesInName) ?? null;
}

function yamBoxSize(metadata: unknown): number | null {
  if (typeof metadata !== 'object' || metadata === null || !('boxSize' in metadata)) return null;
  const { boxSize } = metadata;
  return typeof boxSize === 'number' && Number.isInteger(boxSize) && boxSize > 0 ? boxSize : null;
}
