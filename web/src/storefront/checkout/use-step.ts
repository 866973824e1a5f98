import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../../ui/router/router.tsx';

/** `late` is the payment step after its time was up: only a receipt already paid for may still be sent. */
type Step = 'order' | 'payment' | 'late';

const orderAddress = '/checkout';
const cameFromOrder = { fromOrder: true };

/** The step is part of the address, so the browser's back button and a reload know it. */
export function useStep() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get('step');
  const step: Step = named === 'payment' || named === 'late' ? named : 'order';
  const shown = useRef(step);

  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [step]);

  const goOn = (next: 'payment' | 'late') =>
    navigate(`${orderAddress}?step=${next}`, { state: cameFromOrder });

  /** Where the order form is the page before, going back is what the back button does too. */
  const goBack = () => {
    if (isFromOrder(state)) navigate(-1);
    else navigate(orderAddress, { replace: true });
  };
  return { step, goOn, goBack };
}

function isFromOrder(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromOrder' in state;
}
