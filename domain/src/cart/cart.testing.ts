import fc from 'fast-check';
import type { CartMetadata } from '../products/cart-metadata.ts';
import type { BoxMetadata } from '../products/kinds/lines/box-metadata.ts';
import type { YamBoxMetadata } from '../products/kinds/lines/yam-metadata.ts';
import { standardYamFlavours } from '../products/kinds/yam.ts';
import type { Cart, CartItem, NewCartItem } from './cart.ts';

export function aChoice(facts: Partial<NewCartItem> = {}): NewCartItem {
  return {
    productId: 'p1',
    name: 'Lotus Paste Mooncake',
    nameZh: '莲蓉月饼',
    priceSen: 1250,
    image: null,
    metadata: null,
    suffix: '1',
    ...facts,
  };
}

export function aCartItem(facts: Partial<CartItem> = {}): CartItem {
  const { suffix, ...choice } = aChoice();
  return { ...choice, id: `p1_${suffix}`, quantity: 1, ...facts };
}

/** A box of four by its codes; a trailing Y means with yolk. */
export function boxOf(...codes: readonly [string, string, string, string]): BoxMetadata {
  const positions = [1, 2, 3, 4] as const;
  return {
    type: 'mooncake_box',
    selections: positions.map((position) => {
      const code = codes[position - 1] ?? '';
      return {
        flavor: `Flavour ${code.replace(/Y$/, '')}`,
        flavorZh: '口味',
        hasYolk: code.endsWith('Y'),
        code,
        position,
        category: 'Other',
      };
    }),
  };
}

/** A yam box by its pieces, flavour id to count. */
export function yamBoxOf(boxSize: 2 | 4, pieces: Readonly<Record<string, number>>): YamBoxMetadata {
  return {
    type: 'teochew_yam_box',
    boxSize,
    flavors: Object.entries(pieces).map(([flavorId, quantity]) => {
      const flavour = standardYamFlavours.find(({ id }) => id === flavorId);
      return {
        flavorId,
        flavorName: flavour?.name ?? flavorId,
        flavorNameZh: flavour?.nameZh ?? '',
        hasYolk: flavour?.hasYolk ?? false,
        priceSen: flavour?.priceSen ?? 0,
        quantity,
      };
    }),
  };
}

const code = fc.constantFrom('C1', 'C1Y', 'S2', 'S3');
const anyMetadata: fc.Arbitrary<CartMetadata | null> = fc.oneof(
  fc.constant(null),
  fc.tuple(code, code, code, code).map((codes) => boxOf(...codes)),
  fc.integer({ min: 0, max: 2 }).map((first) => yamBoxOf(2, { Y1: first, Y2: 2 - first })),
  fc.integer({ min: 0, max: 4 }).map((first) => yamBoxOf(4, { Y3: first, Y4: 4 - first })),
  fc.integer({ min: 1, max: 4 }).map((pieces) => ({
    type: 'teochew_yam_special' as const,
    selections: { Y1: pieces },
    availableFlavors: [{ id: 'Y1', name: 'Yam With Yolk', nameZh: '芋头', hasYolk: true }],
  })),
);

export const anyChoice: fc.Arbitrary<NewCartItem> = fc.record({
  productId: fc.constantFrom('p1', 'p2'),
  name: fc.constantFrom('Lotus Paste Mooncake', 'Mix Shanghai + Traditional', '月饼'),
  nameZh: fc.constantFrom('莲蓉月饼', ''),
  priceSen: fc.integer({ min: 0, max: 100_000 }),
  image: fc.constantFrom(null, '/files/a.webp'),
  metadata: anyMetadata,
  suffix: fc.constantFrom('1', '2', '3'),
});

/** A sound cart: lines of any kind, ids all different. */
export const anyCart: fc.Arbitrary<Cart> = fc
  .uniqueArray(fc.tuple(anyChoice, fc.integer({ min: 1, max: 500 }), fc.uuid()), {
    selector: ([, , suffix]) => suffix,
    maxLength: 6,
  })
  .map((lines) => ({
    items: lines.map(([{ suffix: _, ...choice }, quantity, suffix]) => ({
      ...choice,
      id: `${choice.productId}_${suffix}`,
      quantity,
    })),
  }));
