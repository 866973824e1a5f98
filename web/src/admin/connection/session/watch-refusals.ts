import type { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { recheckSession } from './session-query.ts';

/** Any call that was refused for want of a session makes the guard look again. */
export function watchRefusals(queries: QueryClient): () => void {
  const look = (error: unknown) => {
    if (error instanceof ApiProblem && error.code === 'staff.sign_in_required') recheckSession(queries);
  };
  const stopQueries = queries.getQueryCache().subscribe(({ query }) => look(query.state.error));
  const stopMutations = queries.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.error));
  return () => {
    stopQueries();
    stopMutations();
  };
}
