import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

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
  const { mutate: begin, ...mutation } = useMutation({
    // Without a connection it fails at once and says so, instead of waiting unseen.
    networkMode: 'always',
    ...options,
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
    begin(...args);
  };
  return { ...mutation, mutate };
}

const nameOf = (asked: unknown) => JSON.stringify(asked) ?? '';
