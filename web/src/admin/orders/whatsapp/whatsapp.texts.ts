import type { Language } from '@mooncake/domain/language';
import { defineTexts } from '../../../i18n/define-texts.ts';

/** What a message says about its order. */
export type MessageFacts = { orderNumber: string; total: string; statusUrl: string };

const enjoy = {
  en: 'Enjoy your mooncakes, and happy Mid-Autumn Festival!',
  zh: '请慢慢享用，祝您中秋快乐！',
} satisfies Record<Language, string>;

/** What staff write to a customer with one tap, in the customer's own language. */
export const [useWhatsappTexts, whatsappTexts] = defineTexts({
  en: {
    button: 'WhatsApp',
    buttonFor: (orderNumber: string) => `WhatsApp message about ${orderNumber}`,
    noNumber: 'No WhatsApp: the phone number of this order is not one that can be written to.',
    noNumberTitle: 'No usable number',

    greeting: (name: string, shop: string) => `Hi ${name}, this is ${shop}.`,
    unpaid: ({ orderNumber, total }: MessageFacts) =>
      `We have noted your order ${orderNumber}. Please transfer ${total} with the reference ${orderNumber}; we confirm your order once we see the payment.`,
    received: ({ orderNumber, total }: MessageFacts) =>
      `Thank you, we have your receipt of ${total} for order ${orderNumber}. We check it within 1-2 hours and let you know.`,
    outsideStock: ({ orderNumber, total }: MessageFacts) =>
      `Your receipt of ${total} for order ${orderNumber} reached us after the payment time was up, and some of the boxes were no longer available by then. Would you like another date, or your money back?`,
    verified: ({ orderNumber, total }: MessageFacts) =>
      `Your payment of ${total} is confirmed. We bake your order ${orderNumber} fresh for you:`,
    ready: {
      pickup: ({ orderNumber }: MessageFacts) =>
        `Your order ${orderNumber} is packed and ready. Please collect it here:`,
      delivery: ({ orderNumber }: MessageFacts) =>
        `Your order ${orderNumber} is packed and ready to be delivered:`,
      rider: ({ orderNumber }: MessageFacts) =>
        `Your order ${orderNumber} is packed and ready. Your rider may collect it here:`,
      unknown: ({ orderNumber }: MessageFacts) =>
        `Your order ${orderNumber} is packed and ready. When would you like to have it?`,
    },
    completed: {
      pickup: ({ orderNumber }: MessageFacts) =>
        `Thank you for collecting your order ${orderNumber}. ${enjoy.en}`,
      delivery: ({ orderNumber }: MessageFacts) =>
        `Your order ${orderNumber} has been delivered. ${enjoy.en}`,
      rider: ({ orderNumber }: MessageFacts) =>
        `Your order ${orderNumber} was collected by your rider. ${enjoy.en}`,
      unknown: ({ orderNumber }: MessageFacts) => `Your order ${orderNumber} is completed. ${enjoy.en}`,
    },
    cancelled: ({ orderNumber, total }: MessageFacts) =>
      `Your order ${orderNumber} (${total}) has been cancelled.`,
    rejected: ({ orderNumber, total }: MessageFacts) =>
      `We could not accept the receipt for your order ${orderNumber} (${total}).`,
    orderRejected: ({ orderNumber, total }: MessageFacts) =>
      `Your order ${orderNumber} (${total}) was not accepted.`,
    due: ({ total, orderNumber }: MessageFacts) =>
      `We have not seen your payment yet: ${total}, reference ${orderNumber}.`,
    note: (note: string) => `Our note: ${note}`,
    changed: {
      lead: 'Please note what changed:',
      line: (what: string, was: string, is: string) => `${what}: ${was} → ${is}`,
      method: 'Method',
      date: 'Date',
      time: 'Time',
      newAddress: (address: string) => `New address: ${address}`,
      nothing: 'none',
    },

    bank: (bank: string, account: string, name: string) => `${bank}\nAccount ${account}\n${name}`,
    pickUpAt: (place: string, address: string) => (address ? `${place}: ${address}` : place),
    deliverTo: (address: string) => `To: ${address}`,

    sendReceipt: ({ statusUrl }: MessageFacts) => `Send us the receipt here: ${statusUrl}`,
    seeOrder: ({ statusUrl }: MessageFacts) => `See your order any time: ${statusUrl}`,
    reply: 'If you have any question, just reply to this message.',
  },
  zh: {
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
      `您订单 ${orderNumber} 的付款收据（${total}）在付款时限过后才送达，部分月饼当时已无法供应。请问您想改期，还是退款？`,
    verified: ({ orderNumber, total }) => `我们已收到您的付款 ${total}，会为您现做订单 ${orderNumber}：`,
    ready: {
      pickup: ({ orderNumber }) => `您的订单 ${orderNumber} 已包装好，请到这里领取：`,
      delivery: ({ orderNumber }) => `您的订单 ${orderNumber} 已包装好，准备送货：`,
      rider: ({ orderNumber }) => `您的订单 ${orderNumber} 已包装好，您安排的骑手可以到这里取货：`,
      unknown: ({ orderNumber }) => `您的订单 ${orderNumber} 已包装好。请问您想什么时候要？`,
    },
    completed: {
      pickup: ({ orderNumber }) => `谢谢您前来领取订单 ${orderNumber}。${enjoy.zh}`,
      delivery: ({ orderNumber }) => `您的订单 ${orderNumber} 已送达。${enjoy.zh}`,
      rider: ({ orderNumber }) => `您的订单 ${orderNumber} 已由您安排的骑手取走。${enjoy.zh}`,
      unknown: ({ orderNumber }) => `您的订单 ${orderNumber} 已完成。${enjoy.zh}`,
    },
    cancelled: ({ orderNumber, total }) => `您的订单 ${orderNumber}（${total}）已取消。`,
    rejected: ({ orderNumber, total }) => `您订单 ${orderNumber}（${total}）的付款收据未能通过。`,
    orderRejected: ({ orderNumber, total }) => `您的订单 ${orderNumber}（${total}）未被接受。`,
    due: ({ total, orderNumber }) => `我们尚未看到您的付款：${total}，备注 ${orderNumber}。`,
    note: (note) => `留言：${note}`,
    changed: {
      lead: '请留意以下更改：',
      line: (what, was, is) => `${what}：${was} → ${is}`,
      method: '方式',
      date: '日期',
      time: '时间',
      newAddress: (address) => `新地址：${address}`,
      nothing: '无',
    },

    bank: (bank, account, name) => `${bank}\n账号 ${account}\n${name}`,
    pickUpAt: (place, address) => (address ? `${place}：${address}` : place),
    deliverTo: (address) => `送往：${address}`,

    sendReceipt: ({ statusUrl }) => `请在这里上传收据：${statusUrl}`,
    seeOrder: ({ statusUrl }) => `随时查看订单：${statusUrl}`,
    reply: '如有任何疑问，直接回复此信息即可。',
  },
});
