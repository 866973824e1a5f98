import { useEffect, useEffectEvent } from 'react';
import { type NewToast, toast } from '../../ui/toast/toast-store.ts';

/** Says that something failed, once each time it does; a change of language does not say it again. */
export function useFailureToast(hasFailed: boolean, words: NewToast) {
  const tell = useEffectEvent(() => toast(words));
  useEffect(() => {
    if (hasFailed) tell();
  }, [hasFailed]);
}
