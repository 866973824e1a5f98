import type { Locator } from '@playwright/test';
import { expect, languages, sizeOf, test } from '../../support/shop-test.ts';
import { moveTouches } from '../../support/touch.ts';

const words = {
  en: {
    previous: 'Previous picture: ',
    next: 'Next picture: ',
    name: 'Shanghai Mooncakes',
    status: 'Image 2 of 2',
  },
  zh: { previous: '上一张图片: ', next: '下一张图片: ', name: '上海月饼', status: '第 2 张，共 2 张' },
} as const;

/** How far the strip was turned, in pictures. */
const turnedTo = (card: Locator) =>
  card.locator('.strip').evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);

for (const language of languages) {
  const text = words[language];

  test.describe(`product cards in ${language}`, { tag: sizeOf[language] }, () => {
    test.beforeEach(async ({ speak, page }) => {
      await speak(language);
      await page.goto('/');
    });

    test('turn by key, wherever the strip is', async ({ page }) => {
      const card = page.getByRole('article').filter({ hasText: 'Shanghai Mooncakes' }).first();
      const next = card.getByRole('button', { name: text.next + text.name });
      await next.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => turnedTo(card)).toBe(1);
      await expect(card.getByRole('status')).toHaveText(text.status);
      await expect(next).toHaveCSS('opacity', '1');
      await page.keyboard.press('Enter');
      await expect.poll(() => turnedTo(card)).toBe(0);
      await card.getByRole('button', { name: text.previous + text.name }).focus();
      await page.keyboard.press('Space');
      await expect.poll(() => turnedTo(card)).toBe(1);
    });
  });
}

test('every picture of the shelf states its size, and only what is near is fetched', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/');
  const pictures = page.getByRole('article').locator('img');
  expect(await pictures.count()).toBe(await page.getByRole('article').count());
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('width', '1200');
    await expect(picture).toHaveAttribute('height', '900');
    await expect(picture).toHaveAttribute('srcset', /320w.*1200w/);
    await expect(picture).toHaveAttribute('sizes', /vw/);
  }
  await expect(page.getByRole('article').locator('img[loading=eager]')).toHaveCount(0);
  await page.getByRole('article').first().locator('.strip').hover();
  await expect(page.getByRole('article').first().locator('img')).toHaveCount(2);
});

test('arrows show to a mouse that hovers, and only then', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Shanghai Mooncakes' }).first();
  const next = card.getByRole('button', { name: words.en.next + words.en.name });
  await page.mouse.move(0, 0);
  await expect(next).toHaveCSS('opacity', '0');
  await card.locator('.strip').hover();
  await expect(next).toHaveCSS('opacity', '1');
  await next.click();
  await expect.poll(() => turnedTo(card)).toBe(1);
});

test('a finger on a hidden arrow reaches the picture below', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Shanghai Mooncakes' }).first();
  const strip = card.locator('.strip');
  await strip.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await strip.boundingBox()) ?? {};
  await strip.tap({ position: { x: width - 30, y: height / 2 } });
  await expect(page).toHaveURL('/product/shanghai-mooncakes');
});

test('cards swipe under a finger', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Shanghai Mooncakes' }).first();
  const strip = card.locator('.strip');
  await strip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { y = 0, height = 0 } = (await strip.boundingBox()) ?? {};
  const places = [320, 300, 260, 200, 140, 80].map((x) => [{ x, y: y + height / 2 }]);
  await moveTouches(page, ...places);
  await expect.poll(() => turnedTo(card)).toBe(1);
  await expect(page).toHaveURL('/');
});
