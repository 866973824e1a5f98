import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/shop-test.ts';

const kilobyte = 1024;
const stylesheet = 10 * kilobyte;
const restMs = 500;

declare global {
  interface Window {
    idleWorkHeld?: boolean;
  }
}

test('the home page is light enough for a phone at night, and names all it needs', async ({
  page,
  request,
}) => {
  const fetched: string[] = [];
  page.on('request', (asked) => fetched.push(new URL(asked.url()).pathname));
  await expectLight(page, { path: '/', script: 74 * kilobyte });

  await test.step('a first look fetches the letters it is written in, and no picture that is out of sight', async () => {
    await openIdle(page, '/');
    await expect.poll(() => fetched, 'the work held back is done').toContain('/api/events');
    const letters = new Set(fetched.filter((path) => path.startsWith('/fonts/')));
    expect([...letters].toSorted()).toEqual(['/fonts/display-latin.woff2', '/fonts/display-zh-names.woff2']);
    expect(fetched).toContain('/pictures/hero.webp');
    expect(fetched.filter((path) => /-(cut|angle)\./.test(path))).toEqual([]);
  });

  await test.step('what the server sends is compressed that well', async () => {
    const html = await (await request.get('/')).text();
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
    const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding']).toBe('br');
    expect(answer.headers()['cache-control']).toContain('immutable');
  });
});

test('a product page is light enough for a phone at night, and names all it needs', async ({ page }) => {
  await expectLight(page, { path: '/product/shanghai-mooncakes', script: 78 * kilobyte });
});

test('every page writes in the letters it fetches first', async ({ page, speak }) => {
  await speak('zh');
  for (const path of ['/', '/product/mochi-snowskin', '/cart', '/check-status', '/privacy']) {
    await page.goto(path);
    await expect(page.locator('link[rel=preload][as=font]')).not.toHaveCount(0);
    await expect.poll(() => unusedLetters(page), { message: path }).toEqual([]);
  }
});

/** The fonts named for fetching first that nothing is written in. A font is loaded only when a letter needs it. */
function unusedLetters(page: Page) {
  return page.evaluate(() => {
    const used = new Set(
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    const faces = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
    );
    const first = [...document.querySelectorAll('link[rel=preload][as=font]')];
    return first
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => {
        const face = faces.find(({ style }) => style.getPropertyValue('src').includes(href));
        return !face || !used.has(face.style.getPropertyValue('font-family').replaceAll('"', ''));
      });
  });
}

async function expectLight(page: Page, { path, script }: { path: string; script: number }) {
  const fetched = new Map<string, 'script' | 'stylesheet'>();
  let lastAsked = performance.now();
  const note = (asked: Request) => {
    lastAsked = performance.now();
    const kind = asked.resourceType();
    if (kind === 'script' || kind === 'stylesheet') fetched.set(asked.url(), kind);
  };
  page.on('request', note);
  await holdIdleWork(page);
  const html = (await (await page.goto(path))?.text()) ?? '';
  await page.waitForFunction(() => window.idleWorkHeld);
  await expect.poll(() => performance.now() - lastAsked, 'nothing more is asked for').toBeGreaterThan(restMs);
  page.off('request', note);

  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(style, 'the page has no styles of its own').not.toBe('');
  const weights = { script: 0, stylesheet: brotliCompressSync(style).length };
  for (const [url, kind] of fetched) weights[kind] += await sentBytes(page, url);
  expect(weights.script, 'the page loaded no script at all').toBeGreaterThan(0);
  expect(weights.script).toBeLessThanOrEqual(script);
  expect(weights.stylesheet).toBeLessThanOrEqual(stylesheet);
  for (const url of fetched.keys()) expect(html).toContain(`"${new URL(url).pathname}"`);
}

/** As a browser gets it that reads what is packed tightest. */
async function sentBytes(page: Page, url: string) {
  const answer = await page.request.get(url, { headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers()['content-length']);
}

/**
 * What is fetched once the page has nothing better to do is not part of the first page. That it is asked for shows that
 * the page's own code runs, which waits for the leading picture: a slow network rests before, too.
 */
async function holdIdleWork(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => {
      window.idleWorkHeld = true;
      return 0;
    };
  });
}

/** Opens a page that is idle at once: the network rests only after what was held back, and all that follows it. */
async function openIdle(page: Page, path: string) {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work) => {
      work({ didTimeout: false, timeRemaining: () => 50 });
      return 0;
    };
  });
  await page.goto(path, { waitUntil: 'networkidle' });
}
