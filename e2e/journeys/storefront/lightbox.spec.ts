import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, failedRequest, languages, sizeOf, test } from '../../support/shop-test.ts';
import { moveTouches } from '../../support/touch.ts';

const words = {
  en: {
    enlarge: /^Enlarge image/,
    close: 'Close',
    previous: 'Previous image',
    next: 'Next image',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    reset: '100%: reset zoom',
    thumbnails: 'All images',
    imageOf: (position: number) => `Image ${position} of 2`,
    failed: 'Failed to load image',
  },
  zh: {
    enlarge: /^放大图片/,
    close: '关闭',
    previous: '上一张图片',
    next: '下一张图片',
    zoomIn: '放大',
    zoomOut: '缩小',
    reset: '100%：还原大小',
    thumbnails: '所有图片',
    imageOf: (position: number) => `第 ${position} 张，共 2 张`,
    failed: '图片加载失败',
  },
} as const;

const address = '/product/traditional-mooncake';

async function open(page: Page, enlarge: RegExp) {
  await page.goto(address);
  const opener = page.getByRole('link', { name: enlarge }).first();
  await opener.click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByRole('img').first()).toHaveCSS('opacity', '1');
  return { lightbox, opener, picture: pictureOf(lightbox), status: lightbox.getByRole('status').first() };
}

const pictureOf = (lightbox: Locator) => lightbox.locator('img[draggable=false]');

