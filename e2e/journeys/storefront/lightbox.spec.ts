import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, type Language, test } from '../../support/shop-test.ts';
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

const cutAtFullSize = /traditional-mooncake-cut\.webp\?w=1200/;

/** The lightbox of the product's page, opened there for the first time, while the picture of the cut cake is lost. */
async function open(page: Page, language: Language) {
  const text = words[language];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.route(cutAtFullSize, (route) => route.abort());
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('/lightbox-'))).toEqual([]);

  const opener = page.getByRole('link', { name: text.enlarge }).first();
  await opener.click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByRole('img').first()).toHaveCSS('opacity', '1');
  expect(
    scripts.filter((url) => url.includes('/lightbox-')),
    'fetched when it is needed',
  ).toHaveLength(1);
  const picture = lightbox.locator('img[draggable=false]');
  return { text, page, lightbox, opener, picture, status: lightbox.getByRole('status').first() };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** The picture's transform once it has come to rest. */
async function viewOf(picture: Locator) {
  const matrix = await picture.evaluate(async (image) => {
    await Promise.all(image.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(image).transform;
  });
  const [zoom = 1, , , , x = 0, y = 0] = matrix.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  return { zoom: Math.round(zoom * 1000) / 1000, x: Math.round(x), y: Math.round(y) };
}

test('a finger turns, pinches and pans the pictures of a product', async ({
  page,
  speak,
  expectComplaints,
}) => {
  await speak('en');
  const opened = await open(page, 'en');
  expectComplaints(pictureLost);
  await saysWhenAPictureIsLost(opened);
  await turns(opened);
  await test.step('a click in the outer thirds turns, in the middle it does nothing', async () => {
    const { text, picture, status } = opened;
    const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const shown = Math.min(width, (height * 4) / 3);
    const clickAt = (share: number) =>
      page.mouse.click(x + (width - shown) / 2 + shown * share, y + height / 2);
    await clickAt(0.9);
    await expect(status).toHaveText(text.imageOf(2));
    await clickAt(0.5);
    await expect(status).toHaveText(text.imageOf(2));
    await clickAt(0.1);
    await expect(status).toHaveText(text.imageOf(1));
  });
  await test.step('fingers swipe to the next picture and pinch it larger', async () => {
    const { text, lightbox, picture, status } = opened;
    for (const name of [text.zoomIn, text.zoomOut]) {
      await expect(lightbox.getByRole('button', { name })).toBeVisible();
    }
    await lightbox.getByRole('button', { name: text.zoomIn }).click();
    await lightbox.getByRole('button', { name: text.reset }).click();
    expect(await viewOf(picture)).toEqual(whole);
    await moveTouches(page, ...[300, 260, 200, 140, 100].map((x) => [{ x, y: 400 }]));
    await expect(status).toHaveText(text.imageOf(2));
    await expect(picture).toHaveCSS('opacity', '1');

    const apart = (spread: number) => [-spread, spread].map((by) => ({ x: 195 + by, y: 400 }));
    await moveTouches(page, ...[25, 35, 45, 60].map(apart));
    expect((await viewOf(picture)).zoom).toBeCloseTo(2.4, 1);
    await expect(status).toHaveText(text.imageOf(2));
  });
  await closesByGoingBack(opened);
});

test('a mouse turns, zooms and pans the pictures of a product', { tag: '@desktop' }, async ({
  page,
  speak,
  expectComplaints,
}) => {
  await speak('zh');
  const opened = await open(page, 'zh');
  expectComplaints(pictureLost);
  await saysWhenAPictureIsLost(opened);
  await expectAccessible(page);
  await zooms(opened);
  await pans(opened);
  await test.step('the wheel zooms where it points', async () => {
    const { picture } = opened;
    await page.keyboard.press('0');
    expect(await viewOf(picture)).toEqual(whole);
    await page.mouse.move(400, 300);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await viewOf(picture)).zoom).toBeGreaterThan(1.5);
    const { x, y } = await viewOf(picture);
    expect(x).toBeGreaterThan(0);
    expect(y).toBeGreaterThan(0);
  });
  await keepsFocus(opened);
});

