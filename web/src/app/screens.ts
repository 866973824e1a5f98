import { lazyScreen } from '../shared/lazy-screen.tsx';
import { HomeScreen } from '../storefront/home/home-screen.tsx';
import { matchPath } from '../ui/router/router.tsx';

/** The back office is a world of its own: one chunk that holds its own addresses. */
export const office = {
  path: '/admin/*',
  ...lazyScreen('src/admin/admin-app.tsx', async () => (await import('../admin/admin-app.tsx')).AdminApp),
} as const;

/** Every address of the shop and the screen that answers it. */
const screens = [
  {
    path: '/',
    // Where nearly everybody arrives: with the entry it is smaller and there at once.
    ...lazyScreen('src/storefront/home/home-screen.tsx', async () => HomeScreen),
  },
  {
    path: '/product/:slug',
    ...lazyScreen('src/storefront/product/product-screen.tsx', async () => {
      return (await import('../storefront/product/product-screen.tsx')).ProductScreen;
    }),
  },
  {
    path: '/cart',
    ...lazyScreen('src/storefront/cart/cart-screen.tsx', async () => {
      return (await import('../storefront/cart/cart-screen.tsx')).CartScreen;
    }),
  },
  {
    path: '/checkout',
    ...lazyScreen('src/storefront/checkout/checkout-screen.tsx', async () => {
      return (await import('../storefront/checkout/checkout-screen.tsx')).CheckoutScreen;
    }),
  },
  {
    path: '/order-summary/:orderNumber',
    ...lazyScreen('src/storefront/order-summary/order-summary-screen.tsx', async () => {
      return (await import('../storefront/order-summary/order-summary-screen.tsx')).OrderSummaryScreen;
    }),
  },
  {
    path: '/check-status',
    ...lazyScreen('src/storefront/check-status/check-status-screen.tsx', async () => {
      return (await import('../storefront/check-status/check-status-screen.tsx')).CheckStatusScreen;
    }),
  },
  {
    path: '/privacy',
    ...lazyScreen('src/storefront/privacy/privacy-screen.tsx', async () => {
      return (await import('../storefront/privacy/privacy-screen.tsx')).PrivacyScreen;
    }),
  },
] as const;

/** Answers what no other screen does. */
const nowhere = {
  path: '*',
  ...lazyScreen('src/shared/not-found/not-found-screen.tsx', async () => {
    return (await import('../shared/not-found/not-found-screen.tsx')).NotFoundScreen;
  }),
} as const;

export const screenAt = (pathname: string) =>
  [office, ...screens].find(({ path }) => matchPath(path, pathname)) ?? nowhere;
export type ScreenPath = ReturnType<typeof screenAt>['path'];
