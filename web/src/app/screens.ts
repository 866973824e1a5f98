import { lazyScreen } from '../shared/lazy-screen.tsx';
import { HomeScreen } from '../storefront/home/home-screen.tsx';
import { matchPath } from '../ui/router/router.tsx';

/** The back office is a world of its own: one chunk that holds its own addresses. */
export const office = {
  path: '/admin/*',
  ...lazyScreen(async () => (await import('../admin/admin-app.tsx')).AdminApp),
} as const;

/** Every address of the shop and the screen that answers it. */
const screens = [
  {
    path: '/',
    // Where nearly everybody arrives: with the entry it is smaller and there at once.
    ...lazyScreen(async () => HomeScreen),
  },
  {
    path: '/product/:slug',
    ...lazyScreen(async () => {
      return (await import('../storefront/product/product-screen.tsx')).ProductScreen;
    }),
  },
  {
    path: '/cart',
    ...lazyScreen(async () => {
      return (await import('../storefront/cart/cart-screen.tsx')).CartScreen;
    }),
  },
  {
    path: '/checkout',
    ...lazyScreen(async () => {
      return (await import('../storefront/checkout/checkout-screen.tsx')).CheckoutScreen;
    }),
  },
  {
    path: '/order-summary/:orderNumber',
    ...lazyScreen(async () => {
      return (await import('../storefront/order-summary/order-summary-screen.tsx')).OrderSummaryScreen;
    }),
  },
  {
    path: '/check-status',
    ...lazyScreen(async () => {
      return (await import('../storefront/check-status/check-status-screen.tsx')).CheckStatusScreen;
    }),
  },
  {
    path: '/privacy',
    ...lazyScreen(async () => {
      return (await import('../storefront/privacy/privacy-screen.tsx')).PrivacyScreen;
    }),
  },
] as const;

/** Answers what no other screen does. */
const nowhere = {
  path: '*',
  ...lazyScreen(async () => {
    return (await import('../shared/not-found/not-found-screen.tsx')).NotFoundScreen;
  }),
} as const;

export const screenAt = (pathname: string) =>
  [office, ...screens].find(({ path }) => matchPath(path, pathname)) ?? nowhere;
export type ScreenPath = ReturnType<typeof screenAt>['path'];
