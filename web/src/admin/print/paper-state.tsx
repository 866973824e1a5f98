import { mayDo } from '@mooncake/domain/staff/role';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useStaff } from '../connection/session/use-staff.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useAdminPrintTexts } from './print.texts.ts';
import { usePaperChoice } from './use-paper-choice.ts';

type PaperStateProps<Thing> = {
  query: UseQueryResult<Thing[]>;
  children: (things: Thing[]) => ReactNode;
};

/** The paper once there is something to print, and before that the reason why not. */
export function PaperState<Thing>({ query, children }: PaperStateProps<Thing>) {
  const text = useAdminPrintTexts();
  const { tryAgain } = useCommonTexts();
  const { role } = useStaff();
  const { batchId, orderId } = usePaperChoice();
  const { data, isError, isLoading } = query;
  if (data && data.length > 0) return children(data);
  return (
    <div className="page-width grid min-h-[60vh] content-center py-10">
      {isError && <LoadFailed message={text.failed} retryLabel={tryAgain} onRetry={() => query.refetch()} />}
      {isLoading && <Loading label={text.loading} />}
      {!isError && !isLoading && (
        <EmptyState
          title={text.nothing}
          action={
            mayDo(role, 'manage_batches') && (
              <ButtonLink to="/admin?tab=batch-management" look="outline">
                {text.planDates}
              </ButtonLink>
            )
          }
        >
          {batchId === null && orderId === null ? text.nothingYet : text.nothingHint}
        </EmptyState>
      )}
    </div>
  );
}
