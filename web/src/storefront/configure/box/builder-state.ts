import {
  addToBox,
  type Box,
  type BoxSelection,
  emptyBox,
  lowestFreePosition,
  placeInBox,
  removeFromBox,
} from '@mooncake/domain/products/kinds/box-builder';
import type { BoxPosition } from '@mooncake/domain/products/kinds/lines/box-metadata';
import type { BoxFlavour } from '@mooncake/domain/products/product';

/** What just happened, for the words on the screen and in the ear. */
type BuilderEvent =
  | { readonly kind: 'placed'; readonly selection: BoxSelection }
  | { readonly kind: 'removed' | 'aimed' | 'taken'; readonly position: BoxPosition }
  | { readonly kind: 'full' };

export type BuilderState = {
  readonly box: Box;
  /** The free place the customer pointed at; without one the lowest free place is next. */
  readonly aim: BoxPosition | null;
  readonly last: BuilderEvent | null;
};

export type BuilderAction =
  | { readonly type: 'choose'; readonly flavour: BoxFlavour; readonly hasYolk: boolean }
  | { readonly type: 'aim'; readonly position: BoxPosition }
  | { readonly type: 'remove'; readonly position: BoxPosition };

export const newBuilder: BuilderState = { box: emptyBox, aim: null, last: null };

export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case 'choose':
      return choose(state, action.flavour, action.hasYolk);
    case 'aim':
      return aimAt(state, action.position);
    case 'remove':
      return {
        ...state,
        box: removeFromBox(state.box, action.position),
        last: { kind: 'removed', position: action.position },
      };
  }
}

/** The mooncake at a position, if there is one. */
export function selectionAt({ selections }: Box, position: BoxPosition): BoxSelection | undefined {
  return selections.find((selection) => selection.position === position);
}

/** Where the next mooncake goes; null when the box is full. */
export const nextPosition = ({ box, aim }: BuilderState) => aim ?? lowestFreePosition(box);

function choose(state: BuilderState, flavour: BoxFlavour, hasYolk: boolean): BuilderState {
  const position = nextPosition(state);
  const result =
    position === null
      ? addToBox(state.box, flavour, hasYolk)
      : placeInBox(state.box, flavour, hasYolk, position);

  if (result.problem === 'box_full') return { ...state, last: { kind: 'full' } };
  if (result.problem) return { ...state, last: { kind: 'taken', position: result.position } };
  const selection = position === null ? undefined : selectionAt(result.box, position);
  return { box: result.box, aim: null, last: selection ? { kind: 'placed', selection } : null };
}

function aimAt(state: BuilderState, position: BoxPosition): BuilderState {
  const isTaken = selectionAt(state.box, position) !== undefined;
  return isTaken
    ? { ...state, last: { kind: 'taken', position } }
    : { ...state, aim: position, last: { kind: 'aimed', position } };
}
