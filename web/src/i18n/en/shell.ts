/** Words around every screen: header, footer, toasts, missing pages. */
export const shell = {
  skipToContent: 'Skip to content',
  navigation: 'Main',
  cart: 'Cart',
  cartWithItems: (count: number) => `Cart, ${count} items`,
  checkStatus: 'Check Status',
  checkout: 'Checkout',
  orderSummary: 'Order Summary',
  language: 'Language',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  loading: 'Loading...',
  tryAgain: 'Try Again',
  contact: 'Contact us',
  privacy: 'Privacy Notice',
  sampleNotice:
    'This is a demo shop: contacts, bank details and addresses are samples. Please do not send real payments.',
  footerLine: 'Baked fresh for the Mid-Autumn Festival, without preservatives.',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureOf: (name: string, position: number) => `${name}, picture ${position}`,
  noImage: 'No Image',
};
