import { useEffect, useLayoutEffect, useRef } from 'react';
import { mainId } from '../ui/main-id.ts';
import { useLocation } from '../ui/router/router.tsx';

/**
 * A followed link starts at the top of the new page, for eyes and screen readers alike; going back returns
 * to where the page was left. The browser's own memory is too early for pages drawn after the click.
 */
export function PageArrival() {
  const { key, pathname, hash, isFollowed } = useLocation();
  const visit = `${key}${pathname}${hash}`;
  const shown = useRef({ visit, pathname });
  const leftAt = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = () => leftAt.current.set(shown.current.visit, window.scrollY);
    const handBack = () => setRestoration('auto');
    setRestoration('manual');
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handBack);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current.visit === visit) return;
    const isNewPage = shown.current.pathname !== pathname;
    shown.current = { visit, pathname };
    if (!isFollowed) scrollAtOnce(leftAt.current.get(visit));
    else if (isNewPage) arrive(hash);
  }, [visit, pathname, hash, isFollowed]);

  return null;
}

function arrive(hash: string) {
  const target = hash && document.getElementById(hash.slice(1));
  if (target) return target.scrollIntoView({ behavior: 'instant' });
  scrollAtOnce(0);
  document.getElementById(mainId)?.focus({ preventScroll: true });
}

function scrollAtOnce(top: number | undefined) {
  if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
}

/** Within the page we remember; across a reload the browser does. */
function setRestoration(mode: ScrollRestoration) {
  window.history.scrollRestoration = mode;
}
