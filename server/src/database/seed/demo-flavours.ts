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
    textZh: string,
  ])[],
): BoxFlavour[] {
  return list.map(([code, name, nameZh, yolk, description, descriptionZh]) => ({
    id: code,
    code,
    name,
    nameZh,
    description,
    descriptionZh,
    generalFlavourCategory,
    hasYolkOption: yolk === 'yolk',
    imageUrl: pictureOf(code),
  }));
}

export const shanghaiFlavours = flavours('Shanghai', [
  [
    'S1',
    'White Lotus',
    '白莲蓉',
    'yolk',
    'Silky white lotus paste in a buttery, crumbly crust.',
    '细滑白莲蓉，配奶香酥皮。',
  ],
  [
    'S2',
    'Pandan Lotus',
    '香兰莲蓉',
    'yolk',
    'Lotus paste cooked with fresh pandan juice.',
    '莲蓉以新鲜香兰汁熬煮。',
  ],
  [
    'S3',
    'Red Bean',
    '红豆沙',
    'yolk',
    'Slow-cooked red bean paste, less sweet.',
    '慢火熬煮的红豆沙，清甜不腻。',
  ],
  ['S4', 'Black Sesame', '黑芝麻', 'plain', 'Stone-ground roasted black sesame.', '石磨烘香黑芝麻。'],
  ['S5', 'Mung Bean', '绿豆沙', 'yolk', 'Light, fluffy mung bean paste.', '轻盈松软的绿豆沙。'],
]);

export const traditionalFlavours = flavours('Traditional', [
  [
    'C1',
    'Red Bean',
    '红豆',
    'plain',
    'Slow-cooked red beans under a thin golden crust.',
    '慢熬红豆，薄皮金黄。',
  ],
  ['C2', 'Lotus', '莲蓉', 'yolk', 'The classic: golden lotus seed paste.', '经典口味：金黄莲蓉。'],
  [
    'C3',
    'White Lotus',
    '白莲蓉',
    'yolk',
    'Pale, delicate white lotus paste.',
    '色泽素雅、口感细腻的白莲蓉。',
  ],
  ['C4', 'Pandan Lotus', '香兰莲蓉', 'yolk', 'Lotus paste with the scent of pandan.', '带着香兰清香的莲蓉。'],
  [
    'C5',
    'Black Sesame',
    '黑芝麻',
    'plain',
    'Roasted black sesame, deep and nutty.',
    '烘香黑芝麻，浓郁醇厚。',
  ],
]);

export const nutFlavours = flavours('Other', [
  [
    'N1',
    'Mixed Nuts',
    '五仁',
    'plain',
    'Five kinds of nuts and seeds with candied winter melon.',
    '五种果仁，配冬瓜糖。',
  ],
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
