import type { ComponentType } from 'react';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { lazyPart } from './lib/lazy-part.ts';

type Screen = { path: string; Screen: ComponentType };

/** The screens inside the shell, by their path below /admin. */
export const screens: readonly Screen[] = [
  { path: '', Screen: DashboardScreen },
  {
    path: 'money',
    Screen: lazyPart(async () => (await import('./statements/money-screen.tsx')).MoneyScreen),
  },
  {
    path: 'statistics',
    Screen: lazyPart(async () => (await import('./statistics/statistics-screen.tsx')).StatisticsScreen),
  },
  {
    path: 'settings',
    Screen: lazyPart(async () => (await import('./settings/settings-screen.tsx')).SettingsScreen),
  },
  {
    path: 'customers',
    Screen: lazyPart(async () => (await import('./customers/customers-screen.tsx')).CustomersScreen),
  },
  { path: 'audit', Screen: lazyPart(async () => (await import('./audit/audit-screen.tsx')).AuditScreen) },
  { path: 'team', Screen: lazyPart(async () => (await import('./team/team-screen.tsx')).TeamScreen) },
];

/** Sheets of paper: behind the guard, but without header and footer. */
export const printPages: readonly Screen[] = [
  {
    path: 'print/kitchen',
    Screen: lazyPart(async () => (await import('./print/kitchen-sheet-screen.tsx')).KitchenSheetScreen),
  },
  {
    path: 'print/slips',
    Screen: lazyPart(async () => (await import('./print/packing-slips-screen.tsx')).PackingSlipsScreen),
  },
  {
    path: 'print/labels',
    Screen: lazyPart(async () => (await import('./print/box-labels-screen.tsx')).BoxLabelsScreen),
  },
  {
    path: 'print/poster',
    Screen: lazyPart(async () => (await import('./poster/poster-screen.tsx')).PosterScreen),
  },
];

export const NotFound: ComponentType = lazyPart(
  async () => (await import('../shared/not-found/not-found-screen.tsx')).NotFoundScreen,
);
