import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { addSignedIn } from '../staff/staff.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { areHalfUsed, createSystemStatus } from './system-status.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('admin_users').execute();
});

async function statusOf(environment: Record<string, string>, change: object = {}) {
  const { deps } = await createTestApp(database, { environment });
  return createSystemStatus({ ...deps, ...change })();
}

test.each([
  ['https://shop.example.com', true],
  ['http://localhost:3100', true],
  ['http://shop.example.com', false],
])('%s is protected: %s', async (PUBLIC_URL, isProtected) => {
  const status = await statusOf({ PUBLIC_URL });
  expect(status).toMatchObject({
    database: { isOnline: true },
    storage: { isActive: true },
    security: { isProtected },
  });
});

test('a storage that cannot be written to is not active', async () => {
  const { deps } = await createTestApp(database);
  const broken = { ...deps.storage, put: () => Promise.reject(new Error('disk full')) };
  const lying = { ...deps.storage, read: async () => null };
  expect((await statusOf({}, { storage: broken })).storage.isActive).toBe(false);
  expect((await statusOf({}, { storage: lying })).storage.isActive).toBe(false);
});

test('a disk that is filling up shows before it is full', async () => {
  const { deps } = await createTestApp(database);
  const almostFull = { ...deps.storage, freeBytes: async () => 49_000_000 };
  expect((await statusOf({}, { storage: almostFull })).storage).toEqual({
    isActive: true,
    isLow: true,
    freeBytes: 49_000_000,
  });
  const untold = { ...deps.storage, freeBytes: async () => null };
  expect((await statusOf({}, { storage: untold })).storage).toMatchObject({ isLow: false, freeBytes: null });
});

test('the test file is written once a minute at most, and removed', async () => {
  const { deps } = await createTestApp(database);
  let writes = 0;
  const counted: typeof deps.storage = {
    ...deps.storage,
    put: (...file) => {
      writes += 1;
      return deps.storage.put(...file);
    },
  };
  const status = createSystemStatus({ ...deps, storage: counted });
  await Promise.all([status(), status(), status()]);
  expect(writes).toBe(1);
  const left: unknown[] = [];
  for await (const file of deps.storage.list('private')) left.push(file);
  expect(left).toEqual([]);
});

test("half of the order numbers used shows, of the shop's present prefix only", async () => {
  await furnishShop(db);
  await db
    .insertInto('order_numbers')
    .values(['CHM000001', 'CHM000002', 'OLD000003', 'OLD000004'].map((number) => ({ number })))
    .execute();
  expect((await statusOf({})).orderNumbers).toEqual({ isHalfUsed: false });
  expect(await areHalfUsed(db, 4)).toBe(true);
  expect(await areHalfUsed(db, 6)).toBe(false);
});

test('a weakly hashed password shows', async () => {
  const { member } = await addSignedIn(db);
  await db
    .updateTable('admin_users')
    .set({ password_hash: '$2b$10$abc' })
    .where('id', '=', member.id)
    .execute();
  const { security } = await statusOf({});
  expect(security).toEqual({
    isProtected: false,
    checks: [
      { name: 'encrypted_connection', isPassed: true },
      { name: 'secure_cookie', isPassed: true },
      { name: 'strong_password_hashes', isPassed: false },
    ],
  });
});
