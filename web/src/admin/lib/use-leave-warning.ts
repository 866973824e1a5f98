import { useEffect } from 'react';

/** The browser asks before a reload or a closed tab throws away what was typed. */
export function useLeaveWarning(isTouched: boolean) {
  useEffect(() => {
    if (!isTouched) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isTouched]);
}
