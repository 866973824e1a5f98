import type { CartMetadata } from '../cart-metadata.ts';
import { checkPieces } from '../draft-problems.ts';
import type { PieceFlavour } from '../product.ts';
import type { KindProduct } from './lines/line-kind.ts';
import { yamCounts, yamLine, yamSpellings } from './lines/yam-line.ts';
import { yamBoxMetadataSchema } from './lines/yam-metadata.ts';
import type { ProductFamily } from './product-family.ts';
import type { ProductKind } from './product-kind.ts';

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

const family: ProductFamily = {
  prefix: 'TY',
  pattern: /\byam\b|\bteo\s*chew/i,
  precedence: 5,
  group: { name: 'TeoChew Yam', nameZh: '潮州芋头', showsVariations: true, rank: 0 },
  known: {
    slug: 'teochew-yam-mooncakes',
    spellings: yamSpellings,
  },
  piecesPerBox: 1,
};

/** Yam mooncakes: a box of two or four pieces, each at its own price, fried the same afternoon. */
export const yam: ProductKind = {
  ...yamLine,

  adding: 'configure',
  configurator: 'yam',
  priceLabel: (product) => ({
    isFrom: true,
    unit: 'piece',
    priceSen: Math.min(...flavoursOf(product).map(({ priceSen }) => priceSen)),
  }),
  prices: (product) => flavoursOf(product).map(({ priceSen }) => priceSen),
  pieces: (product) => [...flavoursOf(product)],

  catalogueChoice: inCatalogueWords,

  family,
  namedFamilies: [],

  editor: 'pieces',
  pieceLetter: 'Y',
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

function inCatalogueWords(product: KindProduct, metadata: CartMetadata): CartMetadata {
  const flavours = flavoursOf(product);
  const counts = yamCounts(metadata) ?? [];
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
