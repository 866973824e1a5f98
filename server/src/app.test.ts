import { problemSchema } from '@mooncake/domain/problem';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createTestApp } from './app.testing.ts';
import { insertShop } from './catalogue/shop.testing.ts';
import { createTestDatabase } from './testing/test-database.testing.ts';

const database = await createTestDatabase();
await insertShop(database.db);

test('an unknown API address is a problem, not a page', async () => {
  const { app } = await createTestApp(database);
  const response = await app.request('/api/nothing');
  expect(response.status).toBe(404);
  expect(problemSchema.parse(await response.json()).code).toBe('not_found');
});

test('without pages, any other address is a problem too', async () => {
  const { app } = await createTestApp(database);
  const response = await app.request('/cart');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

test.each(['/api/products', '/api/nothing', '/files/none.webp'])(
  '%s carries the security headers',
  async (path) => {
    const { app } = await createTestApp(database);
    const { headers } = await app.request(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  },
);

test('a shop on https insists on it', async () => {
  const { app } = await createTestApp(database, { environment: { PUBLIC_URL: 'https://shop.example.com' } });
  const { headers } = await app.request('/api/livez');
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
});

const write = (headers: Record<string, string>) => ['/api/nothing', { method: 'POST', headers }] as const;

test.each([
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.localhost' },
  { Origin: 'https://evil.example', Host: 'localhost' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
])('a write from elsewhere is refused: %j', async (headers) => {
  const { app } = await createTestApp(database);
  const response = await app.request(...write(headers));
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'request.cross_site' });
});

test.each([
  {},
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://proxied.example' },
  { Origin: 'http://127.0.0.1:3000' },
  { Origin: 'https://shop.test', Host: 'shop.test' },
])('a write from here passes the origin check: %j', async (headers) => {
  const { app } = await createTestApp(database);
  expect((await app.request(...write(headers))).status).toBe(404);
});

test('requests are named by the server, or by a trusted proxy', async () => {
  const headers = { 'X-Request-Id': 'proxy-named-1' };
  const alone = await createTestApp(database);
  expect((await alone.app.request('/api/livez', { headers })).headers.get('x-request-id')).toMatch(
    /^[\da-f-]{36}$/,
  );
  const proxied = await createTestApp(database, { environment: { TRUST_PROXY: '1' } });
  expect((await proxied.app.request('/api/livez', { headers })).headers.get('x-request-id')).toBe(
    'proxy-named-1',
  );
});

test('the log names routes, never what was asked for', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const { app } = await createTestApp(database, { log });
  await app.request('/api/products/secret-slug?phone=0123456789', {
    headers: { 'X-Forwarded-For': '1.2.3.4' },
  });
  await app.request('/api/nothing-secret');
  const text = lines.join('');
  expect(text).toContain('"route":"/api/products/:slug"');
  expect(text).toContain('"route":"/api/*"');
  expect(text).toContain('"code":"not_found"');
  expect(text).not.toMatch(/secret|0123456789|1\.2\.3\.4/);
});

test('the OpenAPI document lists every route with its access and its answer', async () => {
  const { app } = await createTestApp(database);
  const document = await (await app.request('/api/openapi.json')).json();
  const served = app.routes
    // The page that shows the document is not one of its operations.
    .filter(({ method, path }) => method !== 'ALL' && /^\/api\/(?!docs)/.test(path))
    .map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));
  expect(document).toMatchObject({ openapi: '3.1.0' });
  const { paths } = document as { paths: Record<string, Record<string, Record<string, unknown>>> };
  expect(Object.keys(paths).sort()).toEqual([...new Set(served)].sort());
  for (const operations of Object.values(paths)) {
    for (const operation of Object.values(operations)) {
      expect(operation).toMatchObject({
        'x-access': expect.stringMatching(/^(public|staff)$/),
        summary: expect.any(String),
        responses: { 200: {} },
      });
    }
  }
  expect(paths['/api/products/{slug}']?.get?.parameters).toMatchObject([
    { name: 'slug', in: 'path', required: true },
  ]);
  expect(JSON.stringify(paths['/api/products'])).toContain('priceSen');
});
