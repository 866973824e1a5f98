import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../ui/toast/toast-store.ts';
import { useCommonTexts } from './common.texts.ts';
import { isSignedOut } from './is-signed-out.ts';

type Asked = { error: Error | null; errorUpdatedAt: number };

/** Says once for every failed round that something could not be loaded. */
export function useLoadFailure({ error, errorUpdatedAt }: Asked, message: string) {
  const { error: title } = useCommonTexts();
  const failedAt = error && !isSignedOut(error) ? errorUpdatedAt : 0;
  const tell = useEffectEvent(() => toast({ title, message, variant: 'destructive' }));

  useEffect(() => {
    if (failedAt > 0) tell();
  }, [failedAt]);
}
