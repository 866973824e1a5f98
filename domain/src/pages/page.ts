import type { Category } from '../categories/category.ts';
import type { Language } from '../language.ts';
import type { Product } from '../products/product.ts';
import type { PublicSettings } from '../settings/settings.ts';

/** What a server-rendered page is made of; the same data lets the browser take over without asking again. */
export type PageData = { products: Product[]; categories: Category[]; settings: PublicSettings };

type PageRequest = {
  /** Path with query, as asked for. */
  url: string;
  language: Language;
  /** Scheme and host of the shop, without a trailing slash, for absolute links in meta tags. */
  publicUrl: string;
  data: PageData;
};

type RenderedPage = {
  status: 200 | 404;
  /** Everything for `<head>`: title, description, Open Graph, structured data. */
  head: string;
  /** The markup inside the app's root element. */
  body: string;
  /** Links to the built files that this page needs besides what every page runs. */
  code: string;
};

/** The one function the browser package offers the server; loaded from its build, never from its source. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** What a page carries for the browser. `version` names its data, so a stream of changes can tell what it missed. */
export type WrittenPage = { language: Language; version: string; data: PageData };

/** The element holding the page's data as JSON, written by the server and read once by the browser. */
export const pageDataElementId = 'page-data';
/** The cookie that remembers the language chosen in the header. */
export const languageCookie = 'lang';
