import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { en } from '../i18n/first-page/en.ts';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import { lazyScreen } from './lazy-screen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
function open(load: () => Promise<() => string>) {
  const { Screen } = lazyScreen(load);
  render(
    <LanguageProvider language="en" messages={en}>
      <header>The shop</header>
      <Suspense>
        <Screen />
      </Suspense>
    </LanguageProvider>,
  );
}

it('says in its place that there is no connection, and comes by itself when there is', async () => {
  let isAway = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (isAway) throw new TypeError('away');
    return new Response('ok');
  });
  open(async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return () => 'The cart';
  });
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  expect(screen.getByText('The shop')).toBeTruthy();
  isAway = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('The cart')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('comes when asked to try again', async () => {
  let tries = 0;
  open(async () => {
    tries += 1;
    if (tries < 2) throw new TypeError('away');
    return () => 'The cart';
  });
  (await screen.findByRole('button', { name: 'Try Again' })).click();
  expect(await screen.findByText('The cart')).toBeTruthy();
});

it('asks for a fresh page where the second try fails with the network there', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('ok'));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  open(load);
  (await screen.findByRole('button', { name: 'Try Again' })).click();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(reload).not.toHaveBeenCalled();
  (await screen.findByRole('button', { name: 'Try Again' })).click();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(2);
});
