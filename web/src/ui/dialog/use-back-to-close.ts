import { useEffect, useEffectEvent, useRef } from 'react';
import { onTop, useLocation, useNavigate } from '../router/router.tsx';
import { letOwnStepPass } from './use-back-like-escape.ts';

/**
 * On a phone, back means away with what lies on top: an open dialog or detail is a step of its own in the history, and
 * whatever closes it takes that step back. Gives the function its buttons call.
 */
export function useBackToClose(onClose: () => void): () => void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isStep = state === onTop;
  const phase = useRef<'new' | 'asked' | 'step' | 'left'>('new');

  const follow = useEffectEvent((isNowStep: boolean) => {
    if (isNowStep) phase.current = 'step';
    else if (phase.current === 'step') onClose();
    else if (phase.current === 'new') {
      phase.current = 'asked';
      navigate(`${pathname}${search}${hash}`, { state: onTop });
    }
  });
  useEffect(() => follow(isStep), [isStep]);
  // Whoever is quick goes back before this screen was drawn with the step: then it never hears of it.
  const leave = useEffectEvent(() => {
    const { state: now } = (window.history.state ?? {}) as { state?: unknown };
    if (phase.current === 'asked' && now !== onTop) onClose();
  });
  useEffect(() => {
    const onPop = () => leave();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  return () => {
    // The browser goes back in its own time: a second call would take the page's own step too.
    if (phase.current === 'left') return;
    // The step may be in the history before this screen has heard of it.
    if (phase.current !== 'new') {
      phase.current = 'left';
      letOwnStepPass();
      navigate(-1);
    }
    onClose();
  };
}
