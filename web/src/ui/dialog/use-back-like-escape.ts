import { useEffect, useEffectEvent } from 'react';
import { type OnPage, onPage } from '../router/router.tsx';

/**
 * The browser's back does to a dialog what Escape does, and the page under it stays: a form may ask first. A dialog
 * that is a step of the history by itself goes with that step.
 */
export function useBackLikeEscape(onClose: () => void, isStep: boolean) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog: OnPage = { onBack: isStep ? null : () => close() };
    onPage.push(dialog);
    return () => {
      onPage.splice(onPage.indexOf(dialog), 1);
    };
  }, [isStep]);
}
