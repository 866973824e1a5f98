import type { Messages } from '../messages.ts';

export const home = {
  tagline: '中秋特别呈献',
  storyTitle: '来自万挠的手工月饼',
  preOrder: '需提前预订',
  pickupAndDelivery: '自取与送货',
  customOrders: '接受定制',
  orderNow: '立即订购月饼',
  heroPicture: '新鲜出炉的月饼',
  ourProducts: '我们的产品',
  filterLabel: '按类别筛选',
  allProducts: '所有产品',
  loadingProducts: '正在加载产品，请稍候……',
  noProducts: '目前没有可供订购的产品。',
  noProductsIn: (category) => `“${category}”类别中没有产品。`,
  viewCart: (items) => `查看购物车（${items} 件）`,
  warning: '提醒',
  productsNotLoaded: '部分产品可能未完全加载，请刷新页面。',
  error: '错误',
  categoriesFailed: '类别加载失败',
  placeholderHint: '月饼很快会回到这里。',
  description: (shop) => `${shop}：新鲜手工月饼，不添加防腐剂，接受预订，可自取或送货。`,
} satisfies Messages['home'];
