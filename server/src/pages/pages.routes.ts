import { type Language, languageTags, preferredLanguage } from '@mooncake/domain/language';
import { languageSchema } from '@mooncake/domain/language.contract';
import { languageCookie } from '@mooncake/domain/pages/page';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import type { AppContext, AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { sendKept } from '../http/responses/cached-response.ts';
import { createPages } from './pages.ts';
import type { Site } from './site.ts';

/** Every address that is neither API nor file is a page, if only the one that says there is none. */
export function pageRoutes(deps: Pick<Deps, 'config' | 'storefront' | 'log'> & { site: Site }): Hono<AppEnv> {
  const pageAt = createPages(deps);
  const routes = new Hono<AppEnv>();

  routes.get('*', async (c) => {
    const language = languageOf(c);
    const { answer, isFresh, ...sending } = await pageAt(c.req.path, language);
    c.header('Vary', 'Cookie, Accept-Language');
    c.header('Content-Language', languageTags[language]);
    // A query is for the browser alone, and often another for every visitor.
    const isShared = isFresh && !c.req.url.includes('?');
    return sendKept(c, answer, { ...sending, ...(isShared && { isFresh }) });
  });
  return routes;
}

/** What was chosen in the header; on a first visit, what the browser prefers. */
function languageOf(c: AppContext): Language {
  const chosen = z.safeParse(languageSchema, getCookie(c, languageCookie));
  return chosen.data ?? preferredLanguage(c.req.header('Accept-Language'));
}
