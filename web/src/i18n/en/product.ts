/** Words about one product, on its card and on its own page. */
export const product = {
  from: { before: 'from', after: '' },
  perUnit: { box: 'per box', piece: 'per piece' },
  viewDetails: 'View Details',
  viewDetailsOf: (name: string) => `View Details: ${name}`,
  quickAdd: 'Quick Add to Cart',
  quickAddOf: (name: string) => `Quick Add to Cart: ${name}`,
  added: 'Added to Cart!',
  addedMessage: (name: string) => `${name} has been added to your cart.`,
  products: 'Products',
  breadcrumb: 'Breadcrumb',
  features: 'Features',
  addToCart: 'Add to Cart',
  continueShopping: 'Continue Shopping',
  viewCart: 'View Cart',
  notFound: 'Product Not Found',
  notFoundMessage: 'The requested product could not be found.',
};
