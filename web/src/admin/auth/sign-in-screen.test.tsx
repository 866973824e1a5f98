import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { LanguageContext } from '../../i18n/language-context.ts';
import { memoryHistory } from '../../ui/router/router.testing.tsx';
import { Router } from '../../ui/router/router.tsx';
import { ConnectionContext } from '../connection/connection-context.ts';
import { sessionEnded } from '../connection/session/session-ended.ts';
import { sessionQuery } from '../connection/session/session-query.ts';
import { answerCalls, refusal } from '../orders/orders.testing.tsx';
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
    <LanguageContext value={{ language: 'en', messages: en, switchTo: async () => undefined }}>
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

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));

it('asks for what is missing, and sends nothing without it', () => {
  const calls = answerCalls(() => refusal('internal', {}, 500));
  open(null);
  press();
  expect(screen.getByText('Please enter your email.')).toBeTruthy();
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  expect(calls).not.toHaveBeenCalled();
});

it.each([
  ['who is unknown', () => refusal('staff.sign_in_failed', {}, 401), 'Invalid email or password'],
  ['whose words nobody can read', () => refusal('other', {}, 422), 'Invalid credentials'],
  ['when the shop is down', () => refusal('other', {}, 500), 'An unknown error occurred'],
  ['who has no connection', () => null, 'Network error. Please check your connection'],
])(
  'tells at the form why it did not let in somebody %s, and keeps what was typed',
  async (_, answer, told) => {
    answerCalls(answer);
    open(null);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'mei@example.com' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'not the right one' } });
    press();
    const notice = (await screen.findByText(told)).closest('[role=alert]');
    expect(notice?.textContent).toContain('Login failed');
    expect(notice?.closest('form')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mei@example.com');
  },
);