const pictureLost = /ERR_FAILED.*\/pictures\/traditional-mooncake-cut/;
const whole = { zoom: 1, x: 0, y: 0 };

const saysWhenAPictureIsLost = ({ text, page, lightbox, status }: Opened) =>
  test.step('says when a picture cannot be loaded', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText(text.failed)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText(text.failed)).toBeHidden();
    await expect(status).toHaveText(text.imageOf(1));
    await page.unroute(cutAtFullSize);
  });

const turns = ({ text, page, lightbox, picture, status }: Opened) =>
  test.step('turns by buttons, thumbnails and keys, and says where it is', async () => {
    await expect(status).toHaveText(text.imageOf(1));
    await expect(picture).toHaveAttribute('src', /traditional-mooncake\.webp/);
    await expect(picture).toHaveCSS('opacity', '1');
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

const zooms = ({ text, page, lightbox, picture, status }: Opened) =>
  test.step('zooms by buttons and keys between half and threefold', async () => {
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
    expect(await viewOf(picture)).toEqual(whole);
    await lightbox.getByRole('button', { name: text.zoomOut }).click();
    expect(await viewOf(picture)).toMatchObject({ zoom: 0.833 });
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('-');
    expect(await viewOf(picture)).toMatchObject({ zoom: 0.5 });
    await page.keyboard.press('0');
    expect(await viewOf(picture)).toMatchObject({ zoom: 1 });
    for (let press = 0; press < 7; press += 1) await page.keyboard.press('+');
    expect(await viewOf(picture)).toMatchObject({ zoom: 3 });
    // Another picture starts whole.
    await page.keyboard.press('ArrowRight');
    await expect(status).toHaveText(text.imageOf(2));
    expect(await viewOf(picture)).toEqual(whole);
    await page.keyboard.press('ArrowRight');
    await expect(status).toHaveText(text.imageOf(1));
    await expect(picture).toHaveCSS('opacity', '1');
  });

const pans = ({ text, page, picture, status }: Opened) =>
  test.step('a drag pans an enlarged picture as far as its edge, and turns nothing', async () => {
    for (let press = 0; press < 7; press += 1) await page.keyboard.press('+');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.down();
    await page.mouse.move(width / 2 + 40, height / 2 + 20, { steps: 4 });
    await page.mouse.up();
    expect(await viewOf(picture)).toEqual({ zoom: 3, x: 40, y: 20 });
    await page.keyboard.press('Shift+ArrowRight');
    expect(await viewOf(picture)).toEqual({ zoom: 3, x: -40, y: 20 });
    for (let drag = 0; drag < 3; drag += 1) {
      await page.mouse.move(width * 0.2, height / 2);
      await page.mouse.down();
      await page.mouse.move(width * 0.8, height / 2, { steps: 2 });
      await page.mouse.up();
    }
    const left = await picture.evaluate((image) => image.getBoundingClientRect().left);
    expect(left).toBeLessThanOrEqual(0);
    await expect(status).toHaveText(text.imageOf(1));
  });

const keepsFocus = ({ text, page, lightbox, opener }: Opened) =>
  test.step('keeps focus inside and gives it back, and holds the page still', async () => {
    const places = await lightbox.evaluateHandle((dialog) => {
      const seen = { inside: 0, outside: 0 };
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof Node && dialog.contains(target)) seen.inside += 1;
        else seen.outside += 1;
      });
      return seen;
    });
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
    expect(await places.jsonValue()).toEqual({ inside: 12, outside: 0 });
    expect(await lightbox.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    const turned = await page.evaluateHandle(() => {
      const drawn = (done: () => void) => requestAnimationFrame(() => requestAnimationFrame(done));
      const wheel = new Promise<void>((done) => {
        window.addEventListener('wheel', () => drawn(done), { once: true, capture: true });
      });
      return { wheel };
    });
    await page.mouse.wheel(0, 800);
    await turned.evaluate(({ wheel }) => wheel);
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

const closesByGoingBack = ({ text, page, lightbox, opener }: Opened) =>
  test.step('the back button of a phone closes the picture, not the page', async () => {
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
