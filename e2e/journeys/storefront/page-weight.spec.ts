import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '../../support/shop-test.ts';

const kilobyte = 1024;
const stylesheet = 10 * kilobyte;
const pages = [
  { path: '/', script: 74 * kilobyte },
  { path: '/product/shanghai-mooncakes', script: 78 * kilobyte },
];

for (const { path, ...budget } of pages) {
  test(`${path} is light enough for a phone at night, and names all it needs`, async ({ page }) => {
    const weights = { script: 0, stylesheet: 0 };
    const fetched = new Set<string>();
    const weighing: Promise<void>[] = [];
    page.on('response', (answer) => {
      const kind = answer.request().resourceType();
      if ((kind !== 'script' && kind !== 'stylesheet') || fetched.has(answer.url())) return;
      fetched.add(answer.url());
      weighing.push(
        answer.body().then((body) => {
          weights[kind] += brotli(body);
        }),
      );
    });
    // What is fetched once the page has nothing better to do is not part of the first page.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const html = (await (await page.goto(path, { waitUntil: 'networkidle' }))?.text()) ?? '';
    await Promise.all(weighing);

    expect(weights.script, 'the page loaded no script at all').toBeGreaterThan(0);
    expect(weights.script).toBeLessThanOrEqual(budget.script);
    expect(weights.stylesheet).toBeLessThanOrEqual(stylesheet);
    for (const url of fetched) expect(html).toContain(`"${new URL(url).pathname}"`);
  });
}

test('a first look fetches the letters it is written in, and no picture that is out of sight', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((path) => path.startsWith('/fonts/')).toSorted()).toEqual([
    '/fonts/display-latin.woff2',
    '/fonts/display-zh-names.woff2',
  ]);
  expect(fetched).toContain('/pictures/hero.webp');
  expect(fetched.filter((path) => /-(cut|angle)\./.test(path))).toEqual([]);
});

test('what the server sends is compressed that well', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(answer.headers()['cache-control']).toContain('immutable');
});

function brotli(body: Buffer) {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
