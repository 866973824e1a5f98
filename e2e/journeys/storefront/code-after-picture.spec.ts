import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/held-requests.ts';
import { expect, test } from '../../support/shop-test.ts';

/** How long no picture is waited for: see the last lines of `web/index.html`. */
const longestWait = 2_500;

/** The first page while its leading picture is still on the way and its clock stands: what code it asked for. */
async function openWithoutPicture(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const picture = await holdRequests(page.context(), '**/pictures/hero.webp*');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked).toContain('/pictures/hero.webp');
  const codeAsked = () => asked.some((path) => /\/assets\/index-\w+\.js$/.test(path));
  expect(codeAsked()).toBe(false);
  return { ...picture, codeAsked };
}

test('the code of a page waits for its leading picture', async ({ page }) => {
  const { letThrough, codeAsked } = await openWithoutPicture(page);
  letThrough();
  await expect.poll(codeAsked).toBe(true);
});

test('a hand that lay on a card before the code came has its other pictures fetched', async ({ page }) => {
  const { letThrough, codeAsked } = await openWithoutPicture(page);
  const pictures = page.getByRole('article').first().locator('img');
  await page.getByRole('article').first().locator('.strip').hover();
  expect(codeAsked()).toBe(false);
  await expect(pictures).toHaveCount(1);
  letThrough();
  await expect(pictures).toHaveCount(2);
});

test('nobody who presses waits for a picture', async ({ page }) => {
  const { letThrough, codeAsked } = await openWithoutPicture(page);
  await page.keyboard.press('Tab');
  await expect.poll(codeAsked).toBe(true);
  letThrough();
});

test('no picture is waited for long', async ({ page }) => {
  const { letThrough, codeAsked } = await openWithoutPicture(page);
  await page.clock.runFor(longestWait - 1);
  expect(codeAsked()).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(codeAsked).toBe(true);
  letThrough();
});

test('a shell, which shows nothing before its code, fetches it at once', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const entry = page.waitForRequest(/\/assets\/index-\w+\.js$/);
  await page.goto('/privacy', { waitUntil: 'commit' });
  await entry;
});
