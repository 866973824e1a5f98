import pino from 'pino';
import { expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { createApp } from '../app.ts';
import {
  countStoredFiles,
  createBrowser,
  createCounter,
  furnishShop,
  mochiHold,
} from '../checkout/checkout.testing.ts';
import type { Deps } from '../deps.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const shop = await furnishShop(database.db);
const megabyte = 1024 * 1024;
const noSpace = () =>
  Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));

/** The same shop on a disk that has this much left, or that takes nothing more. */
async function openOn(disk: Partial<Deps['storage']>) {
  const { deps, browser } = await createCounter(database);
  const app = createApp({ ...deps, log: pino({ level: 'silent' }), storage: { ...deps.storage, ...disk } });
  const fullBrowser = (address?: string) =>
    createBrowser(async (path, init) => app.request(path, init, {}), address);
  return { app, browser, fullBrowser };
}

test.each([
  ['the file cannot arrive', { receive: noSpace }],
  ['the file cannot be kept', { put: noSpace }],
])('a receipt for a full disk, where %s: the box is kept and the next try works', async (_case, disk) => {
  const { browser, fullBrowser } = await openOn(disk);
  const customer = browser();
  const { holdId } = (await customer.hold(mochiHold(shop))).body;
  const before = await countStoredFiles(database);
  const refused = await submit(fullBrowser(), holdId, await aReceipt());
  expect(refused).toMatchObject({ status: 503, body: { code: 'receipt.storage_full' } });
  expect(refused.headers.get('Retry-After')).toBe('60');
  expect(await countStoredFiles(database)).toBe(before);
  expect((await submit(customer, holdId, await aReceipt())).status).toBe(200);
});

test('a full disk keeps nobody from looking at a receipt', async () => {
  const { browser, fullBrowser } = await openOn({ put: noSpace });
  const customer = browser();
  const { holdId, orderNumber } = (await customer.hold(mochiHold(shop))).body;
  await submit(customer, holdId, await aReceipt());
  const before = await countStoredFiles(database);
  const sameBrowser = fullBrowser();
  for (const [name, value] of customer.cookies) sameBrowser.cookies.set(name, value);
  const shown = await sameBrowser.ask('GET', `/api/orders/${orderNumber}/receipt`);
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  expect(await countStoredFiles(database)).toBe(before);
});

test('below 50 MB nobody new starts to pay; who has begun can go on', async () => {
  const { browser, fullBrowser } = await openOn({ freeBytes: async () => 50 * megabyte - 1 });
  expect(await fullBrowser().hold(mochiHold(shop))).toMatchObject({
    status: 503,
    body: { code: 'hold.storage_low', details: { retryAfterSeconds: 300 } },
  });
  const { holdId } = (await browser().hold(mochiHold(shop))).body;
  const renewed = await fullBrowser().hold(mochiHold(shop, 1, { replaces: holdId }));
  expect(renewed.status).toBe(200);
  expect((await submit(fullBrowser(), renewed.body.holdId, await aReceipt())).status).toBe(200);
  const roomy = await openOn({ freeBytes: async () => 50 * megabyte });
  expect((await roomy.fullBrowser().hold(mochiHold(shop))).status).toBe(200);
});

test('the server is ready as long as a receipt fits, also where the disk cannot tell', async () => {
  const ready = async (free: number | null) => {
    const { app } = await openOn({ freeBytes: async () => free });
    const response = await app.request('/api/readyz');
    return [response.status, await response.json()];
  };
  expect(await ready(10 * megabyte)).toEqual([200, { status: 'ok' }]);
  expect(await ready(null)).toEqual([200, { status: 'ok' }]);
  expect(await ready(10 * megabyte - 1)).toMatchObject([
    503,
    { code: 'unavailable', details: { reason: 'disk_full' } },
  ]);
});

test('the disk of this very machine says what it has left', async () => {
  const { deps } = await createTestApp(database);
  expect(await deps.storage.freeBytes()).toBeGreaterThan(0);
});
