import * as z from 'zod/mini';
import type { CartMetadata } from '../cart-metadata.ts';
import { checkPieces } from '../draft-problems.ts';
import type { PieceFlavour } from '../product.ts';
import type { ProductKind } from './product-kind.ts';

// A kind this shop does not have: a tin of nine cookies at one price, counted in tins.

const size = 9;

const tinSchema = z
  .object({
    type: z.literal('cookie_tin'),
    cookies: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        nameZh: z.string(),
        quantity: z.int().check(z.positive()),
      }),
    ),
  })
  .check(z.refine(({ cookies }) => cookies.reduce((sum, { quantity }) => sum + quantity, 0) === size));

const cookiesOf = (metadata: CartMetadata | null) => tinSchema.safeParse(metadata).data?.cookies ?? null;

export const cookieTin: ProductKind = {
  id: 'cookie_tin',

  unit: 'tins',
  unitsEach: () => 1,
  piecesPerUnit: size,
  needsOwnSlot: false,

  adding: 'configure',
  configurator: 'cookie-tin',
  priceLabel: ({ priceSen }) => ({ isFrom: false, unit: 'box', priceSen }),
  prices: ({ priceSen }) => [priceSen],
  pieces: ({ pieces }) => pieces,

  priceSen: ({ priceSen, pieces }, metadata) => {
    const cookies = cookiesOf(metadata);
    const isOffered = cookies?.every(({ code }) => pieces.some(({ id }) => id === code));
    return isOffered ? priceSen : null;
  },
  catalogueChoice: ({ pieces }, metadata) => ({
    type: metadata.type,
    cookies: pieces.flatMap(({ id, name, nameZh }) => {
      const chosen = cookiesOf(metadata)?.find(({ code }) => code === id);
      return chosen ? [{ code: id, name, nameZh, quantity: chosen.quantity }] : [];
    }),
  }),
  isSameChoice: (one, other) => JSON.stringify(cookiesOf(one)) === JSON.stringify(cookiesOf(other)),
  namesTellYolk: true,
  choices: [{ type: 'cookie_tin', schema: tinSchema, pieces: { list: 'cookies' } }],

  family: {
    prefix: 'CT',
    pattern: /\bcookie tin/i,
    precedence: 6,
    group: { name: 'Cookie Tins', nameZh: '曲奇罐', showsVariations: true, rank: 5 },
    known: null,
    piecesPerBox: size,
  },
  namedFamilies: [],
  recognises: () => false,

  editor: 'pieces',
  pieceLetter: 'K',
  isComplete: () => true,
  check: checkPieces,
  stored: ({ priceSen, pieces }) => ({ priceSen, mooncakeConfig: null, pieces, fixedFlavours: [] }),
};

const names = [
  ['Butter', '牛油'],
  ['Almond', '杏仁'],
  ['Pandan', '香兰'],
  ['Matcha', '抹茶'],
  ['Cocoa', '可可'],
  ['Ginger', '姜'],
  ['Sesame', '芝麻'],
  ['Coconut', '椰子'],
  ['Lemon', '柠檬'],
] as const;

export const cookies: PieceFlavour[] = names.map(([name, nameZh], index) => ({
  id: `K${index + 1}`,
  name,
  nameZh,
  hasYolk: false,
  priceSen: 400,
  group: 'classic',
  imageUrl: null,
}));

/** A tin as a customer fills it, cookie code to count. */
export function tinOf(counts: Readonly<Record<string, number>>): CartMetadata {
  return {
    type: 'cookie_tin',
    cookies: Object.entries(counts).map(([code, quantity]) => ({ code, name: '', nameZh: '', quantity })),
  };
}

const tinNames = { name: 'Festive Cookie Tin', nameZh: '佳节曲奇罐' };
const contents = (boxes: number) => [
  { flavourId: 'K1', name: 'Butter', nameZh: '牛油', hasYolk: false, quantity: 4 * boxes },
  { flavourId: 'K9', name: 'Lemon', nameZh: '柠檬', hasYolk: false, quantity: 5 * boxes },
];

/** Two tins of four butter and five lemon cookies, as they are packed. */
export const packedTins = {
  productName: tinNames.name,
  productNameZh: tinNames.nameZh,
  quantity: 2,
  contents: contents(1),
};

/** The same two tins as the kitchen counts them. */
export const countedTins = {
  name: 'Cookie Tins',
  showsVariations: true,
  boxes: 2,
  pieces: 18,
  variations: [{ ...tinNames, boxes: 2, pieces: 18, flavours: contents(2) }],
};
