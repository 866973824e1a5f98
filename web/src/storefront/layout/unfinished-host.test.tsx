import { holdKeptDays } from '@mooncake/domain/holds/hold-limits';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import page from '../../../index.html?raw';
import { en } from '../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { MemoryRouter } from '../../ui/router/router.testing.tsx';
import { holdKey } from '../checkout/hold-key.ts';
import { UnfinishedHost } from './unfinished-host.tsx';

const script = [...page.matchAll(/<script>(.*?)<\/script>/gs)].find(([, code]) =>
  code?.includes(holdKey),
)?.[1];
const reserved = () => document.documentElement.style.getPropertyValue('--unfinished-room');
const firstLines = () => new Function(script ?? '')();

const day = 24 * 60 * 60 * 1000;
const keepHold = (expiresInMs: number, ended: string | null = null) =>
  window.localStorage.setItem(
    holdKey,
    JSON.stringify({
      holdId: '00000000-0000-4000-8000-000000000001',
      orderNumber: 'CHM004217',
      totalSen: 5000,
      expiresAt: new Date(Date.now() + expiresInMs).toISOString(),
      serverNow: new Date().toISOString(),
      canExtend: true,
      ended,
    }),
  );

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  document.documentElement.style.removeProperty('--unfinished-room');
  window.history.replaceState(null, '', '/');
});
it.each([
  ['while there is time', '/', 600_000, null, '57px'],
  ['after its time', '/', -day, null, '57px'],
  ['once it was given back', '/cart', 600_000, 'released', '57px'],
  ['no longer than its receipt is taken', '/', -(holdKeptDays + 1) * day, null, ''],
  ['on the last day its receipt is taken', '/', -(holdKeptDays - 1) * day, null, '57px'],
  ['at the order form while there is time', '/checkout', 600_000, null, '57px'],
  ['not at the order form afterwards, which has a card for it', '/checkout', -day, null, ''],
  ['not at the payment itself', '/checkout?step=payment', 600_000, null, ''],
])('room for the bar is kept %s', (_, path, expiresInMs, ended, room) => {
  window.history.replaceState(null, '', path);
  keepHold(expiresInMs, ended);
  firstLines();
  expect(reserved()).toBe(room);
});

it.each([
  [390, 600_000, '65px'],
  [390, -day, '95px'],
  [768, -day, '65px'],
])('at a width of %d its room is as high as the bar', (width, expiresInMs, room) => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
  keepHold(expiresInMs);
  firstLines();
  expect(reserved()).toBe(room);
  vi.restoreAllMocks();
});

it.each(['', 'null', '{broken', '"text"'])('no room is kept for what is no reservation: %s', (stored) => {
  window.localStorage.setItem(holdKey, stored);
  firstLines();
  expect(reserved()).toBe('');
});

it('the bar takes the room that was kept for it', async () => {
  keepHold(600_000);
  firstLines();
  const { container } = render(
    <MemoryRouter>
      <LanguageProvider language="en" messages={en}>
        <UnfinishedHost />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const room = container.firstElementChild;
  expect(room?.matches(':empty')).toBe(true);
  await screen.findByRole('region', { name: 'Unfinished order' });
  expect(room?.textContent).toContain('CHM004217');
  await waitFor(() => expect(reserved()).toBe(''));
});
