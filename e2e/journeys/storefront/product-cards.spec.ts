import type { Locator, Page } from '@playwright/test';
import { expect, type Language, test } from '../../support/shop-test.ts';
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

async function open(page: Page, language: Language) {
  await page.goto('/');
  const { previous, next, name, status } = words[language];
  const card = page.getByRole('article').filter({ hasText: 'Shanghai Mooncakes' }).first();
  return {
    page,
    card,
    strip: card.locator('.strip'),
    previous: card.getByRole('button', { name: previous + name }),
    next: card.getByRole('button', { name: next + name }),
    status,
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

test('the cards of the shelf turn under a finger', async ({ page, speak }) => {
  await speak('en');
  const opened = await open(page, 'en');
  const { card, strip } = opened;
  await fetchesWhatIsNear(opened);
  await turnsByKey(opened);
  await test.step('cards swipe under a finger', async () => {
    await page.keyboard.press('Enter');
    await expect.poll(() => turnedTo(card)).toBe(0);
    await strip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { y = 0, height = 0 } = (await strip.boundingBox()) ?? {};
    const places = [320, 300, 260, 200, 140, 80].map((x) => [{ x, y: y + height / 2 }]);
    await moveTouches(page, ...places);
    await expect.poll(() => turnedTo(card)).toBe(1);
    await expect(page).toHaveURL('/');
  });
  await test.step('a finger on a hidden arrow reaches the picture below', async () => {
    await strip.scrollIntoViewIfNeeded();
    const { width = 0, height = 0 } = (await strip.boundingBox()) ?? {};
    await strip.tap({ position: { x: width - 30, y: height / 2 } });
    await expect(page).toHaveURL('/product/shanghai-mooncakes');
  });
});

test('the cards of the shelf turn under a mouse', { tag: '@desktop' }, async ({ page, speak }) => {
  await speak('zh');
  const opened = await open(page, 'zh');
  const { card, strip, next } = opened;
  await fetchesWhatIsNear(opened);
  await test.step('arrows show to a mouse that hovers, and only then', async () => {
    await page.mouse.move(0, 0);
    await expect(next).toHaveCSS('opacity', '0');
    await strip.hover();
    await expect(next).toHaveCSS('opacity', '1');
    await next.click();
    await expect.poll(() => turnedTo(card)).toBe(1);
    await next.click();
    await expect.poll(() => turnedTo(card)).toBe(0);
    // The keys have to show them by themselves again.
    await page.mouse.move(0, 0);
  });
  await turnsByKey(opened);
});

const fetchesWhatIsNear = ({ page }: Opened) =>
  test.step('every picture of the shelf states its size, and only what is near is fetched', async () => {
    const pictures = await page
      .getByRole('article')
      .locator('img')
      .evaluateAll((found) =>
        found.map((picture) =>
          Object.fromEntries([...picture.attributes].map(({ name, value }) => [name, value])),
        ),
      );
    const each = await page
      .getByRole('article')
      .evaluateAll((found) => found.map((article) => article.querySelectorAll('img').length));
    // What other journeys put on the shelf may have no picture.
    expect(Math.max(...each)).toBe(1);
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    for (const picture of pictures) {
      expect(picture).toMatchObject({
        width: '1200',
        height: '900',
        srcset: expect.stringMatching(/320w.*1200w/s),
        sizes: expect.stringContaining('vw'),
      });
      expect(picture.loading).not.toBe('eager');
    }
    await page.getByRole('article').first().locator('.strip').hover();
    await expect(page.getByRole('article').first().locator('img')).toHaveCount(2);
  });

const turnsByKey = ({ page, card, previous, next, status }: Opened) =>
  test.step('turn by key, wherever the strip is', async () => {
    await next.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => turnedTo(card)).toBe(1);
    await expect(card.getByRole('status')).toHaveText(status);
    await expect(next).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect.poll(() => turnedTo(card)).toBe(0);
    await previous.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => turnedTo(card)).toBe(1);
  });
