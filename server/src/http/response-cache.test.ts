import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AvailabilityResponse } from '@mooncake/domain/stock/availability.contract';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createTestApp, createTestSite } from '../app.testing.ts';
import { renameShop } from '../catalogue/shop.testing.ts';
import { createBrowser, furnishShop, mochiHold } from '../checkout/checkout.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { servePort } from './port.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);
const rawang = shop.method('Pick up from Rawang').id;

/** The same app twice: behind its cache, which both fill, and with the framework alone. */
async function serveTwice(environment: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const site = await createTestSite('/nowhere');
  // Time stands still, so that nothing grows old between two answers.
  const now = new Date();
  const { app, deps } = await createTestApp(database, { site, log, environment, clock: () => now });
  let unpacked = 0;
  const cached = await servePort((request, bindings) => {
    unpacked += 1;
    return app.fetch(request, bindings);
  }, deps.responseCache);
  const alone = await servePort(app.fetch);
  return { deps, lines, cached, alone, unpacked: () => unpacked };
}

type Asked = { method?: string; path: string; headers?: Record<string, string> };

/** Everything that came over the wire, but for what is another at each answer. */
async function ask({ port }: { port: number }, { method = 'GET', path, headers = {} }: Asked) {
  const usual = { host: 'shop.test', connection: 'keep-alive' };
  const sent = request({ port, method, path, headers: { ...usual, ...headers }, agent: false });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray()).toString('latin1');
  sent.destroy();
  const isNamed = 'x-request-id' in headers;
  return {
    status: answer.statusCode,
    message: answer.statusMessage,
    // Names and values in turn, as they were written.
    head: answer.rawHeaders
      .join('\n')
      .replace(/^Date\n.*$/m, 'Date')
      .replace(/^x-request-id\n.*$/m, isNamed ? '$&' : 'x-request-id'),
    body: body.replace(/"requestId":"[^"]+"/, ''),
  };
}

/** A line of the log, with the kinds of what is another at each answer. */
function withoutNumbers({ time, requestId, ms, ...line }: Record<string, unknown>) {
  return { ...line, kinds: [typeof time, typeof requestId, typeof ms] };
}

const compressed = { 'accept-encoding': 'gzip, deflate, br' };
const withHolds = '/api/availability';
const product = '/product/shanghai-mooncakes';

const reusable: Asked[] = [
  ...['/', product, `${product}/`, '/api/products', '/api/products/shanghai-mooncakes'].map((path) => ({
    path,
  })),
  ...['/api/categories', '/api/settings', withHolds, `${withHolds}?deliveryMethodId=${rawang}`].map(
    (path) => ({
      path,
    }),
  ),
  ...['/api/products?x=1', 'http://shop.test/', '//', '/./', '/%2e/'].map((path) => ({ path })),
  ...['br', 'gzip', 'gzip;q=0, br;q=0', 'identity', '*', 'BR', ''].flatMap((accepted) =>
    ['/', '/api/products', withHolds].map((path) => ({ path, headers: { 'accept-encoding': accepted } })),
  ),
  ...['zh', 'zh-CN,zh;q=0.9,en;q=0.8', 'fr, en;q=0.5', 'en;q=0, zh'].map((accepted) => ({
    path: '/',
    headers: { ...compressed, 'accept-language': accepted },
  })),
  ...[
    'lang=zh',
    'lang=en',
    'lang=fr',
    'other=1; lang=zh',
    'lang=zh; lang=en',
    'lang="zh"',
    'language=zh',
  ].map((cookie) => ({ path: '/', headers: { 'accept-language': 'zh-TW', cookie } })),
  { path: '/', headers: { cookie: `shop_browser=${'a'.repeat(43)}; lang=zh` } },
  { path: withHolds, headers: { cookie: `shop_browser=${'a'.repeat(43)}` } },
  ...['"other"', '*', 'W/"other", *'].map((known) => ({ path: '/', headers: { 'if-none-match': known } })),
  ...['/', '/api/products', withHolds].map((path) => ({ method: 'HEAD', path, headers: compressed })),
  { method: 'HEAD', path: '/', headers: { 'if-none-match': '*' } },
  { path: '/', headers: { connection: 'close' } },
  { path: '/', headers: { range: 'bytes=0-10' } },
  { path: '/', headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
  { path: '/', headers: { 'x-request-id': 'named-by-proxy' } },
];

const forTheFramework: Asked[] = [
  ...['/?utm=1', '/order-summary/CHM000001', '/nothing', '/product/none', '/api/nothing', '/api/livez'].map(
    (path) => ({
      path,
    }),
  ),
  { path: '/api/products/none' },
  { path: `${withHolds}?deliveryMethodId=nonsense` },
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'].flatMap((method) =>
    ['/', '/api/products'].map((path) => ({ method, path })),
  ),
  { path: '/', headers: { 'accept-language': 'x'.repeat(2_000) } },
];

