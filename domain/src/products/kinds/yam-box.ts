import type { Sen } from '../../money.ts';
import type { PieceFlavour } from '../product.ts';
import type { YamBoxMetadata, YamBoxSize } from './lines/yam-metadata.ts';

/** A yam box being filled: pieces by flavour id, once a size is chosen. */
export type YamBox = {
  readonly size: YamBoxSize | null;
  readonly quantities: Readonly<Record<string, number>>;
};

export type YamButton =
  | { readonly state: 'choose_size' }
  | { readonly state: 'select_more'; readonly remaining: number }
  | { readonly state: 'ready' };

export type YamResult =
  | { readonly metadata: YamBoxMetadata; readonly problem?: never }
  | { readonly problem: 'choose_size' }
  | { readonly problem: 'invalid_selection'; readonly needed: YamBoxSize };

export const emptyYamBox: YamBox = { size: null, quantities: {} };

/** Another size starts over; the same size again changes nothing. */
export function chooseYamSize(box: YamBox, size: YamBoxSize): YamBox {
  return box.size === size ? box : { size, quantities: {} };
}

export function addYamPiece(box: YamBox, flavourId: string): YamBox {
  return setYamPieces(box, flavourId, piecesOf(box, flavourId) + 1);
}

export function removeYamPiece(box: YamBox, flavourId: string): YamBox {
  return setYamPieces(box, flavourId, piecesOf(box, flavourId) - 1);
}

/** A box left for later, without what is no longer offered. */
export function stillOfferedYamBox({ size, quantities }: YamBox, flavours: readonly PieceFlavour[]): YamBox {
  const offered = Object.entries(quantities).filter(([id]) => flavours.some((flavour) => flavour.id === id));
  return { size, quantities: Object.fromEntries(offered) };
}

/** Sets the pieces of a flavour, as far as the box has room for them. */
export function setYamPieces(box: YamBox, flavourId: string, wanted: number): YamBox {
  const room = remainingPieces(box) + piecesOf(box, flavourId);
  const pieces = Math.max(0, Math.min(Math.trunc(wanted) || 0, room));
  return { ...box, quantities: { ...box.quantities, [flavourId]: pieces } };
}

export function piecesOf({ quantities }: YamBox, flavourId: string): number {
  return Object.hasOwn(quantities, flavourId) ? (quantities[flavourId] ?? 0) : 0;
}

/** How many pieces still fit; none before a size is chosen. */
export function remainingPieces({ size, quantities }: YamBox): number {
  return (size ?? 0) - Object.values(quantities).reduce((sum, pieces) => sum + pieces, 0);
}

export function yamPriceSen(box: YamBox, flavours: readonly PieceFlavour[]): Sen {
  return flavours.reduce((sum, { id, priceSen }) => sum + priceSen * piecesOf(box, id), 0);
}

/** What the add button can say and do. */
export function yamButton(box: YamBox): YamButton {
  if (box.size === null) return { state: 'choose_size' };
  const remaining = remainingPieces(box);
  return remaining > 0 ? { state: 'select_more', remaining } : { state: 'ready' };
}

/** The finished box as the cart keeps it, or what is missing. */
export function yamMetadata(box: YamBox, flavours: readonly PieceFlavour[]): YamResult {
  if (box.size === null) return { problem: 'choose_size' };
  const flavors = flavours
    .map(({ id, name, nameZh, hasYolk, priceSen }) => ({
      flavorId: id,
      flavorName: name,
      flavorNameZh: nameZh,
      hasYolk,
      priceSen,
      quantity: piecesOf(box, id),
    }))
    .filter(({ quantity }) => quantity > 0);
  const chosen = flavors.reduce((sum, { quantity }) => sum + quantity, 0);
  if (chosen !== box.size) return { problem: 'invalid_selection', needed: box.size };
  return { metadata: { type: 'teochew_yam_box', boxSize: box.size, flavors } };
}
