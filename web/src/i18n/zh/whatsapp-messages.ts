import type { whatsappMessages as english } from '../en/whatsapp-messages.ts';

const enjoy = '请慢慢享用，祝您中秋快乐！';

export const whatsappMessages = {
  button: 'WhatsApp',
  buttonFor: (orderNumber) => `就 ${orderNumber} 发送 WhatsApp`,
  noNumber: '无法发送 WhatsApp：此订单的电话号码无法接收信息。',
  noNumberTitle: '没有可用的号码',

  greeting: (name, shop) => `${name} 您好，这里是${shop}。`,
  unpaid: ({ orderNumber, total }) =>
    `我们已记下您的订单 ${orderNumber}。请转账 ${total}，并在备注填写 ${orderNumber}；看到款项后，我们便会确认您的订单。`,
  received: ({ orderNumber, total }) =>
    `谢谢您，我们已收到订单 ${orderNumber} 的付款收据（${total}），将在 1-2 小时内核实并通知您。`,
  outsideStock: ({ orderNumber, total }) =>
    `您订单 ${orderNumber} 的付款收据（${total}）在付款时限过后才送达，部分月饼当时已售出。请问您想改期，还是退款？`,
  verified: ({ orderNumber, total }) => `我们已收到您的付款 ${total}，会为您现做订单 ${orderNumber}：`,
  ready: {
    pickup: ({ orderNumber }) => `您的订单 ${orderNumber} 已包装好，请到这里领取：`,
    delivery: ({ orderNumber }) => `您的订单 ${orderNumber} 已包装好，准备送货：`,
    unknown: ({ orderNumber }) => `您的订单 ${orderNumber} 已包装好。请问您想什么时候要？`,
  },
  completed: {
    pickup: ({ orderNumber }) => `谢谢您前来领取订单 ${orderNumber}。${enjoy}`,
    delivery: ({ orderNumber }) => `您的订单 ${orderNumber} 已送达。${enjoy}`,
    unknown: ({ orderNumber }) => `您的订单 ${orderNumber} 已完成。${enjoy}`,
  },
  cancelled: ({ orderNumber, total }) => `您的订单 ${orderNumber}（${total}）已取消。`,
  rejected: ({ orderNumber, total }) => `您订单 ${orderNumber}（${total}）的付款收据未能通过。`,
  note: (note) => `留言：${note}`,

  bank: (bank, account, name) => `${bank}\n账号 ${account}\n${name}`,
  pickUpAt: (place, address) => `${place}：${address}`,
  deliverTo: (address) => `送往：${address}`,

  sendReceipt: ({ statusUrl }) => `请在这里上传收据：${statusUrl}`,
  seeOrder: ({ statusUrl }) => `随时查看订单：${statusUrl}`,
  reply: '如有任何疑问，直接回复此信息即可。',
} satisfies typeof english;
