import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { useRefusalWords } from '../../shared/refusals/use-refusal-words.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useCommonTexts } from '../lib/common.texts.ts';

type Said = { title: string; message: string };

type BatchesChange<Asked, Answer> = {
  send: (asked: Asked) => Promise<Answer>;
  /** What to say when it is done; null says nothing, where the screen shows it itself. */
  done: (answer: Answer, asked: Asked) => Said | null;
  failed: string;
  onDone?: (answer: Answer) => void;
};

/** A change of what customers are offered: told when it is done, and why when it is not. */
export function useChangeBatches<Answer, Asked = void>({
  send,
  done,
  failed,
  onDone,
}: BatchesChange<Asked, Answer>) {
  const { error: title } = useCommonTexts();
  const wordsOf = useRefusalWords();
  const queries = useQueryClient();
  const refetch = () =>
    Promise.all(['stock', 'batches'].map((topic) => queries.invalidateQueries({ queryKey: [topic] })));

  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSuccess: async (answer, asked) => {
      await refetch();
      const said = done(answer, asked);
      if (said) toast(said);
      onDone?.(answer);
    },
    onError: (problem) => {
      void refetch();
      // A session that ended is the guard's to tell.
      if (problem instanceof ApiProblem && problem.status === 401) return;
      const reason = isRefused(problem) ? ` · ${wordsOf(problem).message}` : '';
      toast({ title, message: `${failed}${reason}`, variant: 'destructive' });
    },
  });
}

/** The server said no for a reason of its own; anything else is a failure without one. */
function isRefused(problem: unknown): boolean {
  return problem instanceof ApiProblem && [404, 409, 422].includes(problem.status);
}
