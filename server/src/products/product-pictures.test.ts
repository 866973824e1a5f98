import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureMaxBytes } from '@mooncake/domain/products/picture-file';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { aDraft, aPhoto, openCatalogue } from './products.testing.ts';
import { sweepStrayPictures } from './sweep-stray-pictures.ts';

const database = await createTestDatabase();

describe('an uploaded picture', () => {
  test.each([
    ['jpeg', () => aPhoto().toBuffer()],
    ['png', () => aPhoto().png().toBuffer()],
    ['webp', () => aPhoto().webp().toBuffer()],
  ])('of kind %s is drawn anew and served to everybody', async (_kind, photo) => {
    const { app, upload } = await openCatalogue(database);
    // What the browser calls it counts for nothing.
    const { status, json } = await upload(await photo(), 'cake.txt', 'text/plain');
    expect(status).toBe(200);
    expect(json.imageUrl).toMatch(/^\/files\/product-[0-9a-f]{40}\.webp$/);
    const answer = await app.request(json.imageUrl);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const { width, height, exif } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height, exif }).toEqual({ width: 400, height: 300, exif: undefined });
    const small = await sharp(await (await app.request(`${json.imageUrl}?w=320`)).arrayBuffer()).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 320 });
  });

  test('stands upright and is no larger than a screen', async () => {
    const { app, upload } = await openCatalogue(database);
    const { json } = await upload(await aPhoto(4000, 2000).withMetadata({ orientation: 6 }).toBuffer());
    const { width, height } = await sharp(await (await app.request(json.imageUrl)).arrayBuffer()).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 2400 });
  });

  test('kept twice is one file', async () => {
    const { upload } = await openCatalogue(database);
    const photo = await aPhoto().toBuffer();
    const [one, other] = await Promise.all([upload(photo), upload(photo)]);
    expect(one.json.imageUrl).toBe(other.json.imageUrl);
  });

  test('of too many bytes is refused while it arrives', async () => {
    const { upload } = await openCatalogue(database);
    expect(await upload(new Uint8Array(pictureMaxBytes + 1))).toMatchObject({
      status: 413,
      json: { code: 'picture.file_too_large' },
    });
    expect(await upload(new Uint8Array(pictureMaxBytes + 1024 * 1024))).toMatchObject({
      status: 413,
      json: { code: 'picture.file_too_large' },
    });
  });

  test('of too many pixels is refused before they are unpacked', async () => {
    const { upload } = await openCatalogue(database);
    const bomb = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    expect((await upload(bomb)).json).toMatchObject({
      code: 'picture.too_many_pixels',
      details: { limitMegapixels: 40 },
    });
  });

  test.each([
    ['a web page called cake.jpg', '<html><script>alert(1)</script></html>', 'picture.invalid_file_type'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'picture.invalid_file_type',
    ],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000', 'picture.invalid_file_type'],
    ['a PDF', '%PDF-1.7', 'picture.invalid_file_type'],
    ['nothing at all', '', 'picture.invalid_file_type'],
    ['only the start of a WebP', 'RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'picture.unreadable'],
  ])('that is %s is refused', async (_name, content, code) => {
    const { upload } = await openCatalogue(database);
    expect((await upload(new TextEncoder().encode(content))).json).toMatchObject({ code });
  });

  test('that was cut off is refused', async () => {
    const { upload } = await openCatalogue(database);
    const photo = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect((await upload(photo.subarray(0, photo.byteLength / 2))).json).toMatchObject({
      code: 'picture.unreadable',
    });
  });

  test('needs somebody signed in', async () => {
    const { app } = await createTestApp(database);
    const answer = await app.request('/api/admin/product-pictures', {
      method: 'POST',
      body: new FormData(),
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(answer.status).toBe(401);
  });
});

describe('the pictures of a product', () => {
  test('keep their order, the first leading, with their words', async () => {
    const { create, update, upload, shelf, db } = await openCatalogue(database);
    const [one, two] = [
      (await upload(await aPhoto(40, 30, 'red').toBuffer())).json.imageUrl,
      (await upload(await aPhoto(40, 30, 'blue').toBuffer())).json.imageUrl,
    ];
    const images = [
      { imageUrl: one, altText: 'Red', altTextZh: '红' },
      { imageUrl: two, altText: 'Blue', altTextZh: '' },
    ];
    const product = await create(aDraft({ images }));
    expect(product.images).toMatchObject(images);
    const saved = await update(product, aDraft({ images: [...images].reverse() }));
    expect(saved.images.map(({ imageUrl }) => imageUrl)).toEqual([two, one]);
    expect((await shelf()).find(({ id }) => id === product.id)?.images).toMatchObject([
      { imageUrl: two },
      { imageUrl: one },
    ]);
    const primary = await db
      .selectFrom('product_images')
      .select('image_url')
      .where('product_id', '=', product.id)
      .where('is_primary', '=', true)
      .execute();
    expect(primary).toEqual([{ image_url: two }]);
  });

  test('that came with the shop stay, those of nobody are refused', async () => {
    const { ask, shop } = await openCatalogue(database);
    const { json } = await ask('GET', '/products');
    const { products } = json as {
      products: { id: string; version: number; images: { imageUrl: string }[] }[];
    };
    const mochi = products.find(({ id }) => id === shop.mochi.id);
    const { productType: _, ...draft } = aDraft({ name: 'Exclusive Mochi Snowskin', priceSen: 5000 });
    const images = (mochi?.images ?? []).map(({ imageUrl }) => ({ imageUrl, altText: '', altTextZh: '' }));
    expect(images.length).toBeGreaterThan(0);
    const kept = await ask('PUT', `/products/${shop.mochi.id}`, {
      ...draft,
      images,
      version: mochi?.version,
    });
    expect(kept.status).toBe(200);

    for (const imageUrl of [
      '/files/product-0000.webp',
      '/pictures/shanghai-mooncakes.webp',
      '/files/../private/x.webp',
    ]) {
      const refused = await ask('PUT', `/products/${shop.mochi.id}`, {
        ...draft,
        images: [{ imageUrl, altText: '', altTextZh: '' }],
        version: (mochi?.version ?? 0) + 1,
      });
      expect(refused.json).toMatchObject({ code: 'picture.not_found', details: { imageUrl } });
    }
  });
});

test('pictures nobody names are swept after a day; named and foreign ones stay', async () => {
  const office = await openCatalogue(database);
  const { upload, create, db } = office;
  const { deps, folder } = await createTestApp(database);
  const storage = await openDiskStorage(join(folder, 'files'));
  const named = (await upload(await aPhoto(50, 50, 'green').toBuffer())).json.imageUrl;
  await create(aDraft({ images: [{ imageUrl: named, altText: '', altTextZh: '' }] }));

  const fileOf = (address: string) => address.replace('/files/', 'public/');
  const names = [
    fileOf(named),
    'public/product-stray.webp',
    'public/product-fresh.webp',
    'public/duitnow-1.webp',
  ];
  for (const name of names) {
    await storage.put(name as Parameters<typeof storage.put>[0], new Uint8Array([1]));
    if (name.includes('fresh')) continue;
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await utimes(join(folder, 'files', name), twoDaysAgo, twoDaysAgo);
  }

  await sweepStrayPictures({ db, storage, clock: deps.clock });
  const left: string[] = [];
  for await (const { name } of storage.list('public')) left.push(name);
  expect(left.sort()).toEqual(names.filter((name) => !name.includes('stray')).sort());
});
