import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../i18n/language-context.ts';
import { productsQuery, settingsQuery } from '../shared/catalogue/queries.ts';
import { useLocation } from '../ui/router/router.tsx';
import { titledPage } from './page-title.ts';
import { office, screenAt } from './screens.ts';

/** Keeps the tab's title in step with the page and the language. */
export function TabTitle() {
  const { pathname } = useLocation();
  const { messages } = useLanguage();
  const { data: settings } = useQuery(settingsQuery);
  // Only watches: the screens that show products are the ones to ask for them.
  const { data: products = [] } = useQuery({ ...productsQuery, enabled: false });
  // The back office names its tabs itself.
  const isShop = screenAt(pathname) !== office;
  const title = settings && isShop && titledPage({ pathname, messages, products, settings }).title;

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  return null;
}
