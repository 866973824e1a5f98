import { kindOfLine, lineKindById } from '../products/kinds/lines/line-kinds.ts';
import type { Cart } from './cart.ts';

/** Whether the cart holds something that is handed over at times of its own. */
export function cartNeedsOwnSlot({ items }: Cart): boolean {
  return items.some((item) => kindOfLine(item).needsOwnSlot);
}

/** The same for lines whose kind is written down. */
export function linesNeedOwnSlot(lines: readonly { readonly productType: string }[]): boolean {
  return lines.some(({ productType }) => lineKindById(productType).needsOwnSlot);
}
