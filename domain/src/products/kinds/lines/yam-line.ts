import type { CartMetadata } from '../../cart-metadata.ts';
import type { PieceFlavour } from '../../product.ts';
import { isSpelled } from './known-name.ts';
import type { LineKind } from './line-kind.ts';
import { yamBoxMetadataSchema, yamBoxSizes, yamSpecialMetadataSchema } from './yam-metadata.ts';

/** The id the yam product has in every shop, so it is known even after it was renamed. */
export const yamProductId = '7e0c4e57-9a3d-4c1b-8f26-5d1a2b4c6e80';

export const yamSpellings = ['teochewyammooncakes', 'teochewyammooncake', 'teochewyam'];

/** Yam mooncakes: a box of two or four pieces, each at its own price, fried the same afternoon. */
export const yamLine: LineKind = {
  id: 'teochew_yam_special',

  unit: 'pieces',
  unitsEach: (pieces) => pieces || 1,
  piecesPerUnit: 1,
  needsOwnSlot: true,

  priceSen: ({ pieces }, metadata) => piecesPriceSen(pieces, yamCounts(metadata)),
  isSameChoice,
  namesTellYolk: true,
  choices: [
    { type: 'teochew_yam_box', schema: yamBoxMetadataSchema, pieces: { list: 'flavors' } },
    {
      type: 'teochew_yam_special',
      schema: yamSpecialMetadataSchema,
      pieces: { counts: 'selections', names: 'availableFlavors' },
    },
  ],

  isComplete: () => true,
  recognises: ({ id, name, nameZh }) =>
    id === yamProductId || isSpelled(yamSpellings, name) || /潮[州洲].*芋/u.test(nameZh),
};

type Counts = readonly (readonly [flavourId: string, quantity: number])[];

/** Pieces by flavour, whichever way they are written down; null for anything but a yam box. */
export function yamCounts(metadata: CartMetadata | null): Counts | null {
  const today = yamBoxMetadataSchema.safeParse(metadata).data;
  if (today) return today.flavors.map(({ flavorId, quantity }) => [flavorId, quantity] as const);
  const early = yamSpecialMetadataSchema.safeParse(metadata).data;
  return early ? Object.entries(early.selections) : null;
}

function piecesPriceSen(flavours: readonly PieceFlavour[], counts: Counts | null) {
  if (!counts) return null;
  const priceOf = new Map(flavours.map(({ id, priceSen }) => [id, priceSen]));
  const size = counts.reduce((sum, [, quantity]) => sum + quantity, 0);
  if (!yamBoxSizes.some((offered) => offered === size)) return null;
  if (counts.some(([flavourId]) => !priceOf.has(flavourId))) return null;
  return counts.reduce((sum, [flavourId, quantity]) => sum + (priceOf.get(flavourId) ?? 0) * quantity, 0);
}

/** Boxes of the first version are never added to: each was a line of its own. */
function isSameChoice(one: CartMetadata, other: CartMetadata): boolean {
  const content = contentKey(one);
  return content !== null && content === contentKey(other);
}

function contentKey(metadata: CartMetadata): string | null {
  const { data: box } = yamBoxMetadataSchema.safeParse(metadata);
  if (!box) return null;
  const pieces = box.flavors
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => (a.flavorId < b.flavorId ? -1 : 1))
    .map(({ flavorId, hasYolk, quantity }) => [flavorId, hasYolk, quantity]);
  return JSON.stringify([box.boxSize, pieces]);
}
