import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { mainId } from '../storefront/layout/storefront-layout.tsx';

/** A followed link starts at the top of the new page, for eyes and screen readers alike; going back does not. */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const isFollowed = useNavigationType() !== 'POP';
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (!isFollowed) return;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) {
      target.scrollIntoView({ behavior: 'instant' });
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, hash, isFollowed]);

  return null;
}
