import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { shownToasts, toast } from '../../ui/toast/toast-store.ts';
import { useSingleMutation } from './use-single-mutation.ts';

const within = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const titles = () => shownToasts().map(({ title }) => title);

it('takes back what it said of a failure when it is tried again, and nothing else', async () => {
  const answers = [Promise.reject(new Error('no')), Promise.resolve('yes')];
  answers[0]?.catch(() => undefined);
  const { result } = renderHook(
    () =>
      useSingleMutation({
        mutationFn: () => answers.shift() ?? Promise.resolve('yes'),
        onError: () => void toast({ title: 'Failed', message: '', variant: 'destructive' }),
        onSuccess: () => void toast({ title: 'Done', message: '' }),
      }),
    { wrapper: within },
  );
  act(() => void toast({ title: 'Another failure', message: '', variant: 'destructive' }));
  act(() => result.current.mutate());
  await waitFor(() => expect(titles()).toEqual(['Another failure', 'Failed']));
  act(() => result.current.mutate());
  await waitFor(() => expect(titles()).toEqual(['Another failure', 'Done']));
});
