import { useEffect, useEffectEvent } from 'react';
import { type Location, openDialogs } from '../router/router.tsx';

/** A step back that the shop takes itself: no dialog holds it up, not even one that is about to close. */
export function letOwnStepPass(): void {
  const pass = () => {
    openDialogs.splice(openDialogs.indexOf(pass), 1);
    return false;
  };
  openDialogs.push(pass);
}

/**
 * The browser's back does to a dialog what Escape does, and the page under it stays: a form may ask first. A dialog
 * that is a step of the history by itself goes with that step.
 */
export function useBackLikeEscape(onClose: () => void, isStep: boolean) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // The first page of a visit has none before it in this shop: back would leave at once, and nobody be asked.
    const isFirst = window.history.state === null;
    if (isFirst && !isStep) window.history.pushState({ state: null, key: 'first' }, '');
    const stay = ({ pathname, search, hash, state, key }: Location) => {
      if (isStep) return false;
      window.history.pushState({ state, key }, '', `${pathname}${search}${hash}`);
      close();
      return true;
    };
    openDialogs.push(stay);
    return () => {
      openDialogs.splice(openDialogs.indexOf(stay), 1);
    };
  }, [isStep]);
}
