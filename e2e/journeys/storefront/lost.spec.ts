import { expect, expectAccessible, test } from '../../support/shop-test.ts';

test('a wrong address leads home', async ({ page, speak, expectComplaints }) => {
  await speak('en');
  // The browser itself notes each 404 it was sent; that is the point of this journey.
  expectComplaints(/404.*\/(product\/no-such-cake|no\/such\/page)$/);

  await test.step('says that an unknown product is unknown and leads home', async () => {
    await page.goto('/product/no-such-cake');
    const toast = page.getByRole('article').filter({ hasText: 'Product Not Found' });
    await toast.filter({ hasText: 'The requested product could not be found.' }).waitFor();
    await expect(page).toHaveURL('/');
  });

  await test.step('an unknown page is told as such and leads home', async () => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

test('a file that is lost on the way of a first visit is fetched again', async ({
  page,
  speak,
  expectComplaints,
}) => {
  await speak('en');
  expectComplaints(/^Failed to load resource: net::ERR_FAILED/);
  const loseOnce = (file: RegExp) => page.route(file, (route) => route.abort(), { times: 1 });

  const entry = /\/assets\/index-\w+\.js$/;
  await loseOnce(entry);
  // The page is loaded anew meanwhile.
  const arrival = page.waitForResponse(entry);
  await page.goto('/', { waitUntil: 'commit' });
  await arrival;
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  await page.getByRole('button', { name: 'EN' }).click();

  await loseOnce(/\/assets\/privacy-screen-\w+\.js$/);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy Notice');
});

test('losing the network while changing screens leaves the shop standing, in zh', {
  tag: '@desktop',
}, async ({ page, context, speak, expectComplaints }) => {
  await speak('zh');
  // Sent as it is for a wrong address, in the language of its reader.
  expectComplaints(/404.*\/no\/such\/page$/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '哎呀！找不到页面' })).toBeVisible();
  // The page comes drawn, and until its code is there a link leaves for the server: a press that only code answers tells.
  await page.getByRole('button', { name: 'EN' }).click();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: '哎呀！找不到页面' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: '查询订单' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('没有网络连接');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/check-status');
  expectComplaints(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/, /check-status-screen/);
});
