import { useEffect } from 'react';
import { useCommonTexts } from '../../i18n/use-admin-common-texts.ts';
import { useAdminSummaryTexts } from '../../i18n/use-admin-summary-texts.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import { toast } from '../../ui/toast-store.ts';

type Asked = { error: Error | null; errorUpdatedAt: number };

/** Says once for every failed round that the summary could not be loaded. */
export function useSummaryFailureToast({ error, errorUpdatedAt }: Asked) {
  const { failed: message } = useAdminSummaryTexts();
  const { error: title } = useCommonTexts();
  // A session that ended is the guard's to tell.
  const isSignedOut = error instanceof ApiProblem && error.status === 401;
  const failedAt = error && !isSignedOut ? errorUpdatedAt : 0;

  useEffect(() => {
    if (failedAt > 0) toast({ title, message, variant: 'destructive' });
  }, [failedAt, title, message]);
}
