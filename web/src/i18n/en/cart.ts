/** Words of the cart page, and of cart lines wherever they are shown. */
export const cart = {
  backToProducts: 'Back to Products',
  title: 'Your Cart',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  loading: 'Loading your cart...',
  lines: 'Items in your cart',
  each: (price: string) => `${price} each`,
  quantity: (name: string) => `Quantity: ${name}`,
  fewer: (name: string) => `One fewer: ${name}`,
  more: (name: string) => `One more: ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove: ${name}`,
  removed: 'Removed from cart',
  undo: 'Undo',
  undone: (name: string) => `${name} is back in your cart.`,
  nowQuantity: (name: string, quantity: number, total: string) =>
    `${name}: quantity ${quantity}, ${total} in total.`,
  boxOf: (pieces: number) => `Box of ${pieces}`,
  contents: 'In the box',
  withYolk: 'With yolk',
  withoutYolk: 'Without yolk',
  attention: (gone: number, repriced: number) => {
    const left = gone === 1 ? '1 item is no longer available' : `${gone} items are no longer available`;
    const changed = repriced === 1 ? '1 price has changed' : `${repriced} prices have changed`;
    return `${[gone > 0 && left, repriced > 0 && changed].filter(Boolean).join(' and ')} since you chose.`;
  },
  goneProduct: 'This product is no longer available. It is not counted in your total.',
  goneChoice: 'This box can no longer be made with these flavours. It is not counted in your total.',
  repriced: (before: string, now: string) => `The price has changed from ${before} to ${now}.`,
  acceptPrice: (price: string) => `Accept ${price}`,
  acceptPriceOf: (price: string, name: string) => `Accept ${price}: ${name}`,
  priceAccepted: (name: string, price: string) => `${name} now costs ${price}.`,
  summary: 'Order Summary',
  notAvailable: 'Not available',
  total: 'Total',
  newPrices: 'The total counts with the new prices. Placing your order accepts them.',
  deliveryNote: 'Delivery fees are not included; we arrange them with you after you order.',
  placeOrder: 'Place Your Order',
  goneBlocks: 'Please remove what is no longer available to place your order.',
  continueShopping: 'Continue Shopping',
  empty: 'Your cart is empty',
  emptyHint: 'Add some delicious mooncakes to get started!',
  browse: 'Browse Products',
  notKept: 'Your cart cannot be saved',
  notKeptMessage:
    'This browser does not let us save it. Your cart works, but is lost when you close this page.',
};
