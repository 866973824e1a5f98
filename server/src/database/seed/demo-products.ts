import { yamProductId } from '@mooncake/domain/products/kinds/lines/yam-line';
import type { Product } from '@mooncake/domain/products/product';

import {
  mochiFlavours,
  nutFlavours,
  shanghaiFlavours,
  traditionalFlavours,
  yamFlavours,
} from './demo-flavours.ts';

type DemoPicture = { view: '' | '-cut' | '-angle'; altText: string; altTextZh: string };

type DemoProduct = Pick<
  Product,
  'name' | 'nameZh' | 'description' | 'descriptionZh' | 'priceSen' | 'features' | 'featuresZh' | 'productType'
> &
  Partial<Pick<Product, 'id' | 'mooncakeConfig' | 'pieces' | 'fixedFlavours'>> & {
    slug: string;
    category: 'Mooncake' | 'Snowskin' | 'TeoChew';
    pictures: readonly DemoPicture[];
    /** What the kitchen makes of it for an ordinary batch. */
    perBatch: number;
    unit: 'boxes' | 'pieces';
  };

const fresh = 'Fresh, no preservatives';
const freshZh = '新鲜，不含防腐剂';

/** The five products of the demo shop, in the order of the shelf. */
export const demoProducts: readonly DemoProduct[] = [
  {
    slug: 'shanghai-mooncakes',
    name: 'Shanghai Mooncakes',
    nameZh: '上海月饼',
    description:
      'Round, golden and crumbly: a butter crust brushed with egg and scattered with seeds. Choose any four flavours for your box, with or without salted egg yolk.',
    descriptionZh: '圆润金黄，奶油酥皮刷上蛋液，撒上籽仁，入口即化。任选四个口味装成一盒，可选加咸蛋黄。',
    priceSen: 4800,
    features: ['Box of 4, your choice', 'Buttery crumbly crust', fresh],
    featuresZh: ['4个装，口味任选', '奶油酥皮', freshZh],
    category: 'Mooncake',
    productType: 'mooncake_box',
    mooncakeConfig: { basePriceSen: 4800, yolkPriceSen: 5200, flavours: shanghaiFlavours },
    pictures: [
      {
        view: '',
        altText: 'Round golden Shanghai mooncakes with a glossy, crumbly crust',
        altTextZh: '圆润金黄的上海月饼，酥皮油亮',
      },
      {
        view: '-cut',
        altText: 'A Shanghai mooncake cut open, lotus paste around a salted egg yolk',
        altTextZh: '切开的上海月饼，莲蓉包裹着咸蛋黄',
      },
    ],
    perBatch: 60,
    unit: 'boxes',
  },
  {
    slug: 'traditional-mooncake',
    name: 'Traditional Mooncake',
    nameZh: '传统月饼',
    description:
      'The mooncake of the festival: a thin, soft golden crust pressed in a wooden mould, filled to the edge. Choose any four flavours, with or without salted egg yolk.',
    descriptionZh: '中秋的经典：木模压制的薄软金黄饼皮，馅料饱满。任选四个口味，可选加咸蛋黄。',
    priceSen: 5200,
    features: ['Box of 4, your choice', 'Pressed by hand in wooden moulds', fresh],
    featuresZh: ['4个装，口味任选', '木模手工压制', freshZh],
    category: 'Mooncake',
    productType: 'mooncake_box',
    mooncakeConfig: {
      basePriceSen: 5200,
      yolkPriceSen: 5800,
      flavours: [...traditionalFlavours, ...nutFlavours],
    },
    pictures: [
      {
        view: '',
        altText: 'Traditional baked mooncakes with a flower pattern pressed into the crust',
        altTextZh: '传统烘焙月饼，饼皮压有花纹',
      },
      {
        view: '-cut',
        altText: 'A traditional mooncake cut open to show lotus paste and yolk',
        altTextZh: '切开的传统月饼，可见莲蓉与蛋黄',
      },
    ],
    perBatch: 80,
    unit: 'boxes',
  },
  {
    slug: 'mix-shanghai-traditional',
    name: 'Mix Shanghai + Traditional',
    nameZh: '上海传统混合',
    description:
      'Cannot decide? Fill one box with both: crumbly Shanghai and soft-crusted traditional mooncakes side by side, any four you like.',
    descriptionZh: '难以取舍？一盒两种享受：上海酥皮与传统软皮月饼任意搭配，四个随您选。',
    priceSen: 5000,
    features: ['Box of 4, mix as you like', 'Two kinds of crust in one box', fresh],
    featuresZh: ['4个装，自由搭配', '一盒两种饼皮', freshZh],
    category: 'Mooncake',
    productType: 'mooncake_box',
    mooncakeConfig: {
      basePriceSen: 5000,
      yolkPriceSen: 5600,
      flavours: [...shanghaiFlavours.slice(0, 4), ...traditionalFlavours.slice(0, 4), ...nutFlavours],
    },
    pictures: [
      {
        view: '',
        altText: 'A box of four with Shanghai and traditional mooncakes side by side',
        altTextZh: '四个装礼盒，上海月饼与传统月饼并排',
      },
      {
        view: '-angle',
        altText: 'The mixed box of four mooncakes seen from an angle',
        altTextZh: '混合四个装月饼礼盒的斜面图',
      },
    ],
    perBatch: 50,
    unit: 'boxes',
  },
  {
    slug: 'mochi-snowskin',
    name: 'Exclusive Mochi Snowskin',
    nameZh: '限定麻糬冰皮',
    description:
      'Six soft mochi snowskin mooncakes in six flavours: durian, mango, yam, strawberry, matcha and chocolate. Served chilled; keep them in the fridge and enjoy within three days.',
    descriptionZh:
      '六个软糯麻糬冰皮月饼，六种口味：榴莲、芒果、芋头、草莓、抹茶、巧克力。冷藏食用，请于三天内享用。',
    priceSen: 5000,
    features: ['Box of 6, one of each flavour', 'Keep chilled', fresh],
    featuresZh: ['6个装，每种口味一个', '请冷藏', freshZh],
    category: 'Snowskin',
    productType: 'standard',
    fixedFlavours: mochiFlavours,
    pictures: [
      {
        view: '',
        altText: 'Six pastel-coloured mochi snowskin mooncakes',
        altTextZh: '六个粉彩色的麻糬冰皮月饼',
      },
      {
        view: '-cut',
        altText: 'A mochi snowskin mooncake cut open to show its soft filling',
        altTextZh: '切开的麻糬冰皮月饼，露出软滑内馅',
      },
    ],
    perBatch: 40,
    unit: 'boxes',
  },
  {
    slug: 'teochew-yam-mooncakes',
    id: yamProductId,
    name: 'TeoChew Yam Mooncakes',
    nameZh: '潮州芋头月饼',
    description:
      'Thousand-layer spiral pastry around smooth yam or pandan lotus paste, fried crisp on the very day. In boxes of 2 or 4, 140-160g per piece; no single-piece sales.',
    descriptionZh:
      '千层螺旋酥皮包裹绵密芋泥或香兰莲蓉，当天现炸，香酥可口。2个或4个装，每个140-160克，不零售单个。',
    priceSen: 1700,
    features: ['Boxes of 2 or 4', 'Made the same day', '140-160g per piece'],
    featuresZh: ['2个或4个装', '当天现做', '每个140-160克'],
    category: 'TeoChew',
    productType: 'teochew_yam_special',
    pieces: yamFlavours,
    pictures: [
      {
        view: '',
        altText: 'TeoChew yam mooncakes with their spiral of purple layers',
        altTextZh: '潮州芋头月饼，紫色螺旋层层酥皮',
      },
      {
        view: '-cut',
        altText: 'A yam mooncake cut open, yam paste around a salted egg yolk',
        altTextZh: '切开的芋头月饼，芋泥包裹着咸蛋黄',
      },
    ],
    perBatch: 120,
    unit: 'pieces',
  },
];
