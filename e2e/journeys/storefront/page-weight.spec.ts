import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '../../support/shop-test.ts';

const kilobyte = 1024;
const budgets = { script: 90 * kilobyte, stylesheet: 15 * kilobyte } as const;

for (const path of ['/', '/product/shanghai-mooncakes']) {
  test(`${path} is light enough for a phone at night`, async ({ page }) => {
    const weights = { script: 0, stylesheet: 0 };
    const counted = new Set<string>();
    const weighing: Promise<void>[] = [];
    page.on('response', (answer) => {
      const kind = answer.request().resourceType();
      if ((kind !== 'script' && kind !== 'stylesheet') || counted.has(answer.url())) return;
      counted.add(answer.url());
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
    await page.goto(path, { waitUntil: 'networkidle' });
    await Promise.all(weighing);

    expect(weights.script, 'the page loaded no script at all').toBeGreaterThan(0);
    expect(weights.script).toBeLessThanOrEqual(budgets.script);
    expect(weights.stylesheet).toBeLessThanOrEqual(budgets.stylesheet);
  });
}

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
