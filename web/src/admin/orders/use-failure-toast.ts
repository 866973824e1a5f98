import { useEffect } from 'react';
import { useCommonTexts } from '../../i18n/use-admin-common-texts.ts';
import { useAdminOrdersTexts } from '../../i18n/use-admin-orders-texts.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import { toast } from '../../ui/toast-store.ts';

type Asked = { error: Error | null; errorUpdatedAt: number };

/** Says once for every failed round that the dashboard could not be loaded. */
export function useFailureToast({ error, errorUpdatedAt }: Asked) {
  const { failed } = useAdminOrdersTexts();
  const { error: title } = useCommonTexts();
  // A session that ended is the guard's to tell.
  const isSignedOut = error instanceof ApiProblem && error.status === 401;
  const failedAt = error && !isSignedOut ? errorUpdatedAt : 0;

  useEffect(() => {
    if (failedAt > 0) toast({ title, message: failed, variant: 'destructive' });
  }, [failedAt, title, failed]);
}
