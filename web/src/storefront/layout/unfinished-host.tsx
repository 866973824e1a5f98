import { type ComponentType, useEffect, useState } from 'react';
import { readStored } from '../../lib/browser/browser-storage.ts';
import { useLocation } from '../../ui/router/router.tsx';
import { holdKey } from '../checkout/hold-key.ts';

/**
 * Where the bar about an unfinished order appears, on every page; fetched only in a browser that has one. Until it is
 * here, the first lines of `index.html` keep its room.
 */
export function UnfinishedHost() {
  // Asked again on every page: the reservation may have been made since.
  useLocation();
  const hasReservation = Boolean(readStored(holdKey));
  const [Bar, setBar] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (Bar || !hasReservation) return;
    import('../checkout/unfinished/unfinished-bar.tsx').then(
      ({ UnfinishedBar }) => setBar(() => UnfinishedBar),
      // Without a network the bar comes with the next page.
      () => undefined,
    );
  }, [Bar, hasReservation]);

  return <div style={{ minHeight: 'var(--unfinished-room)' }}>{Bar && <Bar />}</div>;
}
