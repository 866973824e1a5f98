import { defineTexts } from '../../../i18n/define-texts.ts';
import { counted } from '../../../i18n/plural.ts';

/** Words for moving or cancelling all orders of a batch. */
export const [useBatchOrdersTexts] = defineTexts({
  en: {
    moveTitle: 'Move All Orders',
    cancelTitle: 'Cancel All Orders',
    target: 'Move to',
    chooseTarget: 'Choose a batch',
    option: {
      open: (batch: string) => batch,
      closed: (batch: string) => `${batch} (closed)`,
      hidden: (batch: string) => `${batch} (hidden)`,
    },
    noTarget: 'There is no other batch to move to. Create or duplicate one first.',
    orders: 'Orders',
    boxes: 'Boxes',
    pieces: 'Pieces',
    nothing: 'This batch has no open orders.',
    completedStay: 'Orders that were completed, cancelled or rejected stay where they are.',
    paying: (count: number) =>
      count === 1
        ? '1 customer is at the payment right now; that order will still arrive in this batch.'
        : `${count} customers are at the payment right now; their orders will still arrive in this batch.`,
    fits: 'Everything fits. All orders move together, or none.',
    obstacles: 'The orders do not all fit',
    short: (product: string, needed: number, available: number) =>
      `${product}: ${needed} needed, ${available} left`,
    slotShort: (slot: string, needed: number, available: number) =>
      available === 0
        ? `${slot}: not offered or full, ${counted.en(needed, 'order')}`
        : `${slot}: room for ${available} of ${counted.en(needed, 'order')}`,
    unserved: (method: string, orders: number) =>
      `${method}: not offered there, ${counted.en(orders, 'order')}`,
    obstaclesHint:
      'Raise the limits or change the methods and times of the other batch, then look here again.',
    disables: 'Hide this batch from customers as well',
    reason: 'Reason',
    reasonHint: 'Every customer reads it on the order status page and in the message.',
    reasonRequired: 'Please give a reason.',
    refunds: 'Payments already verified stay marked as verified, so that you see who gets money back.',
    moveButton: (orders: number) => `Move ${counted.en(orders, 'Order')}`,
    keepOrders: 'Keep Orders',
    cancelButton: (orders: number) => `Cancel ${counted.en(orders, 'Order')}`,
    moving: (orders: number) => `Moving ${counted.en(orders, 'order')}...`,
    cancelling: (orders: number) => `Cancelling ${counted.en(orders, 'order')}...`,
    moved: (orders: number) => `${counted.en(orders, 'order was', 'orders were')} moved.`,
    cancelled: (orders: number) => `${counted.en(orders, 'order was', 'orders were')} cancelled.`,
    tell: 'Tell your customers: each button opens the chat with the message typed in.',
    paid: 'Paid: money back',
    moveFailed: 'Failed to move the orders',
    cancelFailed: 'Failed to cancel the orders',
    previewFailed: 'The orders could not be counted.',
  },
  zh: {
    moveTitle: '移动全部订单',
    cancelTitle: '取消全部订单',
    target: '移动到',
    chooseTarget: '选择批次',
    option: {
      open: (batch) => batch,
      closed: (batch) => `${batch}（已截单）`,
      hidden: (batch) => `${batch}（已隐藏）`,
    },
    noTarget: '没有其他批次可以移动。请先新增或复制一个。',
    orders: '订单',
    boxes: '盒',
    pieces: '个',
    nothing: '此批次没有进行中的订单。',
    completedStay: '已完成、已取消或被拒绝的订单保持不变。',
    paying: (count) => `有 ${count} 位顾客正在付款，他们的订单仍会进入此批次。`,
    fits: '全部放得下。订单会一起移动，否则都不动。',
    obstacles: '订单无法全部移动',
    short: (product, needed, available) => `${product}：需要 ${needed}，剩 ${available}`,
    slotShort: (slot, needed, available) =>
      available === 0
        ? `${slot}：未开放或已满，${needed} 张订单`
        : `${slot}：${needed} 张订单只能容纳 ${available} 张`,
    unserved: (method, orders) => `${method}：该批次不提供，${orders} 张订单`,
    obstaclesHint: '请提高限量，或更改目标批次的取货方式和时段，然后再看一次。',
    disables: '同时对顾客隐藏此批次',
    reason: '原因',
    reasonHint: '每位顾客都会在订单状态页和讯息中看到。',
    reasonRequired: '请填写原因。',
    refunds: '已核实的付款会保持“已核实”，方便您知道要退款给谁。',
    moveButton: (orders) => `移动 ${orders} 张订单`,
    keepOrders: '保留订单',
    cancelButton: (orders) => `取消 ${orders} 张订单`,
    moving: (orders) => `正在移动 ${orders} 张订单…`,
    cancelling: (orders) => `正在取消 ${orders} 张订单…`,
    moved: (orders) => `已移动 ${orders} 张订单。`,
    cancelled: (orders) => `已取消 ${orders} 张订单。`,
    tell: '请通知顾客：每个按钮会打开聊天，讯息已写好。',
    paid: '已付款：需退款',
    moveFailed: '移动订单失败',
    cancelFailed: '取消订单失败',
    previewFailed: '无法统计订单。',
  },
});
