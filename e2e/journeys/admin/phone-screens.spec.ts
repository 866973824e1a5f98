import { expect, expectAccessible, test } from '../../support/shop-test.ts';
import { signIn } from '../../support/staff.ts';

const tabs = ['orders', 'batch-summary', 'batch-management', 'pickup-slots', 'products', 'categories'];
const screens = [
  'statistics',
  'customers',
  'audit',
  'team',
  'settings',
  'print/kitchen',
  'print/slips',
  'print/labels',
];

// What is done on them is tried on a desktop, where it works the same.
test('every screen of the back office fits a phone', { tag: '@phone' }, async ({ page, speak }) => {
  await speak('zh');
  await signIn(page);
  for (const address of [...tabs.map((tab) => `?tab=${tab}`), ...screens.map((screen) => `/${screen}`)]) {
    await page.goto(`/admin${address}`);
    await expect(page.getByRole('main')).toContainText(/\S/);
    await expectAccessible(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, `${address} is wider than the window`).toBe(0);
  }
});
