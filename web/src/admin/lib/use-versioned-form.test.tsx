import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { ownRefusal } from '../../lib/api/own-refusal.ts';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { shownToasts } from '../../ui/toast/toast-store.ts';
import { useVersionedForm } from './use-versioned-form.ts';

type Stored = { values: { name: string; note: string }; version: number };

/** A form over one stored thing, and a colleague who can change it. */
function openForm() {
  let stored: Stored = { values: { name: 'Tart', note: '' }, version: 1 };
  let closed = 0;
  let isAnswerLost = false;
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <LanguageProvider language="en" messages={en}>
        {children}
      </LanguageProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () =>
      useVersionedForm({
        topics: ['catalogue'],
        start: () => stored,
        read: (values: Stored['values']) => (values.name === '' ? null : values),
        send: async (values, version) => {
          const seen = stored.version;
          if (version !== seen) throw ownRefusal('product.changed_meanwhile', { version: seen });
          stored = { values, version: seen + 1 };
          if (isAnswerLost) throw new ApiProblem(0, { code: 'unanswered', title: 'Lost', details: {} });
          return stored;
        },
        done: ({ values: { name } }) => ({ title: 'Saved', message: name }),
        failed: 'Failed to save',
        onDone: () => {
          closed += 1;
        },
        newerVersion: (problem) => refusalFacts(problem, 'product.changed_meanwhile')?.version ?? null,
        loadNewest: async () => stored,
      }),
    { wrapper },
  );
  return {
    form: () => result.current,
    stored: () => stored,
    closed: () => closed,
    loseAnswers: (isLost: boolean) => {
      isAnswerLost = isLost;
    },
    colleagueWrites: (note: string) => {
      stored = { values: { ...stored.values, note }, version: stored.version + 1 };
    },
  };
}

describe('a versioned form', () => {
  it('saves what was typed over the version it was opened with', async () => {
    const { form, stored, closed } = openForm();
    expect(form().isChanged).toBe(false);
    act(() => form().change({ name: 'Moon Tart' }));
    expect(form().isChanged).toBe(true);
    act(() => form().save());
    await waitFor(() => expect(closed()).toBe(1));
    expect(stored()).toEqual({ values: { name: 'Moon Tart', note: '' }, version: 2 });
    expect(shownToasts().map(({ title }) => title)).toEqual(['Saved']);
  });

  it('sends nothing while something is wrong, and says so from then on', () => {
    const { form, stored } = openForm();
    act(() => form().change({ name: '' }));
    expect(form().wasSent).toBe(false);
    act(() => form().save());
    expect(form().wasSent).toBe(true);
    expect(form().saving.isPending).toBe(false);
    expect(stored().version).toBe(1);
  });

  it('loses nothing typed when a colleague was faster, and saves over theirs when told to', async () => {
    const { form, stored, closed, colleagueWrites } = openForm();
    act(() => form().change({ name: 'Mine' }));
    colleagueWrites('theirs');
    act(() => form().save());
    await waitFor(() => expect(form().conflict).not.toBeNull());
    expect(form().values).toEqual({ name: 'Mine', note: '' });
    expect(closed()).toBe(0);
    act(() => form().conflict?.saveMine());
    await waitFor(() => expect(closed()).toBe(1));
    expect(stored()).toEqual({ values: { name: 'Mine', note: '' }, version: 3 });
  });

  it('goes on from its own save whose answer was lost, and names no colleague for it', async () => {
    const { form, stored, closed, loseAnswers } = openForm();
    loseAnswers(true);
    act(() => form().change({ name: 'Mine' }));
    act(() => form().save());
    await waitFor(() => expect(form().saving.isError).toBe(true));
    loseAnswers(false);
    act(() => form().change({ note: 'more' }));
    act(() => form().save());
    await waitFor(() => expect(closed()).toBe(1));
    expect(form().conflict).toBeNull();
    expect(stored()).toEqual({ values: { name: 'Mine', note: 'more' }, version: 3 });
  });

  it('asks all the same where a colleague saved after a save whose answer was lost', async () => {
    const { form, stored, loseAnswers, colleagueWrites } = openForm();
    loseAnswers(true);
    act(() => form().change({ name: 'Mine' }));
    act(() => form().save());
    await waitFor(() => expect(form().saving.isError).toBe(true));
    loseAnswers(false);
    colleagueWrites('theirs');
    act(() => form().change({ name: 'Mine again' }));
    act(() => form().save());
    await waitFor(() => expect(form().conflict).not.toBeNull());
    expect(stored().values).toEqual({ name: 'Mine', note: 'theirs' });
  });

  it('goes on from the newer version when told to', async () => {
    const { form, stored, closed, colleagueWrites } = openForm();
    act(() => form().change({ name: 'Mine' }));
    colleagueWrites('theirs');
    act(() => form().save());
    await waitFor(() => expect(form().conflict).not.toBeNull());
    await act(() => form().conflict?.loadTheirs());
    expect(form().values).toEqual({ name: 'Tart', note: 'theirs' });
    expect([form().conflict, form().isChanged]).toEqual([null, false]);
    act(() => form().change({ name: 'Moon Tart' }));
    act(() => form().save());
    await waitFor(() => expect(closed()).toBe(1));
    expect(stored()).toEqual({ values: { name: 'Moon Tart', note: 'theirs' }, version: 3 });
  });
});
