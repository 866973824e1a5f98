import type { OrderStatus, PaymentStatus } from '@mooncake/domain/orders/status/status';
import { defineTexts } from '../../i18n/define-texts.ts';

/** Words about an order, wherever one is shown. */
export const [useOrderTexts, orderTexts] = defineTexts({
  en: {
    withYolk: 'with yolk',
    withoutYolk: 'without yolk',
    contents: 'In the box',
    status: {
      pending: 'Pending',
      payment_uploaded: 'Payment Uploaded',
      verified: 'Verified',
      ready_for_pickup: 'Ready for Pickup',
      completed: 'Completed',
      cancelled: 'Cancelled',
      rejected: 'Rejected',
    } satisfies Record<OrderStatus, string>,
    payment: {
      pending: 'Pending',
      verified: 'Verified',
      rejected: 'Rejected',
    } satisfies Record<PaymentStatus, string>,
    map: (place: string) => `Map: ${place}`,
    enlargeMap: 'Tap the map to see it full size',
    openMap: 'Open in maps',
    copied: 'Copied!',
    copyFailed: 'Copy Failed',
    copyFailedMessage: 'Please try again or copy manually',
  },
  zh: {
    withYolk: '有蛋黄',
    withoutYolk: '无蛋黄',
    contents: '盒内口味',
    status: {
      pending: '待处理',
      payment_uploaded: '已上传付款收据',
      verified: '已核实',
      ready_for_pickup: '可以领取',
      completed: '已完成',
      cancelled: '已取消',
      rejected: '未通过',
    },
    payment: {
      pending: '待核实',
      verified: '已核实',
      rejected: '未通过',
    },
    map: (place) => `地图：${place}`,
    enlargeMap: '点击地图查看大图',
    openMap: '打开地图',
    copied: '已复制！',
    copyFailed: '复制失败',
    copyFailedMessage: '请重试或手动复制',
  },
});
