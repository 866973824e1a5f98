import { standardYamFlavours } from '@mooncake/domain/products/kinds/yam';
import type {
  BoxFlavour,
  FixedFlavour,
  FlavourCategory,
  PieceFlavour,
} from '@mooncake/domain/products/product';

const pictureOf = (code: string) => `/pictures/flavours/${code.toLowerCase()}.webp`;

function flavours(
  generalFlavourCategory: FlavourCategory,
  list: readonly (readonly [
    code: string,
    name: string,
    nameZh: string,
    yolk: 'yolk' | 'plain',
    text: string,
  ])[],
): BoxFlavour[] {
  return list.map(([code, name, nameZh, yolk, description]) => ({
    id: code,
    code,
    name,
    nameZh,
    description,
    generalFlavourCategory,
    hasYolkOption: yolk === 'yolk',
    imageUrl: pictureOf(code),
  }));
}

export const shanghaiFlavours = flavours('Shanghai', [
  ['S1', 'White Lotus', '白莲蓉', 'yolk', 'Silky white lotus paste in a buttery, crumbly crust.'],
  ['S2', 'Pandan Lotus', '香兰莲蓉', 'yolk', 'Lotus paste cooked with fresh pandan juice.'],
  ['S3', 'Red Bean', '红豆沙', 'yolk', 'Slow-cooked red bean paste, less sweet.'],
  ['S4', 'Black Sesame', '黑芝麻', 'plain', 'Stone-ground roasted black sesame.'],
  ['S5', 'Mung Bean', '绿豆沙', 'yolk', 'Light, fluffy mung bean paste.'],
]);

export const traditionalFlavours = flavours('Traditional', [
  ['C1', 'Red Bean', '红豆', 'plain', 'Slow-cooked red beans under a thin golden crust.'],
  ['C2', 'Lotus', '莲蓉', 'yolk', 'The classic: golden lotus seed paste.'],
  ['C3', 'White Lotus', '白莲蓉', 'yolk', 'Pale, delicate white lotus paste.'],
  ['C4', 'Pandan Lotus', '香兰莲蓉', 'yolk', 'Lotus paste with the scent of pandan.'],
  ['C5', 'Black Sesame', '黑芝麻', 'plain', 'Roasted black sesame, deep and nutty.'],
]);

export const nutFlavours = flavours('Other', [
  ['N1', 'Mixed Nuts', '五仁', 'plain', 'Five kinds of nuts and seeds with candied winter melon.'],
]);

export const yamFlavours: PieceFlavour[] = standardYamFlavours.map((flavour) => ({
  ...flavour,
  imageUrl: pictureOf(flavour.id),
}));

export const mochiFlavours: FixedFlavour[] = [
  { name: 'Durian', nameZh: '榴莲' },
  { name: 'Mango', nameZh: '芒果' },
  { name: 'Yam', nameZh: '芋头' },
  { name: 'Strawberry', nameZh: '草莓' },
  { name: 'Matcha', nameZh: '抹茶' },
  { name: 'Chocolate', nameZh: '巧克力' },
];
