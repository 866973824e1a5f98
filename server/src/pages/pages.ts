import type { Language } from '@mooncake/domain/language';
import type { PublicSettings } from '@mooncake/domain/settings/settings';
import type { CatalogueSnapshot } from '../catalog/catalogue.ts';
import type { Deps } from '../deps.ts';
import { type KeptAnswer, keepAnswer } from '../http/kept-answer.ts';
import { composePage, escapeHtml } from './compose-page.ts';
import { pageOfPath } from './page-of-path.ts';
import type { Site } from './site.ts';

export type Page = { answer: KeptAnswer; status: 200 | 404 | 503; cacheControl: 'no-cache' | 'no-store' };
type PageDeps = Pick<Deps, 'config' | 'catalogue' | 'log'> & { site: Site };

const html = 'text/html; charset=utf-8';
/** Any address that leads nowhere: the page is the same for all of them, so one is kept. */
const nowhere = '/404';

/** Finds or makes the page of a path. Finished pages live exactly as long as the catalogue they show. */
export function createPages({ config, catalogue, log, site }: PageDeps) {
  const keptOf = new WeakMap<CatalogueSnapshot, Map<string, Promise<KeptAnswer>>>();

  async function render(url: string, language: Language, { data }: CatalogueSnapshot) {
    const { head, body } = await site.renderPage({ url, language, publicUrl: config.publicUrl, data });
    return keepAnswer(composePage(site.template, { language, head, body, data }), html);
  }

  function renderOnce(url: string, language: Language, snapshot: CatalogueSnapshot) {
    const pages = keptOf.get(snapshot) ?? new Map<string, Promise<KeptAnswer>>();
    keptOf.set(snapshot, pages);
    const key = `${language} ${url}`;
    const earlier = pages.get(key);
    if (earlier) return earlier;
    const rendering = render(url, language, snapshot);
    pages.set(key, rendering);
    rendering.catch(() => pages.delete(key));
    return rendering;
  }

  /** The app without any data: slower to fill, but it works wherever scripts do. */
  function shell(language: Language, settings: PublicSettings | null) {
    const name = settings && (language === 'zh' ? settings.shopNameZh : settings.shopName);
    const head = name ? `<title>${escapeHtml(name)}</title>` : '';
    return keepAnswer(composePage(site.template, { language, head, body: '' }), html);
  }

  async function rendered(
    url: string,
    language: Language,
    snapshot: CatalogueSnapshot,
    status: 200 | 404,
  ): Promise<Page> {
    try {
      const answer = await renderOnce(url, language, snapshot);
      return { answer, status, cacheControl: status === 200 ? 'no-cache' : 'no-store' };
    } catch (error) {
      log.error({ err: error }, 'a page could not be rendered; its shell was sent instead');
      return { answer: await shell(language, snapshot.data.settings), status, cacheControl: 'no-store' };
    }
  }

  return async function pageAt(path: string, language: Language): Promise<Page> {
    const snapshot = await catalogue.current().catch((error: unknown) => {
      log.warn({ err: error }, 'the catalogue cannot be read; a shell was sent instead of a page');
      return null;
    });
    if (!snapshot) return { answer: await shell(language, null), status: 503, cacheControl: 'no-store' };

    const page = pageOfPath(path);
    if (page.kind === 'home') return rendered('/', language, snapshot, 200);
    if (page.kind === 'unknown') return rendered(nowhere, language, snapshot, 404);
    if (page.kind === 'product' && snapshot.answers.bySlug.has(page.slug)) {
      return rendered(`/product/${encodeURIComponent(page.slug)}`, language, snapshot, 200);
    }
    // An unknown product is still the app's to explain: it says so and leads home.
    const status = page.kind === 'product' ? 404 : 200;
    return { answer: await shell(language, snapshot.data.settings), status, cacheControl: 'no-store' };
  };
}
