import {
  categoriesResponseSchema,
  productsResponseSchema,
} from '@mooncake/domain/products/catalogue.contract';
import { publicSettingsSchema } from '@mooncake/domain/settings/settings';
import { expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { insertProduct, insertShop, renameShop } from './shop.testing.ts';

const database = await createTestDatabase();
const { db } = database;
await insertShop(db);
const category = await db
  .insertInto('categories')
  .values({ name: 'Shanghai', name_zh: '上海', color: '#fef3c7', sort_order: 2 })
  .returning('id')
  .executeTakeFirstOrThrow();
await db.insertInto('categories').values({ name: 'Hidden', is_active: false }).execute();
await db.insertInto('categories').values({ name: 'First', sort_order: 1 }).execute();
const second = await insertProduct(db, { name: 'Second Cake', sort_order: 2, category_id: category.id });
await insertProduct(db, {
  name: 'First Cake',
  sort_order: 1,
  features: ['Fresh'],
  description: 'Sweet. '.repeat(200),
});
await insertProduct(db, { name: 'Gone Cake', is_active: false });
await db
  .insertInto('product_images')
  .values([
    { product_id: second.id, image_url: '/pictures/b.webp', sort_order: 2 },
    { product_id: second.id, image_url: '/pictures/a.webp', sort_order: 1, alt_text: 'Whole' },
  ])
  .execute();

test('lists the products on sale by sort order, with their pictures in order', async () => {
  const { app } = await createTestApp(database);
  const response = await app.request('/api/products');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const { products } = productsResponseSchema.parse(await response.json());
  expect(products.map(({ name }) => name)).toEqual(['First Cake', 'Second Cake']);
  expect(products[0]).toMatchObject({
    category: 'mooncake',
    categoryId: null,
    features: ['Fresh'],
    description: 'Sweet. '.repeat(200),
  });
  expect(products[1]).toMatchObject({
    slug: 'second-cake',
    category: 'Shanghai',
    images: [{ imageUrl: '/pictures/a.webp', altText: 'Whole' }, { imageUrl: '/pictures/b.webp' }],
  });
});

test('the catalogue finds one product by its slug', async () => {
  const { app } = await createTestApp(database);
  const response = await app.request('/api/products/second-cake');
  expect(await response.json()).toMatchObject({ name: 'Second Cake', priceSen: 4800 });
});

test('a product that is not on sale is not found', async () => {
  const { app } = await createTestApp(database);
  const response = await app.request('/api/products/gone-cake');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found', details: { slug: 'gone-cake' } });
});

test('lists the active categories by sort order', async () => {
  const { app } = await createTestApp(database);
  const answer = await (await app.request('/api/categories')).json();
  const { categories } = categoriesResponseSchema.parse(answer);
  expect(categories).toMatchObject([
    { name: 'First' },
    { name: 'Shanghai', nameZh: '上海', color: '#fef3c7' },
  ]);
});

test('the catalogue shows only the public part of the settings', async () => {
  const { app } = await createTestApp(database);
  const settings = await (await app.request('/api/settings')).json();
  expect(settings).toMatchObject({ shopName: 'Moon Kitchen', orderPrefix: 'CHM' });
  expect(settings).not.toHaveProperty('retentionMonths');
});

test.each(['/api/products', '/api/products/first-cake', '/api/categories', '/api/settings'])(
  '%s answers 304 to whoever has it already',
  async (path) => {
    const { app } = await createTestApp(database);
    const etag = (await app.request(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await app.request(path, { headers: { 'If-None-Match': `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    const changed = await app.request(path, { headers: { 'If-None-Match': '"other"' } });
    expect(changed.status).toBe(200);
  },
);

test('compressed and plain answers have different tags and the same content', async () => {
  const { app } = await createTestApp(database);
  const plain = await app.request('/api/products');
  const packed = await app.request('/api/products', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  const unpacked = new Response(packed.body?.pipeThrough(new DecompressionStream('gzip')));
  expect(await unpacked.json()).toEqual(await plain.json());
});

test('the catalogue asks the database once, however many ask at the same moment', async () => {
  const { deps } = await createTestApp(database);
  const snapshots = await Promise.all(Array.from({ length: 20 }, () => deps.storefront.current()));
  expect(new Set(snapshots).size).toBe(1);
});

test('a change in one process is seen in the other', async () => {
  const one = await createTestApp(database);
  const other = await createTestApp(database);
  const nameIn = async ({ app }: typeof one) =>
    publicSettingsSchema.parse(await (await app.request('/api/settings')).json()).shopName;
  expect([await nameIn(one), await nameIn(other)]).toEqual(['Moon Kitchen', 'Moon Kitchen']);

  await renameShop(db, 'Star Kitchen');
  expect(await nameIn(other)).toBe('Moon Kitchen');
  one.deps.events.publish('settings');
  expect(await nameIn(one)).toBe('Star Kitchen');
  await eventually(async () => expect(await nameIn(other)).toBe('Star Kitchen'));
  await renameShop(db, 'Moon Kitchen');
});

test('topics that do not concern the catalogue leave it as it is', async () => {
  const { deps } = await createTestApp(database);
  const before = await deps.storefront.current();
  deps.events.publish('orders', 'stock', 'staff', 'batches');
  expect(await deps.storefront.current()).toBe(before);
  deps.events.publish('catalogue');
  expect(await deps.storefront.current()).not.toBe(before);
});
