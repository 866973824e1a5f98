import { describeProduct } from './describe-product.ts';
import { standardYamFlavours } from './kinds/yam.ts';
import type { BoxFlavour, Product, ProductFacts } from './product.ts';

/** A plain product, with whatever the test is about. */
export function aProduct(facts: Partial<ProductFacts> = {}): Product {
  return describeProduct({
    id: 'p-plain',
    slug: 'lotus-paste-mooncake',
    name: 'Lotus Paste Mooncake',
    nameZh: '莲蓉月饼',
    description: '',
    descriptionZh: '',
    priceSen: 1250,
    images: [],
    features: [],
    featuresZh: [],
    category: 'mooncake',
    categoryId: null,
    sortOrder: 0,
    productType: 'standard',
    mooncakeConfig: null,
    pieces: [],
    fixedFlavours: [],
    ...facts,
  });
}

function aFlavour(facts: Partial<BoxFlavour> = {}): BoxFlavour {
  return {
    id: 'C1',
    code: 'C1',
    name: 'Pure Lotus',
    nameZh: '纯莲蓉',
    description: '',
    descriptionZh: '',
    generalFlavourCategory: 'Traditional',
    hasYolkOption: true,
    imageUrl: null,
    ...facts,
  };
}

export const lotus = aFlavour();
export const redBean = aFlavour({
  id: 'S2',
  code: 'S2',
  name: 'Red Bean',
  nameZh: '红豆',
  generalFlavourCategory: 'Shanghai',
  hasYolkOption: false,
});

export const boxProduct = aProduct({
  id: 'p-box',
  slug: 'mix-shanghai-traditional',
  name: 'Mix Shanghai + Traditional',
  nameZh: '上海与传统混合',
  priceSen: 5000,
  productType: 'mooncake_box',
  mooncakeConfig: { basePriceSen: 4800, yolkPriceSen: 5600, flavours: [lotus, redBean] },
});

export const yamProduct = aProduct({
  id: 'p-yam',
  slug: 'teochew-yam-mooncakes',
  name: 'TeoChew Yam Mooncakes',
  nameZh: '潮州芋头月饼',
  priceSen: 1900,
  productType: 'teochew_yam_special',
  pieces: [...standardYamFlavours],
});
