import type { Messages } from '../messages.ts';

export const shell = {
  skipToContent: '跳到主要内容',
  navigation: '主导航',
  cart: '购物车',
  cartWithItems: (count) => `购物车，共 ${count} 件`,
  checkStatus: '查询订单',
  checkout: '结账',
  orderSummary: '订单摘要',
  language: '语言',
  notifications: '通知',
  dismiss: '关闭',
  loading: '加载中……',
  tryAgain: '重试',
  contact: '联系我们',
  privacy: '隐私声明',
  sampleNotice: '这是演示商店：联系方式、银行资料和地址均为示例，请勿真实付款。',
  footerLine: '为中秋佳节新鲜烘焙，不添加防腐剂。',
  previousPicture: '上一张图片',
  nextPicture: '下一张图片',
  pictureOf: (name, position) => `${name}，第 ${position} 张图片`,
  noImage: '暂无图片',
} satisfies Messages['shell'];
