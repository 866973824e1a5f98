import type { QueryClient } from '@tanstack/react-query';
import { isSignedOut } from '../../lib/is-signed-out.ts';
import { sessionQuery } from './session-query.ts';

/** Any call that was refused for want of a session makes the guard look again, at once. */
export function watchRefusals(queries: QueryClient): () => void {
  let isLooking = false;
  let mustLook = false;

  /** However many calls are refused together, one look follows the last of them. */
  const lookAgain = async () => {
    mustLook = true;
    if (isLooking) return;
    isLooking = true;
    while (mustLook) {
      mustLook = false;
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    }
    isLooking = false;
  };
  const hear = (event: { type: string; action?: { type: string; error?: unknown } }) => {
    // Not what a query or change remembers of an earlier refusal: only the refusal itself is news.
    if (event.type === 'updated' && isSignedOut(event.action?.error)) void lookAgain();
  };

  const stopQueries = queries.getQueryCache().subscribe(hear);
  const stopMutations = queries.getMutationCache().subscribe(hear);
  return () => {
    stopQueries();
    stopMutations();
  };
}
