import type { Page } from '@playwright/test';
import { freshName, test } from '../../support/admin/admin-orders.ts';
import { holdRequests } from '../../support/held-requests.ts';
import { expect, expectAccessible, type Language } from '../../support/shop-test.ts';
import { openAdmin, signIn } from '../../support/staff.ts';

const words = {
  en: {
    title: 'Statistics',
    figures: 'Figures',
    total: 'Total Orders',
    insight: 'Conversion Rate',
    orders: 'Orders per day',
    distribution: 'Product distribution',
    asTable: 'Show as table',
    back: 'Back to Dashboard',
    period: 'Period',
    product: 'Exclusive Mochi Snowskin',
  },
  zh: {
    title: '统计',
    figures: '数据',
    total: '订单总数',
    insight: '转化率',
    orders: '每日订单',
    distribution: '产品分布',
    asTable: '以表格显示',
    back: '返回工作台',
    period: '时段',
    product: '限定麻糬冰皮',
  },
} as const;

type Words = (typeof words)[Language];

/** From the page as it opens, with a new order in it, to the way back. */
async function countWeek(page: Page, text: Words) {
  await expect(page.getByRole('heading', { name: text.title, level: 1 })).toBeVisible();
  const figures = page.getByRole('region', { name: text.figures });
  await expect(figures.getByText(text.total)).toBeVisible();
  await expect(page.getByText(text.insight, { exact: true })).toBeVisible();

  // Not today: midnight may fall between the order and this line.
  await page.getByLabel(text.period, { exact: true }).selectOption('week');
  await expect(page).toHaveURL(/period=week/);
  await expect(page.getByRole('img', { name: new RegExp(`^${text.orders}`) })).toBeVisible();
  // The others stay charts: both are looked at.
  await page.getByRole('button', { name: `${text.asTable}: ${text.distribution}` }).click();
  await expect(page.getByRole('table', { name: text.distribution })).toContainText(text.product);
  await expectAccessible(page);
  await page.getByRole('link', { name: text.back }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

test('the statistics in en count a new order and show a chart as a table', { tag: '@phone' }, async ({
  page,
  speak,
  enterOrder,
}) => {
  await speak('en');
  await signIn(page, { role: 'employee' });
  await enterOrder({ name: freshName(), paymentStatus: 'verified' });
  await openAdmin(page, { path: '/admin/statistics' });
  await countWeek(page, words.en);
});

test('the statistics fail and come back, are printed, and count a new order in zh', async ({
  page,
  context,
  enterOrder,
  expectComplaints,
}) => {
  await signIn(page, { role: 'employee' });
  await enterOrder({ name: freshName(), paymentStatus: 'verified' });

  await test.step('a failure is told, and tried again in its place', async () => {
    // Nothing but the button may fetch them again.
    await holdRequests(context, '**/api/admin/events*');
    await page.route('**/api/admin/statistics*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await openAdmin(page, { path: '/admin/statistics' });
    await expect(page.getByText('Failed to load statistics data').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/admin/statistics*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Total Orders')).toBeVisible();
  });

  await test.step('printed, the charts stand on white paper without the buttons', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const paper = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--card'),
    );
    expect(paper.trim()).toBe('#fffdf8');
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });

  await test.step('the statistics in zh count a new order and show a chart as a table', async () => {
    await page.getByRole('button', { name: '中文' }).click();
    await countWeek(page, words.zh);
  });
  expectComplaints(/ 500 .*\/api\/admin\/statistics/);
});
