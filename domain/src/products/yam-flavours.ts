import type { Product, YamFlavour } from './product.ts';

const withYolkSen = 1800;
const withoutYolkSen = 1700;

/** The four pieces the kitchen makes; a product with its own list in the catalogue overrides them. */
export const standardYamFlavours: readonly YamFlavour[] = [
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

/** The pieces a yam product offers. */
export function yamFlavoursOf({ yamConfig }: Readonly<Pick<Product, 'yamConfig'>>): readonly YamFlavour[] {
  return yamConfig !== null && yamConfig.flavours.length > 0 ? yamConfig.flavours : standardYamFlavours;
}
