import { missing } from '../draft-problems.ts';
import { isKnownAs, type ProductFamily } from './product-family.ts';
import type { ProductKind } from './product-kind.ts';

/** 'Exclusive Mochi Snowskin': one box of six fixed flavours, nothing to choose. */
const mochi: ProductFamily = {
  prefix: 'MO',
  pattern: /\bmochi/i,
  precedence: 4,
  group: { name: 'Mochi', nameZh: '麻糬', showsVariations: true, rank: 4 },
  known: {
    slug: 'mochi-snowskin',
    spellings: [
      'exclusivemochisnowskin',
      'exclusivemochisnowskinmooncake',
      'exclusivemochisnowskinmooncakes',
      'mochisnowskin',
      'mochisnowskinmooncake',
      'mochisnowskinmooncakes',
    ],
  },
  piecesPerBox: 6,
};

/** A product that is just itself, or a box of fixed flavours: nothing to choose. */
export const plain: ProductKind = {
  id: 'standard',

  unit: 'boxes',
  unitsEach: () => 1,
  piecesPerUnit: null,
  needsOwnSlot: false,

  adding: 'add',
  configurator: null,
  priceLabel: ({ name, priceSen }) =>
    isKnownAs(mochi, name)
      ? { isFrom: true, unit: 'box', priceSen }
      : { isFrom: false, unit: 'piece', priceSen },
  prices: ({ priceSen }) => [priceSen],
  pieces: () => [],

  priceSen: ({ priceSen }, metadata) => (metadata === null ? priceSen : null),
  catalogueChoice: (_, metadata) => metadata,
  isSameChoice: () => false,
  namesTellYolk: true,
  choices: [],

  family: null,
  namedFamilies: [mochi],
  recognises: () => false,

  editor: 'fixed',
  pieceLetter: null,
  isComplete: () => true,
  check: ({ fixedFlavours }) =>
    fixedFlavours.flatMap((flavour, at) => missing(`fixedFlavours.${at}.`, flavour, ['name', 'nameZh'])),
  stored: ({ priceSen, fixedFlavours }) => ({ priceSen, mooncakeConfig: null, pieces: [], fixedFlavours }),
};
