import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAttemptToasts } from './use-attempt-toasts.ts';

type SingleOptions<Answer, Asked> = Omit<UseMutationOptions<Answer, Error, Asked>, 'mutationFn'> & {
  mutationFn: (asked: Asked) => Promise<Answer>;
};

/**
 * A mutation that is not begun twice: the second click of a double click comes before the button is drawn as busy, and
 * would otherwise be told of its own success or failure beside the first.
 */
export function useSingleMutation<Answer, Asked = void>({
  mutationFn,
  ...options
}: SingleOptions<Answer, Asked>) {
  const underWay = useRef(new Set<string>());
  const toasts = useAttemptToasts();
  const { mutate: begin, ...mutation } = useMutation({
    // Without a connection it fails at once and says so, instead of waiting unseen.
    networkMode: 'always',
    ...options,
    onError: (...failure) => toasts.collect(() => options.onError?.(...failure)),
    mutationFn: async (asked: Asked) => {
      try {
        return await mutationFn(asked);
      } finally {
        underWay.current.delete(nameOf(asked));
      }
    },
  });
  const mutate: typeof begin = (...args) => {
    const name = nameOf(args[0]);
    if (underWay.current.has(name)) return;
    underWay.current.add(name);
    toasts.dismissAll();
    begin(...args);
  };
  return {
    ...mutation,
    mutate,
    /** As it is this moment, where `isPending` is as it was last drawn: a second key may come before that. */
    isUnderWay: () => underWay.current.size > 0,
  };
}

const nameOf = (asked: unknown) => JSON.stringify(asked) ?? '';
