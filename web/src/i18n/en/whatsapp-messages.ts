/** What a message says about its order. */
export type MessageFacts = { orderNumber: string; total: string; statusUrl: string };

const enjoy = 'Enjoy your mooncakes, and happy Mid-Autumn Festival!';

/** What staff write to a customer with one tap, in the customer's own language. */
export const whatsappMessages = {
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
    `Your receipt of ${total} for order ${orderNumber} reached us after the payment time was up, and some of the boxes had been sold by then. Would you like another date, or your money back?`,
  verified: ({ orderNumber, total }: MessageFacts) =>
    `Your payment of ${total} is confirmed. We bake your order ${orderNumber} fresh for you:`,
  ready: {
    pickup: ({ orderNumber }: MessageFacts) =>
      `Your order ${orderNumber} is packed and ready. Please collect it here:`,
    delivery: ({ orderNumber }: MessageFacts) =>
      `Your order ${orderNumber} is packed and ready to be delivered:`,
    unknown: ({ orderNumber }: MessageFacts) =>
      `Your order ${orderNumber} is packed and ready. When would you like to have it?`,
  },
  completed: {
    pickup: ({ orderNumber }: MessageFacts) => `Thank you for collecting your order ${orderNumber}. ${enjoy}`,
    delivery: ({ orderNumber }: MessageFacts) => `Your order ${orderNumber} has been delivered. ${enjoy}`,
    unknown: ({ orderNumber }: MessageFacts) => `Your order ${orderNumber} is completed. ${enjoy}`,
  },
  cancelled: ({ orderNumber, total }: MessageFacts) =>
    `Your order ${orderNumber} (${total}) has been cancelled.`,
  rejected: ({ orderNumber, total }: MessageFacts) =>
    `We could not accept the receipt for your order ${orderNumber} (${total}).`,
  note: (note: string) => `Our note: ${note}`,

  bank: (bank: string, account: string, name: string) => `${bank}\nAccount ${account}\n${name}`,
  pickUpAt: (place: string, address: string) => `${place}: ${address}`,
  deliverTo: (address: string) => `To: ${address}`,

  sendReceipt: ({ statusUrl }: MessageFacts) => `Send us the receipt here: ${statusUrl}`,
  seeOrder: ({ statusUrl }: MessageFacts) => `See your order any time: ${statusUrl}`,
  reply: 'If you have any question, just reply to this message.',
};
