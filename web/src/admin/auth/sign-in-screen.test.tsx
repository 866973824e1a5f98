import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { LanguageContext } from '../../i18n/language-context.ts';
import { memoryHistory } from '../../ui/router/router.testing.tsx';
import { Router } from '../../ui/router/router.tsx';
import { ConnectionContext } from '../connection/connection-context.ts';
import { sessionEnded } from '../connection/session/session-ended.ts';
import { sessionQuery } from '../connection/session/session-query.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const state = { live: 'connected', health: null, checks: 0 } as const;
const line = {
  subscribe: () => () => undefined,
  state: () => state,
  checkNow: async () => undefined,
  signedIn: () => undefined,
  close: () => undefined,
};

/** The sign-in page, reached by a step that carries this. */
function open(state: unknown) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(sessionQuery.queryKey, null);
  const history = memoryHistory('/admin');
  history.navigate('/admin/login', { state });
  render(
    <LanguageContext value={{ language: 'en', messages: en, switchTo: () => undefined }}>
      <QueryClientProvider client={queries}>
        <ConnectionContext value={line}>
          <Router history={history}>
            <SignInScreen />
          </Router>
        </ConnectionContext>
      </QueryClientProvider>
    </LanguageContext>,
  );
}

it('says why somebody is here whose session has ended', () => {
  open(sessionEnded);
  expect(screen.getByText('Please sign in again to go on.')).toBeTruthy();
});

it('says nothing of the kind to everybody else', () => {
  open(null);
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(screen.queryByText('Please sign in again to go on.')).toBeNull();
});
