import type { Language } from '@mooncake/domain/language';
import type { Product } from '@mooncake/domain/products/product';
import type { PublicSettings } from '@mooncake/domain/settings/settings';
import type { Messages } from '../i18n/messages.ts';
import { priceText } from '../shared/catalogue/price.tsx';
import { matchPath } from '../ui/router/router.tsx';
import { type ScreenPath, screenAt } from './screens.ts';

export type PageFacts = {
  pathname: string;
  language: Language;
  messages: Messages;
  products: readonly Product[];
  settings: PublicSettings;
};

/** What the tab says, and whether there is such a page; all that a browser needs to know of its meta data. */
type TitledPage = { status: 200 | 404; title: string; product: Product | null };

/** The screens that have a name of their own in the tab; the others carry the shop's. */
const titles: Partial<Record<ScreenPath, 'cart' | 'checkout' | 'orderSummary' | 'checkStatus' | 'privacy'>> =
  {
    '/cart': 'cart',
    '/checkout': 'checkout',
    '/order-summary/:orderNumber': 'orderSummary',
    '/check-status': 'checkStatus',
    '/privacy': 'privacy',
  };

export function titledPage({
  pathname,
  messages,
  products,
  settings,
}: Omit<PageFacts, 'language'>): TitledPage {
  const shop = `${settings.shopName} · ${settings.shopNameZh}`;
  const slug = matchPath('/product/:slug', pathname)?.slug;
  const product = products.find((candidate) => candidate.slug === slug);

  if (product) {
    const name = [product.name, product.nameZh].filter(Boolean).join(' ');
    // A chat shows the title first and cuts the rest, so the price stands there.
    const title = `${name} · ${priceText(product, messages.product)} · ${settings.shopName}`;
    return { status: 200, title, product };
  }
  const { path } = screenAt(pathname);
  if (slug !== undefined || path === '*') {
    return { status: 404, title: `${messages.notFound.title} · ${shop}`, product: null };
  }
  const name = titles[path];
  return { status: 200, title: name ? `${messages.shell[name]} · ${shop}` : shop, product: null };
}
