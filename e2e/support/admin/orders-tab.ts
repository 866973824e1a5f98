import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../shop-test.ts';
import { openAdmin, signIn } from '../staff.ts';

const words = {
  en: { search: /^Search/, filters: /^Filters/, sort: 'Sort by', direction: 'Direction' },
  zh: { search: /^搜索/, filters: /^筛选/, sort: '排序', direction: '顺序' },
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

/** Opens an order in place, where everything about it can be read and changed. */
export async function openRow(page: Page, orderNumber: string): Promise<Locator> {
  const row = orderRow(page, orderNumber);
  const line = row.locator('[aria-expanded]').first();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  return row;
}

/** How many orders can be read whole before anybody scrolls; a real shop has no line that calls it a demo. */
export async function wholeRowsInSight(page: Page): Promise<number> {
  const notice = await page.getByText('Demo shop: what is marked (sample) is invented.').boundingBox();
  return rowsShown(page).evaluateAll(
    (rows, spare) =>
      rows.filter((row) => row.getBoundingClientRect().bottom + window.scrollY <= window.innerHeight + spare)
        .length,
    notice?.height ?? 0,
  );
}

/** On a phone the filters fold away behind one button. */
export const openFilters = (page: Page, language: Language = 'en') => foldFilters(page, language, 'true');

export const closeFilters = (page: Page, language: Language = 'en') => foldFilters(page, language, 'false');

async function foldFilters(page: Page, language: Language, expanded: 'true' | 'false') {
  if (!isPhone(page)) return;
  const button = page.getByRole('button', { name: words[language].filters });
  if ((await button.getAttribute('aria-expanded')) !== expanded) await button.click();
  await expect(button).toHaveAttribute('aria-expanded', expanded);
}

/** Sorts by a heading of the table; on the phone, where there is none, by the two fields. */
export async function sortBy(page: Page, heading: string, direction: 'ascending' | 'descending') {
  const column = page.getByRole('columnheader', { name: heading });
  if (isPhone(page)) {
    await openFilters(page);
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
