import type { Language } from '@mooncake/domain/language';
import { ringgitDigits } from '@mooncake/domain/money';
import { linkCard } from '@mooncake/domain/products/pictures';
import type { Product } from '@mooncake/domain/products/product';
import type { PublicSettings } from '@mooncake/domain/settings/settings';
import type { Messages } from '../i18n/messages.ts';
import { inLanguage } from '../shared/in-language.ts';
import type { PageMeta } from './page-meta.ts';
import { productStructuredData } from './structured-data.ts';

const locales = { en: 'en_MY', zh: 'zh_CN' } as const satisfies Record<Language, string>;

/** What the first look is written in beyond Latin: an English page has the shop's Chinese name alone. */
const displayFonts = {
  en: ['/fonts/display-zh-names.woff2'],
  zh: ['/fonts/display-zh-names.woff2', '/fonts/display-zh.woff2'],
} as const satisfies Record<Language, readonly string[]>;

type HeadFacts = {
  meta: PageMeta;
  language: Language;
  messages: Messages;
  settings: PublicSettings;
  publicUrl: string;
  pathname: string;
  /** The links React wrote for the pictures the page opens with. */
  preloads: string;
};

/** The page's own part of `<head>`: what it is, how it looks when shared, and what to fetch first. */
export function headHtml(facts: HeadFacts): string {
  const { meta, language, settings, publicUrl, pathname, preloads } = facts;
  const address = `${publicUrl}${pathname}`;
  const picture = meta.picture && new URL(meta.picture, publicUrl).href;
  const isFound = meta.status === 200;

  return [
    `<title>${escaped(meta.title)}</title>`,
    tag('meta', { name: 'description', content: meta.description }),
    isFound
      ? tag('link', { rel: 'canonical', href: address })
      : tag('meta', { name: 'robots', content: 'noindex' }),
    preloads,
    ...displayFonts[language].map((href) =>
      tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    property('og:site_name', settings.shopName),
    property('og:type', meta.product ? 'product' : 'website'),
    property('og:locale', locales[language]),
    property('og:url', address),
    property('og:title', meta.title),
    property('og:description', meta.description),
    ...(picture ? pictureTags(picture) : []),
    ...(meta.product ? productTags(meta.product, address, facts) : []),
    tag('meta', { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }),
  ].join('');
}

/** What the page's own code is in; all named at once, so that no file is found late. */
export const codeHtml = (files: readonly string[]): string =>
  files.map((href) => tag('link', { rel: 'modulepreload', href, crossorigin: '' })).join('');

/** Told its size, a chat draws the card before it has fetched the picture. */
const pictureTags = (picture: string): string[] => [
  property('og:image', picture),
  property('og:image:type', 'image/jpeg'),
  property('og:image:width', String(linkCard.width)),
  property('og:image:height', String(linkCard.height)),
];

function productTags(product: Product, address: string, facts: HeadFacts): string[] {
  const { meta, language, messages, settings, publicUrl } = facts;
  const name = inLanguage(language, product.name, product.nameZh);
  const shelf = messages.product.products;
  const { description } = meta;
  return [
    property('og:image:alt', name),
    property('product:price:amount', ringgitDigits(product.priceLabel.priceSen)),
    property('product:price:currency', 'MYR'),
    property('product:availability', 'preorder'),
    productStructuredData({ product, name, description, shelf, settings, publicUrl, address }),
  ];
}

const property = (name: string, content: string) => tag('meta', { property: name, content });

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
