import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind from scrolling while a dialog is open; its scroll bar keeps its place, so nothing jumps. */
export function useScrollLock() {
  useEffect(() => {
    locks += 1;
    const { clientWidth, style } = document.documentElement;
    if (locks === 1) {
      if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
      style.overflow = 'hidden';
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, []);
}
