import type { Language } from '@mooncake/domain/language';
import { pictureSource, picturesOf } from '@mooncake/domain/products/pictures';
import type { Product } from '@mooncake/domain/products/product';
import type { PublicSettings } from '@mooncake/domain/settings/settings';
import type { Messages } from '../i18n/messages.ts';
import { defaultHeroPicture } from '../shared/catalogue/hero-picture.ts';
import { priceText } from '../shared/catalogue/price.tsx';
import { inLanguage } from '../shared/in-language.ts';
import { matchPath } from '../ui/router/router.tsx';
import { type ScreenPath, screenAt } from './screens.ts';

type PageFacts = {
  pathname: string;
  language: Language;
  messages: Messages;
  products: readonly Product[];
  settings: PublicSettings;
};

/** What a page is called, how a shared link to it looks, and which picture goes with it. */
export type PageMeta = {
  status: 200 | 404;
  title: string;
  description: string;
  /** Chats want it small and, best of all, JPEG. */
  picture: string | null;
  product: Product | null;
};

/** The screens that have a name of their own in the tab; the others carry the shop's. */
const titles: Partial<Record<ScreenPath, 'cart' | 'checkout' | 'orderSummary' | 'checkStatus' | 'privacy'>> =
  {
    '/cart': 'cart',
    '/checkout': 'checkout',
    '/order-summary/:orderNumber': 'orderSummary',
    '/check-status': 'checkStatus',
    '/privacy': 'privacy',
  };

export function pageMeta(facts: PageFacts): PageMeta {
  const { pathname, language, messages, products, settings } = facts;
  const shop = `${settings.shopName} · ${settings.shopNameZh}`;
  const description = messages.home.description(inLanguage(language, settings.shopName, settings.shopNameZh));
  const slug = matchPath('/product/:slug', pathname)?.slug;
  const product = products.find((candidate) => candidate.slug === slug);

  if (product) return productMeta(product, facts);
  const { path } = screenAt(pathname);
  if (slug !== undefined || path === '*') {
    const title = `${messages.notFound.title} · ${shop}`;
    return { status: 404, title, description, picture: null, product: null };
  }
  const name = titles[path];
  const title = name ? `${messages.shell[name]} · ${shop}` : shop;
  return { status: 200, title, description, picture: sharedPictureOf(settings), product: null };
}

/** A chat shows the title first and cuts the rest, so the price stands there. */
function productMeta(product: Product, { language, messages, settings }: PageFacts): PageMeta {
  const name = [product.name, product.nameZh].filter(Boolean).join(' ');
  const [picture] = picturesOf(product);
  return {
    status: 200,
    title: `${name} · ${priceText(product, messages.product)} · ${settings.shopName}`,
    description: inLanguage(language, product.description, product.descriptionZh),
    picture: picture ? pictureSource(picture.imageUrl, 'card') : null,
    product,
  };
}

const sharedPictureOf = ({ heroImageUrl }: PublicSettings) =>
  heroImageUrl === null || heroImageUrl === defaultHeroPicture
    ? '/pictures/og.jpg'
    : pictureSource(heroImageUrl, 'card');
