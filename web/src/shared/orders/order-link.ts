/** What a link to an order ends with: behind the `#`, so that no server on the way ever reads the key. */
export const orderLink = ({ orderNumber, linkKey }: { orderNumber: string; linkKey: string }) =>
  `#${orderNumber}.${linkKey}`;

/**
 * The order such a link names; null for any other address. Chats cut links off and put marks behind them: without a
 * whole key the number is still worth something.
 */
export function readOrderLink(hash: string): { orderNumber: string; key: string } | null {
  const [, orderNumber, key = ''] = /^#([A-Z]{2,5}\d{6})(?:\.([\da-f]{32}))?(?![\da-z])/i.exec(hash) ?? [];
  return orderNumber ? { orderNumber, key } : null;
}

/** What the address of the status page ends with when a receipt of an order of this browser is to be sent. */
export const receiptLink = (orderNumber: string) => `#receipt-${orderNumber}`;

export const isReceiptLink = (hash: string, orderNumber: string) => hash === receiptLink(orderNumber);
