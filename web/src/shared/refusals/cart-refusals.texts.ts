import { formatRinggit } from '@mooncake/domain/money';
import { defineTexts } from '../../i18n/define-texts.ts';
import type { RefusalWords } from './refusal-words.ts';

/** What to say where a cart cannot be ordered as it is. */
export const [, cartRefusals] = defineTexts<RefusalWords<'cart' | 'delivery' | 'hold'>>({
  en: {
    'cart.product_unavailable': () => ({
      title: 'Product not available',
      message: 'A product in your cart is no longer available. Please remove it from your cart.',
    }),
    'cart.choice_unavailable': ({ productName }) => ({
      title: 'Box not available',
      message: `${productName} can no longer be made with these flavours. Please choose it again.`,
    }),
    'cart.price_changed': ({ seenTotalSen, newTotalSen }) => ({
      title: 'The price has changed',
      message: `Your order came to ${formatRinggit(seenTotalSen)} and now comes to ${formatRinggit(newTotalSen)}.`,
    }),
    'delivery.method_not_found': () => ({
      title: 'Delivery option not available',
      message: 'This way of pickup or delivery is no longer offered. Please choose another one.',
    }),
    'hold.not_found': () => ({
      title: 'Your reservation is gone',
      message: 'It was replaced or has ended. Please proceed to payment again.',
    }),
    'hold.expired': () => ({
      title: 'Time Expired!',
      message: 'The payment window has expired. Please start over to place a new order.',
    }),
    'hold.already_extended': () => ({
      title: 'Time already extended',
      message: 'The time to pay can be extended once.',
    }),
    'hold.already_ordered': ({ orderNumber }) => ({
      title: 'Your order is already placed',
      message: `Order ${orderNumber} has arrived.`,
    }),
    'hold.too_many_live': ({ limit }) => ({
      title: 'Too many open reservations',
      message: `Your connection already has ${limit} reservations waiting for payment. Please complete one, or wait a few minutes.`,
    }),
    'hold.too_many_boxes': ({ limit, boxes }) => ({
      title: 'A large order',
      message: `Your cart has ${boxes} boxes; up to ${limit} can be ordered at once. For more, please place another order.`,
    }),
    'hold.scarce': ({ productName, limit, boxes }) => ({
      title: 'Only a few are left',
      message: `Your cart has ${boxes} boxes of ${productName}. While so few are left for this date, up to ${limit} can be ordered at once. Please take fewer or choose another date.`,
    }),
    'hold.too_many_held': () => ({
      title: 'Too many open reservations',
      message:
        'Many boxes of this date are already reserved from your connection and wait for payment. Please complete a reservation, or try again in a few minutes.',
    }),
    'hold.storage_low': () => ({
      title: 'No new orders just now',
      message: 'The shop is short of storage. Your cart is kept: please try again a little later.',
    }),
  },
  zh: {
    'cart.product_unavailable': () => ({
      title: '产品已停售',
      message: '购物车里有产品已停售，请先从购物车移除。',
    }),
    'cart.choice_unavailable': ({ productName, productNameZh }) => ({
      title: '无法制作这盒',
      message: `${productNameZh || productName} 所选的口味已无法制作，请重新选择。`,
    }),
    'cart.price_changed': ({ seenTotalSen, newTotalSen }) => ({
      title: '价格有变',
      message: `您的订单原为 ${formatRinggit(seenTotalSen)}，现在是 ${formatRinggit(newTotalSen)}。`,
    }),
    'delivery.method_not_found': () => ({
      title: '取货方式已失效',
      message: '此取货方式已不再提供，请选择其他方式。',
    }),
    'hold.not_found': () => ({ title: '预留已失效', message: '预留已被替换或已结束，请再次前往付款。' }),
    'hold.expired': () => ({ title: '时间已到！', message: '付款时限已过，请重新下单。' }),
    'hold.already_extended': () => ({ title: '时间已延长过', message: '付款时间只能延长一次。' }),
    'hold.already_ordered': ({ orderNumber }) => ({
      title: '您的订单已经提交',
      message: `订单 ${orderNumber} 已收到。`,
    }),
    'hold.too_many_live': ({ limit }) => ({
      title: '等待付款的预留太多',
      message: `您的网络目前已有 ${limit} 个等待付款的预留。请先完成其中一个，或几分钟后再试。`,
    }),
    'hold.too_many_boxes': ({ limit, boxes }) => ({
      title: '大量订购',
      message: `购物车里有 ${boxes} 盒，一次最多可订 ${limit} 盒。需要更多请另下一单。`,
    }),
    'hold.scarce': ({ productName, productNameZh, limit, boxes }) => ({
      title: '所剩不多',
      message: `购物车里有 ${boxes} 盒 ${productNameZh || productName}。这个日期所剩不多，一次最多可订 ${limit} 盒。请减少数量或选择其他日期。`,
    }),
    'hold.too_many_held': () => ({
      title: '等待付款的预留太多',
      message: '您的网络已预留了这个日期的许多盒数，尚未付款。请先完成其中一个预留，或几分钟后再试。',
    }),
    'hold.storage_low': () => ({
      title: '暂时无法接受新订单',
      message: '商店的存储空间不足。您的购物车会保留，请稍后再试。',
    }),
  },
});
