import type { CartMetadata } from '../cart-metadata.ts';
import { checkPieces } from '../draft-problems.ts';
import type { PieceFlavour } from '../product.ts';
import { isKnownAs, type ProductFamily } from './product-family.ts';
import type { KindProduct, ProductKind } from './product-kind.ts';
import { yamBoxMetadataSchema, yamBoxSizes, yamSpecialMetadataSchema } from './yam-metadata.ts';

const withYolkSen = 1800;
const withoutYolkSen = 1700;

/** The four pieces the kitchen makes; a product with its own list in the catalogue overrides them. */
export const standardYamFlavours: readonly PieceFlavour[] = [
  {
    id: 'Y1',
    name: 'Yam With Yolk',
    nameZh: '芋头（含蛋黄）',
    hasYolk: true,
    priceSen: withYolkSen,
    group: 'classic',
    imageUrl: null,
  },
  {
    id: 'Y2',
    name: 'Yam Without Yolk',
    nameZh: '芋头（无蛋黄）',
    hasYolk: false,
    priceSen: withoutYolkSen,
    group: 'classic',
    imageUrl: null,
  },
  {
    id: 'Y3',
    name: 'Pandan Lotus With Yolk',
    nameZh: '香兰莲蓉（含蛋黄）',
    hasYolk: true,
    priceSen: withYolkSen,
    group: 'new',
    imageUrl: null,
  },
  {
    id: 'Y4',
    name: 'Pandan Lotus Without Yolk',
    nameZh: '香兰莲蓉（无蛋黄）',
    hasYolk: false,
    priceSen: withoutYolkSen,
    group: 'new',
    imageUrl: null,
  },
];

/** The id the yam product has in every shop, so it is known even after it was renamed. */
export const yamProductId = '7e0c4e57-9a3d-4c1b-8f26-5d1a2b4c6e80';

const family: ProductFamily = {
  prefix: 'TY',
  pattern: /\byam\b|\bteo\s*chew/i,
  precedence: 5,
  group: { name: 'TeoChew Yam', nameZh: '潮州芋头', showsVariations: true, rank: 0 },
  known: {
    slug: 'teochew-yam-mooncakes',
    spellings: ['teochewyammooncakes', 'teochewyammooncake', 'teochewyam'],
  },
  piecesPerBox: 1,
};

/** Yam mooncakes: a box of two or four pieces, each at its own price, fried the same afternoon. */
export const yam: ProductKind = {
  id: 'teochew_yam_special',

  unit: 'pieces',
  unitsEach: (pieces) => pieces || 1,
  piecesPerUnit: 1,
  needsOwnSlot: true,

  adding: 'configure',
  configurator: 'yam',
  priceLabel: (product) => ({
    isFrom: true,
    unit: 'piece',
    priceSen: Math.min(...flavoursOf(product).map(({ priceSen }) => priceSen)),
  }),
  prices: (product) => flavoursOf(product).map(({ priceSen }) => priceSen),
  pieces: (product) => [...flavoursOf(product)],

  priceSen: (product, metadata) => piecesPriceSen(flavoursOf(product), countsOf(metadata)),
  catalogueChoice: inCatalogueWords,
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

  family,
  namedFamilies: [],
  recognises: ({ id, name, nameZh }) =>
    id === yamProductId || isKnownAs(family, name) || /潮[州洲].*芋/u.test(nameZh),

  editor: 'pieces',
  pieceLetter: 'Y',
  isComplete: () => true,
  check: checkPieces,
  stored: ({ priceSen, pieces }) => ({
    // Pieces have prices of their own; the product costs what the cheapest does.
    priceSen: pieces.length === 0 ? priceSen : Math.min(...pieces.map((piece) => piece.priceSen)),
    mooncakeConfig: null,
    pieces,
    fixedFlavours: [],
  }),
};

/** The pieces a yam product offers; one with its own list in the catalogue overrides those of the kitchen. */
function flavoursOf({ pieces }: Pick<KindProduct, 'pieces'>): readonly PieceFlavour[] {
  return pieces.length > 0 ? pieces : standardYamFlavours;
}

type Counts = readonly (readonly [flavourId: string, quantity: number])[];

/** Pieces by flavour, whichever way they are written down; null for anything but a yam box. */
function countsOf(metadata: CartMetadata | null): Counts | null {
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

function inCatalogueWords(product: KindProduct, metadata: CartMetadata): CartMetadata {
  const flavours = flavoursOf(product);
  const counts = countsOf(metadata) ?? [];
  const piecesOf = (flavourId: string) =>
    counts.reduce((sum, [id, quantity]) => sum + (id === flavourId ? quantity : 0), 0);
  const chosen = flavours.filter(({ id }) => piecesOf(id) > 0);
  const { data: today } = yamBoxMetadataSchema.safeParse(metadata);
  if (!today) {
    return {
      type: metadata.type,
      selections: Object.fromEntries(chosen.map(({ id }) => [id, piecesOf(id)])),
      availableFlavors: flavours.map(({ id, name, nameZh, hasYolk }) => ({ id, name, nameZh, hasYolk })),
    };
  }
  return {
    type: today.type,
    boxSize: today.boxSize,
    flavors: chosen.map(({ id, name, nameZh, hasYolk, priceSen }) => ({
      flavorId: id,
      flavorName: name,
      flavorNameZh: nameZh,
      hasYolk,
      priceSen,
      quantity: piecesOf(id),
    })),
  };
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
