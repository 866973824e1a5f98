import type { RenderPage } from '@mooncake/domain/pages/page';
import { renderToString } from 'react-dom/server';
import { loadMessages } from '../i18n/load-messages.ts';
import { preloadOpeningDay } from '../storefront/home/lazy-opening-day.tsx';
import { Router, staticHistory } from '../ui/router/router.tsx';
import { App } from './app.tsx';
import { clientFilesOf, sourceOf } from './client-assets.ts';
import { createQueries } from './create-queries.ts';
import { codeHtml, headHtml } from './head-html.ts';
import { pageMeta } from './page-meta.ts';
import { screenAt } from './screens.ts';

/** Draws a public page with its data; the browser then takes it over as it stands. */
export const renderPage: RenderPage = async ({ url, language, publicUrl, data }) => {
  const address = new URL(url, publicUrl);
  const { pathname } = address;
  const screen = screenAt(pathname);
  const [messages] = await Promise.all([loadMessages(language), screen.preload(), preloadOpeningDay()]);

  const markup = renderToString(
    <Router history={staticHistory(address)}>
      <App queries={createQueries(data)} language={language} messages={messages} />
    </Router>,
  );
  const { preloads, body } = splitPreloads(markup);
  const meta = pageMeta({ pathname, language, messages, ...data });
  const files = clientFilesOf([`src/i18n/first-page/${language}.ts`, sourceOf[screen.path]]);
  const head = headHtml({
    meta,
    language,
    messages,
    settings: data.settings,
    publicUrl,
    pathname,
    preloads,
  });
  return { status: meta.status, head, body, code: codeHtml(files) };
};

/** React writes preload links for eager pictures before the markup it makes; they belong into the head. */
function splitPreloads(markup: string) {
  const preloads = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? '';
  return { preloads, body: markup.slice(preloads.length) };
}
