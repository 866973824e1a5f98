import { useSyncExternalStore } from 'react';

/** Where the columns of a table have room; below, every row is a card. */
const wide = '(width >= 72rem)';

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
