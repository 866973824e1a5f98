import { MutationObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../../i18n/first-page/en.ts';
import { LanguageContext } from '../../../i18n/language-context.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { MemoryRouter } from '../../../ui/router/router.testing.tsx';
import { useLocation } from '../../../ui/router/router.tsx';
import type { AdminConnection, LineState } from '../admin-connection.ts';
import { ConnectionContext } from '../connection-context.ts';
import { LiveIndicator } from '../live-indicator.tsx';
import { sessionEnded } from './session-ended.ts';
import { sessionQuery } from './session-query.ts';
import { StaffGuard } from './staff-guard.tsx';
import { watchRefusals } from './watch-refusals.ts';

const mei = { id: 'm', name: 'Mei', email: 'mei@example.com', role: 'employee' as const };

afterEach(() => {
  vi.unstubAllGlobals();
});
function lineIn(state: LineState): AdminConnection {
  return {
    subscribe: () => () => undefined,
    state: () => state,
    checkNow: async () => undefined,
    signedIn: () => undefined,
    close: () => undefined,
  };
}

function Door() {
  const { search, state } = useLocation();
  return (
    <p>
      the door, for {search}
      {state === sessionEnded && ', once more'}
    </p>
  );
}

function TeamOrDoor() {
  if (useLocation().pathname === '/admin/login') return <Door />;
  return (
    <StaffGuard>
      <LiveIndicator />
    </StaffGuard>
  );
}

/** The guard before a page, with a server that says who is signed in when it is let. */
function open(live: LineState['live'] = 'connected') {
  const answers: ((staff: typeof mei | null) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answers.push((staff) => resolve(Response.json({ staff })));
      }),
  );
  const queries = new QueryClient();
  render(
    <LanguageContext value={{ language: 'en', messages: en, switchTo: async () => undefined }}>
      <QueryClientProvider client={queries}>
        <ConnectionContext value={lineIn({ live, health: null, checks: 0 })}>
          <MemoryRouter address="/admin/team?x=1">
            <TeamOrDoor />
          </MemoryRouter>
        </ConnectionContext>
      </QueryClientProvider>
    </LanguageContext>,
  );
  const answer = (staff: typeof mei | null) =>
    act(async () => {
      for (const pass of answers.splice(0)) pass(staff);
    });
  return { queries, answer, isAsking: () => answers.length > 0 };
}

const signedOut = () =>
  Promise.reject(
    new ApiProblem(401, { code: 'staff.sign_in_required', title: 'Sign in first', details: {} }),
  );

describe('the guard of the back office', () => {
  it('says that it checks, and lets an active member pass', async () => {
    const { answer } = open();
    expect(screen.getByText('Checking authentication...')).toBeTruthy();
    await answer(mei);
    expect(await screen.findByText('Real-time updates active')).toBeTruthy();
  });

  it('leads everybody else to the door, and remembers where they were going', async () => {
    const { answer } = open();
    await answer(null);
    expect(await screen.findByText('the door, for ?next=%2Fadmin%2Fteam%3Fx%3D1')).toBeTruthy();
  });

  it('verifies again when somebody may have signed in meanwhile', async () => {
    const { queries, answer } = open();
    queries.setQueryData(sessionQuery.queryKey, null);
    await act(async () => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey }));
    expect(await screen.findByText('Verifying access...')).toBeTruthy();
    await answer(mei);
    await waitFor(() => expect(screen.queryByText('Verifying access...')).toBeNull());
  });
});

describe('a call refused for want of a session', () => {
  const theDoor = 'the door, for ?next=%2Fadmin%2Fteam%3Fx%3D1, once more';

  it.each([
    ['a change', (queries: QueryClient) => new MutationObserver(queries, { mutationFn: signedOut }).mutate()],
    [
      'something to show',
      (queries: QueryClient) => queries.fetchQuery({ queryKey: ['orders'], queryFn: signedOut }),
    ],
  ])('leads to the door at once: %s, however lately the session was looked at', async (_, call) => {
    const { queries, answer, isAsking } = open();
    const stopWatching = watchRefusals(queries);
    await answer(mei);
    await screen.findByText('Real-time updates active');
    await act(async () => void call(queries).catch(() => undefined));
    await waitFor(() => expect(isAsking()).toBe(true));
    await answer(null);
    expect(await screen.findByText(theDoor)).toBeTruthy();
    stopWatching();
    queries.clear();
  });

  it('is looked into once more when it came while the session was being looked at', async () => {
    const { queries, answer, isAsking } = open();
    const stopWatching = watchRefusals(queries);
    await answer(mei);
    const fail = () =>
      act(async () => {
        const calls = [1, 2, 3].map(() => new MutationObserver(queries, { mutationFn: signedOut }).mutate());
        await Promise.allSettled(calls);
      });
    await fail();
    await waitFor(() => expect(isAsking()).toBe(true));
    // This answer may have been on its way before the session ended.
    await answer(mei);
    await waitFor(() => expect(isAsking()).toBe(true));
    await answer(null);
    expect(await screen.findByText(theDoor)).toBeTruthy();
    expect(isAsking()).toBe(false);
    stopWatching();
  });
});

describe('the live indicator', () => {
  it.each([
    ['connected', 'Real-time updates active'],
    ['connecting', 'Connecting to real-time...'],
    ['disconnected', 'Real-time disconnected'],
  ] as const)('says the truth while %s', async (live, words) => {
    const { answer } = open(live);
    await answer(mei);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
