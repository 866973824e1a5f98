import type { BoxFlavour, FlavourCategory } from '../product.ts';
import { type BoxMetadata, type BoxPosition, boxPositions } from './lines/box-metadata.ts';
import { selectionCode } from './lines/flavour-code.ts';

export type BoxSelection = {
  readonly flavourId: string;
  readonly flavourName: string;
  readonly flavourNameZh: string;
  readonly hasYolk: boolean;
  /** The flavour's code, ending in Y when with yolk. */
  readonly code: string;
  readonly position: BoxPosition;
  readonly category: FlavourCategory;
};

/** A box being filled; its selections are kept in the order of their positions. */
export type Box = { readonly selections: readonly BoxSelection[] };

export type BoxResult =
  | { readonly box: Box; readonly problem?: never }
  | { readonly problem: 'position_taken'; readonly position: BoxPosition }
  | { readonly problem: 'box_full' };

export const emptyBox: Box = { selections: [] };

/** Fills the lowest free position. */
export function addToBox(box: Box, flavour: Readonly<BoxFlavour>, hasYolk: boolean): BoxResult {
  const position = lowestFreePosition(box);
  return position === null ? { problem: 'box_full' } : placeInBox(box, flavour, hasYolk, position);
}

/** Puts a mooncake into one position, which must be free. */
export function placeInBox(
  box: Box,
  flavour: Readonly<BoxFlavour>,
  hasYolk: boolean,
  position: BoxPosition,
): BoxResult {
  if (box.selections.some((taken) => taken.position === position)) {
    return { problem: 'position_taken', position };
  }
  const withYolk = hasYolk && flavour.hasYolkOption;
  const selection: BoxSelection = {
    flavourId: flavour.id,
    flavourName: flavour.name,
    flavourNameZh: flavour.nameZh,
    hasYolk: withYolk,
    code: selectionCode(flavour.code, withYolk),
    position,
    category: flavour.generalFlavourCategory,
  };
  return { box: { selections: [...box.selections, selection].sort((a, b) => a.position - b.position) } };
}

export function removeFromBox(box: Box, position: BoxPosition): Box {
  return { selections: box.selections.filter((selection) => selection.position !== position) };
}

/** A box left for later, without what is no longer offered. */
export function stillOfferedBox({ selections }: Box, flavours: readonly BoxFlavour[]): Box {
  const isOffered = ({ flavourId, hasYolk }: BoxSelection) =>
    flavours.some(({ id, hasYolkOption }) => id === flavourId && (hasYolkOption || !hasYolk));
  return { selections: selections.filter(isOffered) };
}

/** Where the next mooncake goes; null when the box is full. */
export function lowestFreePosition({ selections }: Box): BoxPosition | null {
  return boxPositions.find((place) => selections.every(({ position }) => position !== place)) ?? null;
}

export function isBoxComplete(box: Box): boolean {
  return lowestFreePosition(box) === null;
}

/** The finished box as the cart keeps it; null until all four positions are filled. */
export function boxMetadata(box: Box): BoxMetadata | null {
  if (!isBoxComplete(box)) return null;
  return {
    type: 'mooncake_box',
    selections: box.selections.map(({ flavourName, flavourNameZh, hasYolk, code, position, category }) => ({
      flavor: flavourName,
      flavorZh: flavourNameZh,
      hasYolk,
      code,
      position,
      category,
    })),
  };
}
