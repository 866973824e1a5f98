import { useEffect, useEffectEvent } from 'react';
import { dismissToast, type NewToast, toast } from '../../ui/toast/toast-store.ts';

/** Says that something failed, once each time it does, until it works; a change of language does not say it again. */
export function useFailureToast(hasFailed: boolean, words: NewToast) {
  const tell = useEffectEvent(() => toast(words));
  useEffect(() => {
    if (!hasFailed) return;
    const id = tell();
    return () => dismissToast(id);
  }, [hasFailed]);
}
