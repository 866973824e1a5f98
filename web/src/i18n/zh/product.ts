import type { Messages } from '../messages.ts';

export const product = {
  from: { before: '', after: '起' },
  perUnit: { box: '每盒', piece: '每个' },
  viewDetails: '查看详情',
  viewDetailsOf: (name) => `查看详情：${name}`,
  quickAdd: '快速加入购物车',
  quickAddOf: (name) => `快速加入购物车：${name}`,
  added: '已加入购物车！',
  addedMessage: (name) => `${name}已加入您的购物车。`,
  addingFailed: '暂时无法打开，请检查网络连接后再试。',
  products: '产品',
  breadcrumb: '页面路径',
  features: '特点',
  addToCart: '加入购物车',
  continueShopping: '继续选购',
  viewCart: '查看购物车',
  notFound: '找不到产品',
  notFoundMessage: '找不到您要的产品。',
} satisfies Messages['product'];
