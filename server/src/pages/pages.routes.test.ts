import type { RenderPage } from '@mooncake/domain/pages/page';
import { expect, test, vi } from 'vitest';
import { createTestApp, createTestSite, renderPlainly } from '../app.testing.ts';
import { insertProduct, insertShop } from '../catalogue/shop.testing.ts';
import { connect } from '../database/connect.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const { db } = database;
await insertShop(db);
await insertProduct(db, { name: 'Lotus Cake </script><b>\u2028', name_zh: '莲蓉', price_sen: 4800 });
await insertProduct(db, { name: 'Plain Cake', name_zh: '月饼' });

async function createPageApp(renderPage: RenderPage = renderPlainly) {
  const render = vi.fn(renderPage);
  const test = await createTestApp(database, { site: await createTestSite('/nowhere', render) });
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const response = await test.app.request(path, { headers });
    return { response, status: response.status, html: await response.text() };
  };
  return { ...test, page, render };
}

test('the home page comes with its products, their prices and its data', async () => {
  const { page } = await createPageApp();
  const { response, html } = await page('/');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
  expect(html).toContain('<div id="root"><p>莲蓉 4800</p>');
  expect(html).toContain('<title>en /</title>');
  expect(html).toContain('<link rel="modulepreload" href="/code-of/.js">');

  const written = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(written).not.toMatch(/[<\u2028]/);
  const { language, data } = JSON.parse(written);
  expect(language).toBe('en');
  expect(data.products[0].name).toBe('Lotus Cake </script><b>\u2028');
  expect(data.settings.shopName).toBe('Moon Kitchen');
});

test.each([
  [{}, 'en'],
  [{ 'Accept-Language': 'zh-CN,zh;q=0.9,en;q=0.8' }, 'zh-Hans'],
  [{ 'Accept-Language': 'zh-CN', Cookie: 'lang=en' }, 'en'],
  [{ 'Accept-Language': 'en', Cookie: 'other=1; lang=zh' }, 'zh-Hans'],
  [{ 'Accept-Language': 'zh', Cookie: 'lang=fr' }, 'zh-Hans'],
])('the language for %j is %s', async (headers, tag) => {
  const { page } = await createPageApp();
  const { response, html } = await page('/', headers);
  expect(html).toContain(`<html lang="${tag}">`);
  expect(response.headers.get('content-language')).toBe(tag);
});

test('a page is rendered once per language, compressed, and again when the catalogue changes', async () => {
  const { page, render, deps } = await createPageApp();
  const first = await page('/');
  await Promise.all([page('/?utm=1'), page('/'), page('/', { 'Accept-Language': 'zh' })]);
  expect(render).toHaveBeenCalledTimes(2);
  const again = await page('/', { 'If-None-Match': first.response.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  const packed = await page('/', { 'Accept-Encoding': 'br' });
  expect(packed.response.headers.get('content-encoding')).toBe('br');

  await db.updateTable('products').set({ price_sen: 5200 }).where('name', '=', 'Plain Cake').execute();
  expect((await page('/')).html).not.toContain('5200');
  deps.events.publish('catalogue');
  const fresh = await page('/', { 'If-None-Match': first.response.headers.get('etag') ?? '' });
  expect(fresh.status).toBe(200);
  expect(fresh.html).toContain('<p>月饼 5200</p>');
});

test('a known product has its page, with or without a slash at the end', async () => {
  const { page, render } = await createPageApp();
  expect((await page('/product/plain-cake')).html).toContain('<title>en /product/plain-cake</title>');
  expect((await page('/product/plain-cake/')).status).toBe(200);
  expect(render).toHaveBeenCalledTimes(1);
});

test('an unknown product is not found, but the app explains it', async () => {
  const { page, render } = await createPageApp();
  const { response, status, html } = await page('/product/no-such-cake');
  expect([status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('page-data');
  expect(render).not.toHaveBeenCalled();
});

test.each(['/cart', '/checkout', '/check-status'])(
  '%s is drawn for everybody alike, whatever its question, and comes with the data of the shop',
  async (path) => {
    const { page, render } = await createPageApp();
    const { response, status, html } = await page(`${path}?step=payment`);
    expect([status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(html).toContain(`<title>en ${path}</title>`);
    expect(html).toContain('page-data');
    await page(`${path}/`);
    expect(render).toHaveBeenCalledTimes(1);
  },
);

test.each(['/order-summary/CHM123456', '/privacy', '/admin', '/admin/login?next=1'])(
  '%s is the app itself, never kept',
  async (path) => {
    const { page } = await createPageApp();
    const { response, status, html } = await page(path, { 'Accept-Language': 'zh' });
    expect([status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    // Staff get a page of their own, with the styles of the office.
    const area = path.startsWith('/admin') ? ' data-area="admin"' : '';
    expect(html).toContain(`<html lang="zh-Hans"${area}><head><title>月亮厨房</title></head>`);
    expect(html).not.toContain('page-data');
  },
);

test.each(['/nothing', '/cart/more', '/product', '/product/%E0%A4%A', '/administrator', '/order-summary'])(
  '%s is the 404 page, rendered once for all',
  async (path) => {
    const { page, render } = await createPageApp();
    expect((await page('/elsewhere')).status).toBe(404);
    const { status, html } = await page(path);
    expect(status).toBe(404);
    expect(html).toContain('<title>en /404</title>');
    expect(render).toHaveBeenCalledTimes(1);
  },
);

test('when rendering fails the shell is sent, and the next visitor may have better luck', async () => {
  let isBroken = true;
  const { page } = await createPageApp((request) => {
    if (isBroken) throw new Error('cannot render');
    return renderPlainly(request);
  });
  const { response, status, html } = await page('/');
  expect([status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html).toContain('<title>Moon Kitchen</title>');
  expect(html).not.toContain('page-data');
  isBroken = false;
  expect((await page('/')).html).toContain('月饼');
});

test('when the catalogue cannot be read the shell is sent with 503', async () => {
  const away = connect('postgres://shop@127.0.0.1:1/shop');
  const site = await createTestSite('/nowhere');
  const { app } = await createTestApp({ db: away.db, url: database.url }, { site });
  const response = await app.request('/');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('<div id="root"></div>');
  expect((await app.request('/api/products')).status).toBe(503);
  await away.close();
});

test('of scripts and styles in a page only those of its template count', async () => {
  const site = await createTestSite('/nowhere');
  const own = '<script>start()</script><style>p{color:red}</style>';
  const template = site.template.replace('<!--head-->', `${own}<!--head-->`);
  const { app } = await createTestApp(database, { site: { ...site, template } });
  const { headers } = await app.request('/');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';");
  expect(policy).toContain("style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=';");

  // A browser takes over what comes with the word that its page is unchanged.
  const unchanged = await app.request('/', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get('content-security-policy')).toBe(policy);
});

test('a page says what it may do and whom it tells of itself', async () => {
  const { app } = await createTestApp(database, { site: await createTestSite('/nowhere') });
  const { headers } = await app.request('/');
  expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});
