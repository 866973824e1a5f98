import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../app.testing.ts';
import { createApp } from '../../app.ts';
import { createBrowser, furnishShop, mochiHold } from '../../checkout/checkout.testing.ts';
import { StartupProblem } from '../../database/startup-problem.ts';
import { aReceipt, submit } from '../../orders/submission.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { openStorage } from '../open-storage.ts';
import type { StoredFile } from '../storage.ts';
import { StorageAway } from '../storage-away.ts';
import { randomName } from '../stored-name.ts';
import { startS3 } from '../stores.testing.ts';
import { parseS3Address } from './s3-address.ts';

const database = await createTestDatabase();
const shop = await furnishShop(database.db);
const moon = new TextEncoder().encode('moon');
const parse = (text: string) => parseS3Address(new URL(text));

test('an address names the bucket, the way to it and who is asking', () => {
  expect(parse('s3://key:s%2Fcret@store.example:9000/shop/season/2026?region=ap-1&tls=false')).toEqual({
    bucketUrl: 'http://store.example:9000/shop',
    bucket: 'shop',
    prefix: 'season/2026/',
    region: 'ap-1',
    accessKeyId: 'key',
    secretAccessKey: 's/cret',
  });
  expect(parse('s3://key:secret@s3.amazonaws.com/shop?path_style=false')).toMatchObject({
    bucketUrl: 'https://shop.s3.amazonaws.com',
    prefix: '',
    region: 'us-east-1',
  });
});

test.each([
  's3://key:secret@store.example',
  's3://key:secret@store.example/',
  's3://store.example/shop',
  's3://key@store.example/shop',
  's3://key:secret@store.example/Shop',
  's3://key:secret@store.example/shop/a b',
  's3://key:secret@store.example/shop?endpoint=x',
  's3://key:secret@store.example/shop?tls=maybe',
  'https://key:secret@store.example/shop',
])('%s is no address of a bucket', (text) => {
  expect(parse(text)).toBeNull();
});

test('a bucket that cannot be used stops the start with a sentence, without the secret', async () => {
  const { url, open, stop } = await startS3();
  const wrongSecret = new URL(url.href.replace('S3RVER@', 'guessed-secret@'));
  const noBucket = new URL(url.href.replace('/shop/', '/other/'));
  for (const [address, reason] of [
    [wrongSecret, '403 SignatureDoesNotMatch'],
    [noBucket, '404 NoSuchBucket'],
  ] as const) {
    const refused = await open(address).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartupProblem);
    expect(String(refused)).toContain(reason);
    expect(String(refused)).not.toContain('guessed-secret');
  }
  await stop();
  await expect(open()).rejects.toThrow('does not answer');
});

test('two shops share a bucket by their prefixes', async () => {
  const { url, open } = await startS3();
  const [one, other] = [await open(), await open(new URL(url.href.replace('/kept/', '/others/')))];
  const name = randomName('private', 'pdf');
  await one.put(name, moon);
  expect([await one.read(name), await other.read(name)]).toEqual([moon, null]);
  for await (const file of other.list('private')) throw new Error(`${file.name} is not theirs`);
});

/** The list of a large bucket, as Amazon documents it: the server for development cannot make its second page. */
function pageOf(names: readonly string[], next: string | null) {
  const files = names.map(
    (name) =>
      `<Contents><Key>shelf/${name}</Key><LastModified>2026-09-13T01:02:03.000Z</LastModified><Size>7</Size></Contents>`,
  );
  const more = next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return `<ListBucketResult><IsTruncated>${next !== null}</IsTruncated>${more}${files.join('')}</ListBucketResult>`;
}

test('a long list is read page by page, and what is not ours in it is left out', async () => {
  const names = [randomName('private', 'jpg'), randomName('private', 'pdf'), randomName('private', 'png')];
  const asked: (string | null)[] = [];
  const store = createServer((incoming, outgoing) => {
    const query = new URL(incoming.url ?? '', 'http://store').searchParams;
    const token = query.get('continuation-token');
    if (query.has('prefix')) asked.push(token);
    const isFirst = token === null;
    outgoing.end(
      isFirst
        ? pageOf([...names.slice(0, 2), 'private/Not ours'], 'a/b&amp;c=')
        : pageOf(names.slice(2), null),
    );
  });
  await once(store.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void store.close());
  const { port } = store.address() as AddressInfo;
  const storageUrl = new URL(`s3://key:secret@127.0.0.1:${port}/shop/shelf?tls=false`);
  const storage = await openStorage({ storageUrl, dataDir: database.folder });
  const listed: StoredFile[] = [];
  for await (const file of storage.list('private')) listed.push(file);
  const modifiedAt = new Date('2026-09-13T01:02:03Z');
  expect(listed).toEqual(names.map((name) => ({ name, size: 7, modifiedAt })));
  expect(asked).toEqual([null, 'a/b&c=']);
});

test('a store that is away is said to be, and is used again when it is back', async () => {
  const { open, stop, start } = await startS3();
  const storage = await open();
  const name = randomName('private', 'pdf');
  await storage.put(name, moon);
  await stop();
  await expect(storage.read(name)).rejects.toThrow(StorageAway);
  await expect(storage.put(randomName('private', 'pdf'), moon)).rejects.toThrow(StorageAway);
  await start();
  expect(await storage.read(name)).toEqual(moon);
});

test('a receipt goes into the bucket before its order is acknowledged; while that is away nobody is told otherwise', async () => {
  const { open, stop, start } = await startS3();
  const storage = await open();
  const { deps: usual } = await createTestApp(database, { environment: { TRUST_PROXY: '1' } });
  const app = createApp({ ...usual, storage });
  const browser = createBrowser(async (path, init) => app.request(path, init, {}));
  const { body: hold } = await browser.hold(mochiHold(shop));
  const receipt = await aReceipt();
  const countOrders = async () => (await database.db.selectFrom('orders').select('id').execute()).length;

  await stop();
  const away = await submit(browser, hold.holdId, receipt);
  expect([away.status, away.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(away.body).toMatchObject({ code: 'unavailable', details: { reason: 'storage_away' } });
  expect(await countOrders()).toBe(0);

  await start();
  expect((await submit(browser, hold.holdId, receipt)).status).toBe(200);
  const kept = await database.db.selectFrom('receipts').selectAll().executeTakeFirstOrThrow();
  const files: string[] = [];
  for await (const { name } of storage.list('private')) files.push(name);
  expect(JSON.stringify(kept)).toContain(files[0]?.split('/')[1]);
  expect(files).toHaveLength(1);
});
