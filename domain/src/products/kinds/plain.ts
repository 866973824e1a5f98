import { missing } from '../draft-problems.ts';
import { isSpelled } from './lines/known-name.ts';
import { plainLine } from './lines/plain-line.ts';
import type { ProductFamily } from './product-family.ts';
import type { ProductKind } from './product-kind.ts';

/** 'Exclusive Mochi Snowskin': one box of six fixed flavours, nothing to choose. */
const mochi = {
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
} satisfies ProductFamily;

/** A product that is just itself, or a box of fixed flavours: nothing to choose. */
export const plain: ProductKind = {
  ...plainLine,

  adding: 'add',
  configurator: null,
  priceLabel: ({ name, priceSen }) =>
    isSpelled(mochi.known.spellings, name)
      ? { isFrom: true, unit: 'box', priceSen }
      : { isFrom: false, unit: 'piece', priceSen },
  prices: ({ priceSen }) => [priceSen],
  pieces: () => [],

  catalogueChoice: (_, metadata) => metadata,

  family: null,
  namedFamilies: [mochi],

  editor: 'fixed',
  pieceLetter: null,
  check: ({ fixedFlavours }) =>
    fixedFlavours.flatMap((flavour, at) => missing(`fixedFlavours.${at}.`, flavour, ['name', 'nameZh'])),
  stored: ({ priceSen, fixedFlavours }) => ({ priceSen, mooncakeConfig: null, pieces: [], fixedFlavours }),
};
