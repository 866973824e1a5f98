import { useCallback } from 'react';
import { useStoredChoice } from '../lib/stored-choice.ts';
import { useSearch } from '../lib/use-search.ts';
import { type TabName, tabSchema } from './tab-names.ts';

/** What the orders tab keeps in the address: such a link opens it whatever was remembered. */
const orderKeys = ['order', 'review', 'new', 'money'];

/** The chosen tab: the address says it, and without a word there the browser remembers. */
export function useTab(): [TabName, (tab: TabName) => void] {
  const [search, setSearch] = useSearch();
  const [remembered, remember] = useStoredChoice<TabName>('tab', tabSchema, 'orders');
  const asked = tabSchema.safeParse(search.get('tab'));
  const isAboutOrder = orderKeys.some((key) => search.has(key));

  const choose = useCallback(
    (tab: TabName) => {
      remember(tab);
      setSearch({ tab });
    },
    [remember, setSearch],
  );
  if (asked.success) return [asked.data, choose];
  return [isAboutOrder ? 'orders' : remembered, choose];
}
