import { languageTags } from '@mooncake/domain/language';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadMessages } from '../i18n/load-messages.ts';
import { rememberedLanguage } from '../lib/browser/language-cookie.ts';
import { whenIdle } from '../lib/browser/when-idle.ts';
import { readPageData } from '../lib/page-data.ts';
import { browserHistory, Router } from '../ui/router/router.tsx';
import '../styles/app.css';
import { loadToastCard } from '../ui/toast/toaster.tsx';
import { App } from './app.tsx';
import { createQueries } from './create-queries.ts';
import { answerEarlyTap } from './early-tap.ts';
import { Crashed } from './error-boundary.tsx';
import { office, screenAt } from './screens.ts';

async function start(root: HTMLElement) {
  const page = readPageData();
  const language = page?.language ?? rememberedLanguage();
  const queries = createQueries(page?.data ?? null);
  const [messages] = await Promise.all([
    loadMessages(language),
    // A screen whose code does not come says so in its own place.
    screenAt(window.location.pathname)
      .preload()
      .catch(() => null),
  ]);
  document.documentElement.lang = languageTags[language];

  const app = (
    <StrictMode>
      <Router history={browserHistory()}>
        <App queries={queries} language={language} messages={messages} />
      </Router>
    </StrictMode>
  );
  // As a transition, it lets the browser paint and answer in between.
  startTransition(() => {
    // A shell holds no markup to take over.
    if (page && root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  answerEarlyTap();

  const fetchRest = async () => {
    try {
      // The back office has a line of its own, and a browser has few connections to give.
      const isOffice = screenAt(window.location.pathname) === office;
      const [realtime] = await Promise.all([
        isOffice ? null : import('../lib/realtime/realtime.ts'),
        loadToastCard(),
      ]);
      realtime?.listenForChanges(queries, page?.version ?? null);
    } catch {
      // The network went before the page was whole: the rest comes with it.
      window.addEventListener('online', () => void fetchRest(), { once: true });
    }
  };
  whenIdle(() => void fetchRest());
}

/** In development one address shows every component instead of the shop; a build leaves this branch out. */
async function open(root: HTMLElement) {
  if (import.meta.env.DEV && window.location.pathname === '/dev/gallery') {
    return (await import('../dev/gallery/show-gallery.tsx')).showGallery(root);
  }
  await start(root).catch((error: unknown) => {
    createRoot(root).render(<Crashed />);
    throw error;
  });
}

const root = document.getElementById('root');
if (root) void open(root);
