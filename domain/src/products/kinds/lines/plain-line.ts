import type { LineKind } from './line-kind.ts';

/** A product that is just itself, or a box of fixed flavours: nothing to choose. */
export const plainLine: LineKind = {
  id: 'standard',

  unit: 'boxes',
  unitsEach: () => 1,
  piecesPerUnit: null,
  needsOwnSlot: false,

  priceSen: ({ priceSen }, metadata) => (metadata === null ? priceSen : null),
  isSameChoice: () => false,
  namesTellYolk: true,
  choices: [],

  isComplete: () => true,
  recognises: () => false,
};
