import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/shop-test.ts';

const kilobyte = 1024;
const stylesheet = 10 * kilobyte;

test('the home page is light enough for a phone at night, and names all it needs', async ({
  page,
  request,
}) => {
  const fetched: string[] = [];
  page.on('request', (asked) => fetched.push(new URL(asked.url()).pathname));
  await expectLight(page, { path: '/', script: 74 * kilobyte });

  await test.step('a first look fetches the letters it is written in, and no picture that is out of sight', async () => {
    await goIdle(page);
    expect(fetched.filter((path) => path.startsWith('/fonts/')).toSorted()).toEqual([
      '/fonts/display-latin.woff2',
      '/fonts/display-zh-names.woff2',
    ]);
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

async function expectLight(page: Page, { path, script }: { path: string; script: number }) {
  const weights = { script: 0, stylesheet: 0 };
  const fetched = new Set<string>();
  const weighing: Promise<void>[] = [];
  let isFirstPage = true;
  page.on('response', (answer) => {
    const kind = answer.request().resourceType();
    if (!isFirstPage || (kind !== 'script' && kind !== 'stylesheet') || fetched.has(answer.url())) return;
    fetched.add(answer.url());
    weighing.push(
      answer.body().then((body) => {
        weights[kind] += brotli(body);
      }),
    );
  });
  await holdIdleWork(page);
  const html = (await (await page.goto(path, { waitUntil: 'networkidle' }))?.text()) ?? '';
  isFirstPage = false;
  await Promise.all(weighing);

  expect(weights.script, 'the page loaded no script at all').toBeGreaterThan(0);
  expect(weights.script).toBeLessThanOrEqual(script);
  expect(weights.stylesheet).toBeLessThanOrEqual(stylesheet);
  for (const url of fetched) expect(html).toContain(`"${new URL(url).pathname}"`);
}

const idle = 'idle-at-last';

/** What is fetched once the page has nothing better to do is not part of the first page. */
async function holdIdleWork(page: Page) {
  await page.addInitScript((event) => {
    window.requestIdleCallback = (work) => {
      const run = () => work({ didTimeout: false, timeRemaining: () => 50 });
      window.addEventListener(event, run, { once: true });
      return 0;
    };
  }, idle);
}

/** Lets the page do what it held back; listening for changes is the last of it. */
async function goIdle(page: Page) {
  const listens = page.waitForRequest(/\/api\/events/);
  await page.evaluate((event) => window.dispatchEvent(new Event(event)), idle);
  await listens;
}

function brotli(body: Buffer) {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
