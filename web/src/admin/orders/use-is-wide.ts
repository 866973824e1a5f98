import { useSyncExternalStore } from 'react';

/** Where nine columns have room; below, every order is a card. */
const wide = '(width >= 72rem)';

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
