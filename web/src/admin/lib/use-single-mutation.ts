import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { dismissToast, shownToasts } from '../../ui/toast/toast-store.ts';

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
  /** What was said of the last failure; pressing again takes it back, so that it never stands beside a success. */
  const said = useRef<number[]>([]);
  const { mutate: begin, ...mutation } = useMutation({
    // Without a connection it fails at once and says so, instead of waiting unseen.
    networkMode: 'always',
    ...options,
    onError: (...failure) => {
      const before = new Set(shownToasts().map(({ id }) => id));
      const told = options.onError?.(...failure);
      said.current.push(...shownToasts().flatMap(({ id }) => (before.has(id) ? [] : [id])));
      return told;
    },
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
    for (const id of said.current.splice(0)) dismissToast(id);
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
