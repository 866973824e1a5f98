import type { Topic } from '@mooncake/domain/topic';
import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { isSignedOut } from './is-signed-out.ts';
import { useRefusalWords } from './refusals/use-refusal-words.ts';
import { useSingleMutation } from './use-single-mutation.ts';
import { useTellFailure } from './use-tell-failure.ts';

type Said = { title: string; message: string };

export type AdminChange<Asked, Answer> = {
  /** What shows the change, and is fetched again. */
  topics: readonly Topic[];
  send: (asked: Asked) => Promise<Answer>;
  /** What to say when it is done; null says nothing, where the screen shows it itself. */
  done: (answer: Answer, asked: Asked) => Said | null;
  failed: string;
  onDone?: (answer: Answer) => void;
  onFailed?: (problem: Error, asked: Asked) => void;
};

/** A change by staff: told when it is done, and why when it is not. */
export function useAdminChange<Answer, Asked = void>({
  topics,
  send,
  done,
  failed,
  onDone,
  onFailed,
}: AdminChange<Asked, Answer>) {
  const tellFailure = useTellFailure();
  const wordsOf = useRefusalWords();
  const queries = useQueryClient();
  const refetch = () => Promise.all(topics.map((topic) => queries.invalidateQueries({ queryKey: [topic] })));

  return useSingleMutation<Answer, Asked>({
    mutationFn: send,
    onSuccess: async (answer, asked) => {
      await refetch();
      const said = done(answer, asked);
      if (said) toast(said);
      onDone?.(answer);
    },
    onError: (problem, asked) => {
      // A refusal may mean that this screen is behind.
      void refetch();
      onFailed?.(problem, asked);
      if (isSignedOut(problem)) return;
      const reason = isRefused(problem) ? ` · ${wordsOf(problem).message}` : '';
      tellFailure(problem, `${failed}${reason}`);
    },
  });
}

/** The server said no for a reason of its own; anything else is a failure without one. */
function isRefused(problem: unknown): boolean {
  return problem instanceof ApiProblem && [404, 409, 422].includes(problem.status);
}
