import { useEffect, useEffectEvent } from 'react';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useCommonTexts } from './common.texts.ts';

type Asked = { error: Error | null; errorUpdatedAt: number };

/** Says once for every failed round that something could not be loaded. */
export function useLoadFailure({ error, errorUpdatedAt }: Asked, message: string) {
  const { error: title } = useCommonTexts();
  // A session that ended is the guard's to tell.
  const isSignedOut = error instanceof ApiProblem && error.status === 401;
  const failedAt = error && !isSignedOut ? errorUpdatedAt : 0;
  const tell = useEffectEvent(() => toast({ title, message, variant: 'destructive' }));

  useEffect(() => {
    if (failedAt > 0) tell();
  }, [failedAt]);
}
