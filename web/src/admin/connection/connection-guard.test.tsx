import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { LanguageContext } from '../../i18n/language-context.ts';
import { openAdminConnection } from './admin-connection.ts';
import { ConnectionContext } from './connection-context.ts';
import { ConnectionGuard } from './connection-guard.tsx';

type Answer = () => Promise<Response>;
const ready: Answer = async () => Response.json({});
const unready: Answer = async () => Response.json({}, { status: 503 });
const diskFull: Answer = async () =>
  Response.json(
    { code: 'unavailable', title: '', details: { reason: 'disk_full' }, requestId: 'r1' },
    { status: 503 },
  );
const unreachable: Answer = () => Promise.reject(new TypeError('network'));
const silent: Answer = () => new Promise(() => undefined);

let answer: Answer = ready;
const asked = vi.fn(() => answer());
let close: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockClear();
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});
/** The guard over a real line to a server that answers as the test says. */
function open(first: Answer) {
  answer = first;
  const queries = new QueryClient();
  const line = openAdminConnection(queries);
  close = line.close;
  render(
    <LanguageContext value={{ language: 'en', messages: en, switchTo: async () => undefined }}>
      <QueryClientProvider client={queries}>
        <ConnectionContext value={line}>
          <ConnectionGuard>
            <p>the dashboard</p>
          </ConnectionGuard>
        </ConnectionContext>
      </QueryClientProvider>
    </LanguageContext>,
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = (words: string | RegExp) => screen.queryByText(words) !== null;

describe('the connection guard', () => {
  it('waits for the first answer and then shows the page', async () => {
    open(ready);
    expect(shown('Initializing Admin Authentication...')).toBe(true);
    await pass(50);
    expect(shown('the dashboard')).toBe(true);
  });

  it('lets staff in on a full disk: there they read what is the matter', async () => {
    open(diskFull);
    await pass(50);
    expect(shown('the dashboard')).toBe(true);
  });

  it('asks once more after a second, then names the problem, and recovers', async () => {
    open(unreachable);
    await pass(900);
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(200);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(shown('Connection Issue')).toBe(true);
    expect(shown('Unable to reach the backend service. Please refresh the page.')).toBe(true);
    expect(shown('Connection attempts: 1')).toBe(true);
    expect(shown('Debug info')).toBe(true);

    fireEvent.click(screen.getByText('Try Again'));
    await pass(1500);
    expect(shown('Failed to refresh connection')).toBe(true);
    expect(shown('Connection attempts: 2')).toBe(true);

    answer = unready;
    fireEvent.click(screen.getByText('Try Again'));
    await pass(1500);
    expect(shown('Still unable to connect after refresh')).toBe(true);

    answer = ready;
    fireEvent.click(screen.getByText('Try Again'));
    await pass(50);
    expect(shown('the dashboard')).toBe(true);
  });

  it('goes on after ten seconds without any answer, and says so', async () => {
    open(silent);
    await pass(9_900);
    expect(shown('the dashboard')).toBe(false);
    await pass(200);
    expect(shown('the dashboard')).toBe(true);
    expect(shown('Connection timeout - some features may be limited')).toBe(true);
  });

  it('looks again every two minutes and keeps the page when the answer is no', async () => {
    open(ready);
    await pass(50);
    answer = unreachable;
    await pass(119_000);
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(3_000);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(shown('the dashboard')).toBe(true);
    expect(shown(/The backend service cannot be reached right now/)).toBe(true);
  });

  it('leaves a minute between two checks, however often the page is looked at', async () => {
    open(ready);
    await pass(50);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await pass(30_000);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(30_000);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await pass(10);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
