import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createTestApp, createTestSite } from '../app.testing.ts';
import { contentName, randomName } from '../storage/stored-name.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'shop-pictures-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#e0a93b' } })
  .png()
  .toBuffer();
await mkdir(join(folder, 'flavours'));
await writeFile(join(folder, 'cake.png'), picture);
await writeFile(join(folder, 'flavours', 'lotus.png'), picture);
await writeFile(join(folder, 'broken.webp'), 'not a picture');
await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

async function createPictureApp() {
  const test = await createTestApp(database, { picturesFolder: folder });
  const name = contentName('public', picture, 'png');
  await test.deps.storage.put(name, picture);
  return { ...test, address: `/files/${name.slice('public/'.length)}` };
}

async function sizeOf(response: Response) {
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return { format, width, height };
}

test('an upload is served as it is, for ever', async () => {
  const { app, address } = await createPictureApp();
  const response = await app.request(address);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(await sizeOf(response)).toEqual({ format: 'png', width: 800, height: 400 });
});

test('a width gives a WebP of that width, made once however many ask', async () => {
  const { app, deps, address } = await createPictureApp();
  const responses = await Promise.all(Array.from({ length: 5 }, async () => app.request(`${address}?w=320`)));
  for (const response of responses) {
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await sizeOf(response)).toEqual({ format: 'webp', width: 320, height: 160 });
  }
  let variants = 0;
  for await (const _ of deps.storage.list('variants')) variants += 1;
  expect(variants).toBe(1);

  const etag = responses[0]?.headers.get('etag') ?? '';
  const again = await app.request(`${address}?w=320`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

test('a picture is never enlarged', async () => {
  const { app, address } = await createPictureApp();
  expect(await sizeOf(await app.request(`${address}?w=1200`))).toMatchObject({ format: 'webp', width: 800 });
});

test.each(['321', '0', '', 'big', '320.0'])('a width of %j is refused', async (width) => {
  const { app, address } = await createPictureApp();
  const response = await app.request(`${address}?w=${width}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'invalid_request',
    details: { issues: [{ path: ['query', 'w'] }] },
  });
});

test('the pictures that came with the shop are kept for an hour', async () => {
  const { app } = await createPictureApp();
  for (const path of ['/pictures/cake.png', '/pictures/flavours/lotus.png']) {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate');
    expect(await sizeOf(await app.request(`${path}?w=720`))).toMatchObject({ format: 'webp', width: 720 });
  }
});

test('what cannot be resized is served as it is', async () => {
  const { app } = await createPictureApp();
  expect(await (await app.request('/pictures/broken.webp?w=320')).text()).toBe('not a picture');
  expect((await app.request('/pictures/icon.svg?w=320')).headers.get('content-type')).toBe('image/svg+xml');
});

test('private files, other folders and missing pictures are not found', async () => {
  const { app, deps } = await createPictureApp();
  const secret = randomName('private', 'png');
  await deps.storage.put(secret, picture);
  const fileName = secret.slice('private/'.length);
  const paths = [
    `/files/${fileName}`,
    `/files/..%2fprivate%2f${fileName}`,
    `/files/private/${fileName}`,
    '/files/%2e%2e',
    '/pictures/..%2fcake.png',
    '/pictures/none.png',
  ];
  for (const path of paths) expect([path, (await app.request(path)).status]).toEqual([path, 404]);
});

test('the built files: hashed ones for ever, compressed by the browser’s wish, the others for an hour', async () => {
  const build = await mkdtemp(join(tmpdir(), 'shop-build-'));
  await mkdir(join(build, 'assets'));
  await mkdir(join(build, '.vite'));
  await writeFile(join(build, '.vite', 'manifest.json'), '{}');
  await writeFile(join(build, 'index.html'), '<html></html>');
  await writeFile(join(build, 'robots.txt'), 'User-agent: *');
  await writeFile(join(build, 'assets', 'app-1a2b.js'), 'plain');
  await writeFile(join(build, 'assets', 'app-1a2b.js.br'), 'brotli');
  await writeFile(join(build, 'assets', 'app-1a2b.js.gz'), 'gzip');
  const { app } = await createTestApp(database, { site: await createTestSite(build) });

  const ask = async (encoding: string) =>
    app.request('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': encoding } });
  const packed = await ask('gzip, br');
  expect(packed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('cache-control')).toContain('immutable');
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  expect(await packed.text()).toBe('brotli');
  expect(await (await ask('gzip')).text()).toBe('gzip');
  expect(await (await ask('identity')).text()).toBe('plain');

  const robots = await app.request('/robots.txt');
  expect([await robots.text(), robots.headers.get('cache-control')]).toEqual([
    'User-agent: *',
    'public, max-age=3600, must-revalidate',
  ]);
  const missing = ['/assets/none.js', '/assets/app-1a2b.js.br', '/.vite/manifest.json', '/index.html'];
  for (const path of missing) expect((await app.request(path)).status).not.toBe(200);
  await rm(build, { recursive: true });
});

test('a shared link gets a card every chat can draw, whatever the shape of the picture', async () => {
  const { app, address } = await createPictureApp();
  const response = await app.request(`${address}?w=card`);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(await sizeOf(response)).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});