/** The picture's transform once it has come to rest. */
async function viewOf(picture: Locator) {
  const matrix = await picture.evaluate(async (image) => {
    await Promise.all(image.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(image).transform;
  });
  const [zoom = 1, , , , x = 0, y = 0] = matrix.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  return { zoom: Math.round(zoom * 1000) / 1000, x: Math.round(x), y: Math.round(y) };
}

for (const language of languages) {
  const text = words[language];

  test.describe(`lightbox in ${language}`, { tag: sizeOf[language] }, () => {
    test.beforeEach(({ speak }) => speak(language));

    test('turns by buttons, thumbnails and keys, and says where it is', async ({ page }) => {
      const { lightbox, picture, status } = await open(page, text.enlarge);
      await expect(status).toHaveText(text.imageOf(1));
      await expect(picture).toHaveAttribute('src', /traditional-mooncake\.webp/);
      await expectAccessible(page);

      await lightbox.getByRole('button', { name: text.next }).click();
      await expect(status).toHaveText(text.imageOf(2));
      await expect(picture).toHaveAttribute('src', /traditional-mooncake-cut\.webp/);
      await lightbox.getByRole('button', { name: text.previous }).click();
      await expect(status).toHaveText(text.imageOf(1));

      const thumbnails = lightbox.getByRole('list', { name: text.thumbnails });
      await thumbnails.getByRole('button', { name: text.imageOf(2) }).click();
      await expect(status).toHaveText(text.imageOf(2));
      await expect(thumbnails.locator('[aria-current=true]')).toHaveAccessibleName(text.imageOf(2));

      await page.keyboard.press('ArrowLeft');
      await expect(status).toHaveText(text.imageOf(1));
      await page.keyboard.press('ArrowLeft');
      await expect(status).toHaveText(text.imageOf(2));
      await page.keyboard.press('ArrowRight');
      await expect(status).toHaveText(text.imageOf(1));
    });

    test('the back button of a phone closes the picture, not the page', async ({ page }) => {
      const { lightbox, opener } = await open(page, text.enlarge);
      await page.goBack();
      await expect(lightbox).toBeHidden();
      await expect(page).toHaveURL(address);
      await expect(opener).toBeFocused();

      // Closed by its button, it leaves no step behind that would have to be gone back through.
      await opener.click();
      await lightbox.getByRole('button', { name: text.close }).click();
      await expect(lightbox).toBeHidden();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(page).not.toHaveURL(address);
    });

    test('zooms by buttons and keys between half and threefold', async ({ page }) => {
      const { lightbox, picture } = await open(page, text.enlarge);
      await lightbox.getByRole('button', { name: text.zoomIn }).click();
      expect(await viewOf(picture)).toMatchObject({ zoom: 1.2 });
      await expect(lightbox.getByText('120%', { exact: true })).toBeVisible();
      await page.keyboard.press('=');
      expect(await viewOf(picture)).toMatchObject({ zoom: 1.44 });
      await page.keyboard.press('+');
      expect(await viewOf(picture)).toMatchObject({ zoom: 1.728 });
      await page.keyboard.press('-');
      expect(await viewOf(picture)).toMatchObject({ zoom: 1.44 });
      await lightbox.getByRole('button', { name: text.reset }).click();
      expect(await viewOf(picture)).toEqual({ zoom: 1, x: 0, y: 0 });
      await lightbox.getByRole('button', { name: text.zoomOut }).click();
      expect(await viewOf(picture)).toMatchObject({ zoom: 0.833 });
      for (let press = 0; press < 8; press += 1) await page.keyboard.press('-');
      expect(await viewOf(picture)).toMatchObject({ zoom: 0.5 });
      await page.keyboard.press('0');
      expect(await viewOf(picture)).toMatchObject({ zoom: 1 });
      for (let press = 0; press < 9; press += 1) await page.keyboard.press('+');
      expect(await viewOf(picture)).toMatchObject({ zoom: 3 });
      // Another picture starts whole.
      await page.keyboard.press('ArrowRight');
      expect(await viewOf(picture)).toEqual({ zoom: 1, x: 0, y: 0 });
    });

    test('keeps focus inside and gives it back, and holds the page still', async ({ page }) => {
      const { lightbox, opener } = await open(page, text.enlarge);
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        expect(await lightbox.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      }
      await page.mouse.wheel(0, 800);
      await page.keyboard.press('PageDown');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(lightbox).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      await lightbox.getByRole('button', { name: text.close }).click();
      await expect(lightbox).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('says when a picture cannot be loaded', async ({ page, expectComplaints }) => {
      await page.route(/traditional-mooncake-cut\.webp\?w=1200/, (route) => route.abort());
      const { lightbox } = await open(page, text.enlarge);
      await page.keyboard.press('ArrowRight');
      await expect(lightbox.getByText(text.failed)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(lightbox.getByText(text.failed)).toBeHidden();
      expectComplaints(failedRequest);
    });
  });
}

test('a click in the outer thirds turns, in the middle it does nothing', async ({ page }) => {
  const { picture, status } = await open(page, words.en.enlarge);
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const shown = Math.min(width, (height * 4) / 3);
  const clickAt = (share: number) =>
    page.mouse.click(x + (width - shown) / 2 + shown * share, y + height / 2);
  await clickAt(0.9);
  await expect(status).toHaveText('Image 2 of 2');
  await clickAt(0.5);
  await expect(status).toHaveText('Image 2 of 2');
  await clickAt(0.1);
  await expect(status).toHaveText('Image 1 of 2');
});

test('a drag pans an enlarged picture as far as its edge, and turns nothing', { tag: '@both' }, async ({
  page,
}) => {
  const { picture, status } = await open(page, words.en.enlarge);
  for (let press = 0; press < 7; press += 1) await page.keyboard.press('+');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2 + 40, height / 2 + 20, { steps: 4 });
  await page.mouse.up();
  expect(await viewOf(picture)).toEqual({ zoom: 3, x: 40, y: 20 });
  await page.keyboard.press('Shift+ArrowRight');
  expect(await viewOf(picture)).toEqual({ zoom: 3, x: -40, y: 20 });
  for (let drag = 0; drag < 8; drag += 1) {
    await page.mouse.move(width * 0.2, height / 2);
    await page.mouse.down();
    await page.mouse.move(width * 0.8, height / 2, { steps: 4 });
    await page.mouse.up();
  }
  const left = await picture.evaluate((image) => image.getBoundingClientRect().left);
  expect(left).toBeLessThanOrEqual(0);
  await expect(status).toHaveText('Image 1 of 2');
});

test('the wheel zooms where it points', { tag: '@desktop' }, async ({ page }) => {
  const { picture } = await open(page, words.en.enlarge);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await viewOf(picture)).zoom).toBeGreaterThan(1.5);
  const { x, y } = await viewOf(picture);
  expect(x).toBeGreaterThan(0);
  expect(y).toBeGreaterThan(0);
});

test('fingers swipe to the next picture and pinch it larger', async ({ page }) => {
  const { picture, status } = await open(page, words.en.enlarge);
  await moveTouches(page, ...[300, 260, 200, 140, 100].map((x) => [{ x, y: 400 }]));
  await expect(status).toHaveText('Image 2 of 2');
  await expect(picture).toHaveCSS('opacity', '1');

  const apart = (spread: number) => [-spread, spread].map((by) => ({ x: 195 + by, y: 400 }));
  await moveTouches(page, ...[25, 35, 45, 60].map(apart));
  expect((await viewOf(picture)).zoom).toBeCloseTo(2.4, 1);
  await expect(status).toHaveText('Image 2 of 2');
});

test('its code is fetched only when a picture is enlarged', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('/lightbox-'))).toEqual([]);
  await page.getByRole('link', { name: words.en.enlarge }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts.filter((url) => url.includes('/lightbox-'))).toHaveLength(1);
});
