import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/language-context.ts';
import { productsQuery, settingsQuery } from '../shared/catalogue/queries.ts';
import { useLocation } from '../ui/router/router.tsx';
import { titledPage } from './page-title.ts';
import { office, screenAt } from './screens.ts';

/** Where the page is that the server sent, whether it may be listed, and how it looks when shared. */
const ofServedPage = '[rel=canonical],[name=robots],[property]';

/** Keeps the tab's title in step with the page and the language. */
export function TabTitle() {
  const { pathname } = useLocation();
  const messages = useMessages();
  const { data: settings } = useQuery(settingsQuery);
  // Only watches: the screens that show products are the ones to ask for them.
  const { data: products = [] } = useQuery({ ...productsQuery, enabled: false });
  // The back office names its tabs itself.
  const isShop = screenAt(pathname) !== office;
  const title = settings && isShop && titledPage({ pathname, messages, products, settings }).title;

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  // Whoever shares another page would share the first one's address; without any, the browser's own counts.
  const served = useRef(pathname);
  useEffect(() => {
    if (pathname !== served.current)
      for (const note of document.head.querySelectorAll(ofServedPage)) note.remove();
  }, [pathname]);

  return null;
}
