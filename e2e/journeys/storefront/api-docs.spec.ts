import { expect, test } from '../../support/shop-test.ts';

test('the page of the API opens an operation with its refusals', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/api/docs#/Checkout/createHold');
  await expect(page.getByRole('heading', { name: /Mooncake shop/ })).toBeVisible();
  await expect(page.getByText('batch.short_of_stock').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Authorize' })).toBeHidden();
  // Everything comes from the shop itself, and nothing is wider than the screen.
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
