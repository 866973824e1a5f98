import { useEffect, useEffectEvent } from 'react';
import { useLocation } from '../router/router.tsx';

/** The open dialogs, the topmost last: back concerns that one alone. */
const openDialogs: object[] = [];

/**
 * The browser's back does to a dialog what Escape does, and the page under it stays: a form may ask first. A dialog
 * that is a step of the history by itself goes with that step.
 */
export function useBackLikeEscape(onClose: () => void, isStep: boolean) {
  const { pathname, search, hash, state, key } = useLocation();

  const stay = useEffectEvent((event: PopStateEvent) => {
    if (isStep) return;
    // Nobody else hears of a step that is taken back at once.
    event.stopImmediatePropagation();
    window.history.pushState({ state, key }, '', `${pathname}${search}${hash}`);
    onClose();
  });
  useEffect(() => {
    const dialog = {};
    openDialogs.push(dialog);
    const onPop = (event: PopStateEvent) => {
      if (openDialogs.at(-1) === dialog) stay(event);
    };
    // Captured: the router listens too, and for longer.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => {
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
      window.removeEventListener('popstate', onPop, { capture: true });
    };
  }, []);
}
