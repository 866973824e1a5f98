import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settingsQuery } from '../../shared/catalogue/queries.ts';

/** Names the browser's tab after the screen. */
export function useTitle(title: string) {
  const { data: settings } = useQuery(settingsQuery);
  const shop = settings?.shopName;
  useEffect(() => {
    document.title = shop ? `${title} · ${shop}` : title;
  }, [title, shop]);
}
