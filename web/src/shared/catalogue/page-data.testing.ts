import type { PageData } from '@mooncake/domain/pages/page';
import { describeProduct } from '@mooncake/domain/products/describe-product';
import type { Product, ProductFacts } from '@mooncake/domain/products/product';

export function aProduct(changes: Partial<ProductFacts> = {}): Product {
  return describeProduct({
    id: 'p-mochi',
    slug: 'mochi-snowskin',
    name: 'Exclusive Mochi Snowskin',
    nameZh: '限定麻糬冰皮',
    description: 'Six soft mochi.',
    descriptionZh: '六个软糯麻糬。',
    priceSen: 5000,
    images: [{ id: 'i1', imageUrl: '/files/mochi.webp', altText: 'Six mochi', altTextZh: '', sortOrder: 0 }],
    features: ['Keep chilled'],
    featuresZh: ['需冷藏'],
    category: 'Snowskin',
    categoryId: 'c1',
    sortOrder: 1,
    productType: 'standard',
    mooncakeConfig: null,
    pieces: [],
    fixedFlavours: [],
    ...changes,
  });
}

export function somePageData(changes: Partial<PageData> = {}): PageData {
  return {
    products: [aProduct()],
    categories: [{ id: 'c1', name: 'Snowskin', nameZh: '冰皮', color: 'fef3c7', sortOrder: 1 }],
    settings: {
      shopName: 'Sample Mooncakes',
      shopNameZh: '样品月饼',
      storyTitle: 'Handmade Mooncakes from Rawang',
      storyTitleZh: '来自万挠的手工月饼',
      story: 'Baked at home since 2015.',
      storyZh: '自2015年在家烘焙。',
      heroImageUrl: null,
      orderPrefix: 'CHM',
      isSample: true,
      whatsapp: '+60 10-000 0000',
      instagram: '@sample.shop',
      registration: '',
      bank: { bankName: '', accountNumber: '', accountName: '', imageUrl: null },
      duitNow: { number: '', payload: null, imageUrl: null, exactAmount: false },
      bannerNote: '',
      bannerNoteZh: '',
      opensOn: null,
    },
    ...changes,
  };
}
