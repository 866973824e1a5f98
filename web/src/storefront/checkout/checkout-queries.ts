import { queryOptions } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { checkoutApi } from './checkout-api.ts';

const askAgainAfter = 5000;

/** The reservation with the server's clock beside it. It ends by itself, so no answer is fresh for long. */
export const holdQuery = (holdId: string) =>
  queryOptions({
    queryKey: ['hold', holdId],
    queryFn: async ({ signal }) => withOffset(await checkoutApi.holdState(holdId, signal)),
    staleTime: 0,
    networkMode: 'always',
    // A refusal is an answer; only silence is worth another try.
    retry: false,
    refetchInterval: ({ state }) => isSilence(state.error) && askAgainAfter,
  });

/** How far the server's clock is ahead of this one, by the moment its answer came. */
export function withOffset<Answer extends { serverNow: string }>(
  answer: Answer,
): Answer & { offsetMs: number } {
  return { ...answer, offsetMs: Date.parse(answer.serverNow) - Date.now() };
}

function isSilence(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
}
