import sharp from 'sharp';
import { expect, test } from 'vitest';
import { countStoredFiles, createCounter, furnishShop, mochiHold } from '../checkout/checkout.testing.ts';
import { examineShop } from '../doctor/doctor.ts';
import { aReceipt, fileOf, submit } from '../orders/submission.testing.ts';
import { parseStoredName } from '../storage/stored-name.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { sweepStrayReceipts } from './sweep-stray-receipts.ts';

const database = await createTestDatabase();
const { db } = database;
const shop = await furnishShop(db);
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

async function holding() {
  const counter = await createCounter(database);
  const customer = counter.browser();
  const { body } = await customer.hold(mochiHold(shop, 1, { batchId: shop.batch('21/9').id }));
  return { ...counter, customer, holdId: body.holdId, number: body.orderNumber };
}

const rowOf = (number: string) =>
  db
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .selectAll('receipts')
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();

test.each([
  [
    'a picture renamed to PDF',
    async () => fileOf(new Uint8Array(await (await aReceipt(1)).arrayBuffer()), 'r.pdf', 'application/pdf'),
    'jpeg',
  ],
  [
    'a PNG that says it is JPEG',
    async () => fileOf(new Uint8Array(await (await aReceipt(2, 'png')).arrayBuffer()), 'r.jpg', 'image/jpeg'),
    'png',
  ],
  ['a PDF without a name worth having', async () => fileOf(pdf, '\u0000../../x\u202egpj.pdf', ''), 'pdf'],
])('%s is kept as what it is', async (_case, make, kind) => {
  const { customer, holdId, number, deps } = await holding();
  expect((await submit(customer, holdId, await make())).status).toBe(200);
  const row = await rowOf(number);
  expect(row).toMatchObject({ kind, sha256: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(row.storage_key).toMatch(/^private\/receipt-[\da-f-]{36}\.(jpg|png|pdf)$/);
  expect(row.original_name).toMatch(/^[\w./]+$/);
  const original = parseStoredName(row.storage_key);
  expect(original && (await deps.storage.read(original))?.byteLength).toBe(row.size_bytes);
  expect(await examineShop(deps)).toEqual([]);
});

const photo = async () => {
  const noise = sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  return new Uint8Array(await noise.jpeg().toBuffer());
};

test.each([
  [
    'a web page',
    async () => fileOf(new TextEncoder().encode('<html>'), 'r.jpg', 'image/jpeg'),
    415,
    'receipt.invalid_file_type',
  ],
  [
    'an empty file',
    async () => fileOf(new Uint8Array(), 'r.jpg', 'image/jpeg'),
    415,
    'receipt.invalid_file_type',
  ],
  [
    'half a photo',
    async () => fileOf((await photo()).subarray(0, 9_000), 'r.jpg', 'image/jpeg'),
    422,
    'receipt.unreadable',
  ],
  [
    'half a PDF',
    async () => fileOf(pdf.subarray(0, 20), 'r.pdf', 'application/pdf'),
    422,
    'receipt.unreadable',
  ],
  [
    'a signature and nothing more',
    async () => fileOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'r.jpg', 'image/jpeg'),
    422,
    'receipt.unreadable',
  ],
  [
    'a picture of 41 megapixels',
    async () =>
      fileOf(
        await sharp({ create: { width: 41_000, height: 1_000, channels: 3, background: 'white' } })
          .png()
          .toBuffer(),
        'r.png',
        'image/png',
      ),
    413,
    'receipt.too_many_pixels',
  ],
  [
    'six megabytes',
    async () => fileOf(new Uint8Array(6 * 1024 * 1024).fill(0xff), 'r.jpg', 'image/jpeg'),
    413,
    'receipt.file_too_large',
  ],
  [
    'a byte too many',
    async () => fileOf(new Uint8Array(5 * 1024 * 1024 + 1), 'r.jpg', 'image/jpeg'),
    413,
    'receipt.file_too_large',
  ],
])('%s is refused and leaves nothing behind', async (_case, make, status, code) => {
  const { customer, holdId } = await holding();
  const before = await countStoredFiles(database);
  expect(await submit(customer, holdId, await make())).toMatchObject({ status, body: { code } });
  expect(await countStoredFiles(database)).toBe(before);
});

test('five megabytes to the byte are taken', async () => {
  const { customer, holdId } = await holding();
  const bytes = new Uint8Array(5 * 1024 * 1024).fill(0x20);
  bytes.set(pdf.subarray(0, 9));
  bytes.set(pdf.subarray(-6), bytes.length - 6);
  expect((await submit(customer, holdId, fileOf(bytes, 'r.pdf', 'application/pdf'))).status).toBe(200);
});

test('the display copy is upright and says nothing of place or camera; the original stays as sent', async () => {
  const { customer, browser, holdId, number, deps } = await holding();
  const tagged = await sharp(await photo())
    .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '3/1 19/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(Buffer.from(tagged).includes('SecretCam')).toBe(true);
  await submit(customer, holdId, fileOf(tagged, '收据.jpg', 'image/jpeg'));

  const own = await customer.ask('GET', `/api/orders/${number}/receipt`);
  const row = await rowOf(number);
  expect(row.original_name).toBe('收据.jpg');
  const original = parseStoredName(row.storage_key);
  expect(original && Buffer.from((await deps.storage.read(original)) ?? [])).toEqual(tagged);
  const display = parseStoredName(row.display_key ?? '');
  const shown = Buffer.from((display && (await deps.storage.read(display))) ?? []);
  const metadata = await sharp(shown).metadata();
  expect(metadata.exif).toBeUndefined();
  expect([metadata.width, metadata.height]).toEqual([300, 400]);
  expect(shown.includes('SecretCam')).toBe(false);

  expect(own.status).toBe(200);
  expect(own.headers.get('content-type')).toBe('image/jpeg');
  expect(own.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(await browser().ask('GET', `/api/orders/${number}/receipt`)).toMatchObject({
    status: 404,
    body: { code: 'receipt.not_found' },
  });
});

test('the copy to look at is drawn once, by whoever looks first', async () => {
  const { customer, holdId, number, deps } = await holding();
  await submit(customer, holdId, await aReceipt(60));
  const before = await countStoredFiles(database);
  expect((await rowOf(number)).display_key).toBeNull();
  const look = async () => (await customer.ask('GET', `/api/orders/${number}/receipt`)).status;
  expect(await Promise.all([look(), look(), look()])).toEqual([200, 200, 200]);
  expect(await look()).toBe(200);
  expect(await countStoredFiles(database)).toBe(before + 1);
  expect((await rowOf(number)).display_key).toMatch(/^private\/receipt-[\da-f-]{36}\.jpg$/);
  expect(await examineShop(deps)).toEqual([]);
});

test('a picture that cannot be drawn anew is not shown as it came', async () => {
  const { customer, holdId, number, deps } = await holding();
  await submit(customer, holdId, await aReceipt(61));
  const original = parseStoredName((await rowOf(number)).storage_key);
  const bytes = original && (await deps.storage.read(original));
  if (!bytes) throw new Error('the receipt has a file');
  await deps.storage.put(original, new TextEncoder().encode('<html>'));
  expect(await customer.ask('GET', `/api/orders/${number}/receipt`)).toMatchObject({
    status: 404,
    body: { code: 'receipt.not_found' },
  });
  await deps.storage.put(original, bytes);
});

test('a PDF is only ever downloaded', async () => {
  const { customer, holdId, number } = await holding();
  await submit(customer, holdId, fileOf(pdf, 'r.pdf', 'application/pdf'));
  const { headers } = await customer.ask('GET', `/api/orders/${number}/receipt`);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="receipt-${number}.pdf"`);
  expect(headers.get('content-type')).toBe('application/pdf');
});

test('files without an order are swept after an hour, others never', async () => {
  const { customer, holdId, deps, passMinutes } = await holding();
  await submit(customer, holdId, await aReceipt(50));
  const stray = parseStoredName('private/receipt-00000000-0000-4000-8000-000000000000.jpg');
  const foreign = parseStoredName('private/export-1.csv');
  if (!stray || !foreign) throw new Error('these are names of ours');
  await deps.storage.put(stray, pdf);
  await deps.storage.put(foreign, pdf);
  await sweepStrayReceipts(deps);
  expect(await deps.storage.read(stray)).not.toBeNull();
  passMinutes(61);
  await sweepStrayReceipts(deps);
  expect(await deps.storage.read(stray)).toBeNull();
  expect(await deps.storage.read(foreign)).not.toBeNull();
  expect(await examineShop(deps)).toEqual([]);
});
