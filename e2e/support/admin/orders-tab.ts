import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../shop-test.ts';
import { openAdmin, signIn } from '../staff.ts';

const words = {
  en: { search: /^Search/, sort: 'Sort by', direction: 'Direction' },
  zh: { search: /^搜索/, sort: '排序', direction: '顺序' },
} as const;

/** The orders tab as whoever is signed in finds it. */
export async function openOrders(page: Page, language: Language = 'en') {
  await signIn(page);
  await openAdmin(page, { tab: 'orders' });
  await expect(searchField(page, language)).toBeVisible();
}

export const searchField = (page: Page, language: Language = 'en') =>
  page.getByRole('searchbox', { name: words[language].search });

/** One order of the list: a row of the table, a card on the phone. */
export const orderRow = (page: Page, orderNumber: string): Locator =>
  page.locator('[data-row]').filter({ hasText: orderNumber });

export const rowsShown = (page: Page): Locator => page.locator('[data-row]');

/** Sorts by a heading of the table; on the phone, where there is none, by the two fields. */
export async function sortBy(page: Page, heading: string, direction: 'ascending' | 'descending') {
  const column = page.getByRole('columnheader', { name: heading });
  if (isPhone(page)) {
    await page.getByLabel(words.en.sort).selectOption(heading);
    await page.getByLabel(words.en.direction).selectOption(direction === 'ascending' ? 'asc' : 'desc');
    return;
  }
  for (let press = 0; press < 2; press += 1) {
    if ((await column.getAttribute('aria-sort')) === direction) return;
    await column.getByRole('button').click();
    await expect(column).not.toHaveAttribute('aria-sort', 'none');
  }
  await expect(column).toHaveAttribute('aria-sort', direction);
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000;
