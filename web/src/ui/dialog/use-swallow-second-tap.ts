import { useEffect } from 'react';

/** Longer than two taps that are one to whoever makes them. */
const doubleTapMs = 500;

/** The second of two taps does nothing to what comes to light when the first one closed the dialog. */
export function useSwallowSecondTap() {
  useEffect(() => {
    const swallow = (event: MouseEvent) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const listening = { capture: true };
    return () => {
      document.addEventListener('click', swallow, listening);
      setTimeout(() => document.removeEventListener('click', swallow, listening), doubleTapMs);
    };
  }, []);
}
