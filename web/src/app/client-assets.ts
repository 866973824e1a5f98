import type { ScreenPath } from './screens.ts';

/** Written in by the build: for each lazily loaded source file, the built files it needs. */
declare const __CLIENT_ASSETS__: Readonly<Record<string, readonly string[]>>;

export function clientFilesOf(sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((source) => __CLIENT_ASSETS__[source] ?? []))];
}

/** Which source file a screen is written in; the browser has no use for these names. */
export const sourceOf = {
  '/admin/*': 'src/admin/admin-app.tsx',
  '/': 'src/storefront/home/home-screen.tsx',
  '/product/:slug': 'src/storefront/product/product-screen.tsx',
  '/cart': 'src/storefront/cart/cart-screen.tsx',
  '/checkout': 'src/storefront/checkout/checkout-screen.tsx',
  '/order-summary/:orderNumber': 'src/storefront/order-summary/order-summary-screen.tsx',
  '/check-status': 'src/storefront/check-status/check-status-screen.tsx',
  '/privacy': 'src/storefront/privacy/privacy-screen.tsx',
  '*': 'src/shared/not-found/not-found-screen.tsx',
} as const satisfies Record<ScreenPath, string>;
