import { useEffect } from 'react';
import { dismissToast, shownToasts } from '../toast/toast-store.ts';

/**
 * In a narrow window messages lie where a tall dialog has its title and its button to close. What went well before it was
 * opened has been said; failures and what can be undone stay.
 */
export function useRoomForDialog() {
  useEffect(() => {
    if (!window.matchMedia('(width < 48rem)').matches) return;
    for (const { id, variant, action } of shownToasts())
      if (variant === 'default' && !action) dismissToast(id);
  }, []);
}
