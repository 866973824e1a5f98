import type { Language } from '@mooncake/domain/language';
import type { PublicSettings } from '@mooncake/domain/settings/settings';
import type { StorefrontData } from '../catalogue/storefront-snapshot.ts';
import type { Deps } from '../deps.ts';
import { type CachedResponse, keepAnswer } from '../http/responses/cached-response.ts';
import { composePage, escapeHtml } from './compose-page.ts';
import { pageOfPath } from './page-of-path.ts';
import type { Site } from './site.ts';

export type Page = {
  answer: CachedResponse;
  status: 200 | 404 | 503;
  cacheControl: 'no-cache' | 'no-store';
  /** Of pages many visitors share; those of one order or of no address are not worth keeping in front. */
  isFresh?: () => boolean;
};
type PageDeps = Pick<Deps, 'config' | 'storefront' | 'log'> & { site: Site };

const html = 'text/html; charset=utf-8';
/** Any address that leads nowhere: the page is the same for all of them, so one is kept. */
const nowhere = '/404';

/** Finds or makes the page of a path. Finished pages live exactly as long as the catalogue they show. */
export function createPages({ config, storefront, log, site }: PageDeps) {
  const keptOf = new WeakMap<StorefrontData, Map<string, Promise<CachedResponse>>>();

  function keepOnce(snapshot: StorefrontData, key: string, make: () => Promise<string>) {
    const pages = keptOf.get(snapshot) ?? new Map<string, Promise<CachedResponse>>();
    keptOf.set(snapshot, pages);
    const earlier = pages.get(key);
    if (earlier) return earlier;
    const making = make().then((text) => keepAnswer(text, html));
    pages.set(key, making);
    making.catch(() => pages.delete(key));
    return making;
  }

  async function render(url: string, language: Language, { version, data }: StorefrontData) {
    const page = await site.renderPage({ url, language, publicUrl: config.publicUrl, data });
    return composePage(site.template, { language, ...page, content: { version, data } });
  }

  /** The app without any data: slower to fill, but it works wherever scripts do. */
  async function composeShell(language: Language, settings: PublicSettings | null, template = site.template) {
    const name = settings && (language === 'zh' ? settings.shopNameZh : settings.shopName);
    const head = name ? `<title>${escapeHtml(name)}</title>` : '';
    return composePage(template, { language, head, body: '' });
  }

  async function shell(language: Language, snapshot: StorefrontData, status: 200 | 404): Promise<Page> {
    const compose = () => composeShell(language, snapshot.data.settings);
    const answer = await keepOnce(snapshot, `${language} shell`, compose);
    return { answer, status, cacheControl: 'no-store' };
  }

  async function office(language: Language, snapshot: StorefrontData): Promise<Page> {
    const compose = () => composeShell(language, snapshot.data.settings, site.officeTemplate);
    const answer = await keepOnce(snapshot, `${language} office`, compose);
    return { answer, status: 200, cacheControl: 'no-store' };
  }

  async function rendered(
    url: string,
    language: Language,
    snapshot: StorefrontData,
    status: 200 | 404,
  ): Promise<Page> {
    try {
      const answer = await keepOnce(snapshot, `${language} ${url}`, () => render(url, language, snapshot));
      if (status !== 200) return { answer, status, cacheControl: 'no-store' };
      const { version } = snapshot;
      return { answer, status, cacheControl: 'no-cache', isFresh: () => storefront.isCurrent(version) };
    } catch (error) {
      log.error({ err: error }, 'a page could not be rendered; its shell was sent instead');
      return shell(language, snapshot, status);
    }
  }

  return async function pageAt(path: string, language: Language): Promise<Page> {
    const snapshot = await storefront.current().catch((error: unknown) => {
      log.warn({ err: error }, 'the catalogue cannot be read; a shell was sent instead of a page');
      return null;
    });
    const page = pageOfPath(path);
    if (!snapshot) {
      const template = page.kind === 'office' ? site.officeTemplate : site.template;
      const answer = await keepAnswer(await composeShell(language, null, template), html);
      return { answer, status: 503, cacheControl: 'no-store' };
    }

    if (page.kind === 'office') return office(language, snapshot);
    if (page.kind === 'home') return rendered('/', language, snapshot, 200);
    if (page.kind === 'screen') return rendered(page.path, language, snapshot, 200);
    if (page.kind === 'unknown') return rendered(nowhere, language, snapshot, 404);
    if (page.kind === 'product' && snapshot.answers.bySlug.has(page.slug)) {
      return rendered(`/product/${encodeURIComponent(page.slug)}`, language, snapshot, 200);
    }
    // An unknown product is still the app's to explain: it says so and leads home.
    return shell(language, snapshot, page.kind === 'product' ? 404 : 200);
  };
}
