import { useCallback, useSyncExternalStore } from 'react';

/** Where the columns of a usual table have room; below, every row is a card. */
const usualWidth = '72rem';

export function useIsWide(min = usualWidth): boolean {
  const query = `(width >= ${min})`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