test('the second answer is the first again, header by header, and so is its line in the log', async () => {
  const { cached, alone, unpacked, lines } = await serveTwice({ TRUST_PROXY: '1' });
  for (const asked of reusable) {
    const label = JSON.stringify(asked);
    const before = unpacked();
    lines.length = 0;
    const framework = await ask(alone.address, asked);
    const [first, second] = [await ask(cached.address, asked), await ask(cached.address, asked)];
    expect([first, second], label).toEqual([framework, framework]);
    expect(unpacked(), label).toBe(before);
    expect(lines.map(withoutNumbers), label).toEqual(Array(3).fill(lines[0] && withoutNumbers(lines[0])));
  }
});

test('more variants of one address than any browser sends only push each other out', async () => {
  const { cached, alone, unpacked } = await serveTwice();
  const asked = { path: '/api/products', headers: { 'accept-language': 'zh' } };
  const framework = await ask(alone.address, asked);
  for (let variant = 0; variant < 60; variant += 1) {
    await ask(cached.address, { path: asked.path, headers: { 'accept-language': `x-${variant}` } });
  }
  const before = unpacked();
  expect([await ask(cached.address, asked), await ask(cached.address, asked)]).toEqual([
    framework,
    framework,
  ]);
  expect(unpacked()).toBe(before + 1);
});

test('an answer given again is counted like the first', async () => {
  const { cached, deps } = await serveTwice();
  for (let visit = 0; visit < 3; visit += 1) await ask(cached.address, { path: '/api/products' });
  expect(await deps.metrics.read()).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/products",status="200"} 3\n',
  );
});

test('what many do not share, the framework answers each time', async () => {
  const { cached, alone, unpacked } = await serveTwice();
  for (const asked of forTheFramework) {
    const label = JSON.stringify(asked);
    const before = unpacked();
    const framework = await ask(alone.address, asked);
    const answers = [await ask(cached.address, asked), await ask(cached.address, asked)];
    expect(answers, label).toEqual([framework, framework]);
    expect(unpacked(), label).toBe(before + 2);
  }
});

test('whoever has the answer already is told so without unpacking', async () => {
  const { cached, alone, unpacked } = await serveTwice();
  for (const path of ['/', '/api/products']) {
    const etag = (await fetch(`${cached.url}${path}`, { headers: compressed })).headers.get('etag');
    const asked = { path, headers: { ...compressed, 'if-none-match': etag ?? '' } };
    const framework = await ask(alone.address, asked);
    const before = unpacked();
    expect(framework).toMatchObject({ status: 304, body: '' });
    expect(await ask(cached.address, asked)).toEqual(framework);
    expect(unpacked()).toBe(before);
  }
});

test('each request has a name of its own', async () => {
  const { cached } = await serveTwice();
  const answers = [await fetch(cached.url), await fetch(cached.url), await fetch(cached.url)];
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(3);
});

test('a host that is none is turned away each time', async () => {
  const { cached, alone } = await serveTwice();
  await ask(cached.address, { path: '/' });
  const asked = { path: '/', headers: { host: 'bad host' } };
  const framework = await ask(alone.address, asked);
  expect(framework.status).toBe(400);
  expect(await ask(cached.address, asked)).toEqual(framework);
});

test('a changed catalogue is seen at once', async () => {
  const { cached, deps } = await serveTwice();
  const shown = async () => (await ask(cached.address, { path: '/api/settings' })).body;
  await shown();
  const before = await shown();
  await renameShop(db, 'Star Kitchen');
  deps.events.publish('settings');
  expect(await shown()).toContain('Star Kitchen');
  expect(before).not.toContain('Star Kitchen');
});

test('a crowd that asks for what has just changed makes the framework answer once', async () => {
  const { cached, deps, unpacked } = await serveTwice();
  const asked = { path: withHolds, headers: compressed };
  await ask(cached.address, asked);
  deps.events.publish('stock');
  const before = unpacked();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(cached.address, asked)));
  expect(unpacked()).toBe(before + 1);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

test('somebody with boxes on hold sees other numbers than the rest, who share theirs', async () => {
  const { cached, unpacked } = await serveTwice();
  const browser = () => createBrowser((path, init) => fetch(`${cached.url}${path}`, init));
  const [buyer, visitor] = [browser(), browser()];
  const total = async (somebody: typeof buyer) => {
    const { body } = await somebody.ask<AvailabilityResponse>('GET', withHolds);
    return body.batches
      .flatMap(({ productLimits }) => productLimits)
      .reduce((sum, { availableStock }) => sum + availableStock, 0);
  };
  const all = await total(visitor);
  expect((await buyer.hold(mochiHold(shop, 3))).status).toBe(200);
  expect(await total(visitor)).toBe(all - 3);
  const before = unpacked();
  expect(await total(visitor)).toBe(all - 3);
  expect(unpacked()).toBe(before);
  expect(await total(buyer)).toBe(all);
  expect(await total(visitor)).toBe(all - 3);
});
