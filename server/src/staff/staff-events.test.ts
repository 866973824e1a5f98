import { topics } from '@mooncake/domain/topic';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { addSignedIn, addStaff, call } from './staff.testing.ts';
import { changeMember } from './team/change-member.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('admin_users').execute();
});

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

async function openStream({ app }: TestApp, headers: Record<string, string>, path = '/api/admin/events') {
  const answer = await app.request(path, { headers }, {});
  const reader = answer.body?.getReader();
  if (!reader) return expect.fail('no stream');
  const decoder = new TextDecoder();
  let heard = '';
  return {
    heard: () => heard,
    async until(text: string) {
      while (!heard.includes(text)) {
        const { done, value } = await reader.read();
        if (done) return expect.fail(`ended before "${text}"`);
        heard += decoder.decode(value);
      }
    },
    async untilEnd() {
      for (;;) {
        const { done } = await reader.read();
        if (done) return;
      }
    },
  };
}

test('staff hear of orders and staff, visitors do not', async () => {
  const shop = await createTestApp(database);
  const { headers } = await addSignedIn(db);
  const staff = await openStream(shop, headers);
  const visitor = await openStream(shop, {}, '/api/events');
  shop.deps.events.publish('orders', 'staff', 'stock');
  await staff.until('data: staff');
  await visitor.until('data: stock');
  expect(staff.heard()).toContain('data: orders');
  expect(visitor.heard()).not.toMatch(/orders|staff/);
});

test('a page is told what changed since it began, and nothing that did not', async () => {
  const at = { ms: 0 };
  const shop = await createTestApp(database, { sinceStartMs: () => at.ms });
  const { headers } = await addSignedIn(db);
  const open = (since: number) => openStream(shop, headers, `/api/admin/events?since=${since}`);
  at.ms = 5_000;
  shop.deps.events.publish('orders');
  at.ms = 10_000;
  shop.deps.events.publish('batches');
  at.ms = 12_000;

  const early = await open(7_000);
  await early.until('data: batches');
  const late = await open(6_999);
  await late.until('data: batches');
  const tooLate = await open(1_999);
  shop.deps.events.publish('staff');
  for (const stream of [early, late, tooLate]) await stream.until('data: staff');
  expect(early.heard()).toContain('data: orders');
  expect(early.heard()).not.toContain('catalogue');
  expect(late.heard()).not.toContain('data: orders');
  expect(tooLate.heard()).not.toMatch(/orders|batches/);
});

test('a page older than the server is told that everything may have changed', async () => {
  const shop = await createTestApp(database);
  const { headers } = await addSignedIn(db);
  const stream = await openStream(shop, headers, '/api/admin/events?since=999999999');
  for (const topic of topics) await stream.until(`data: ${topic}`);
  const { status } = await shop.app.request('/api/admin/events?since=-1', { headers }, {});
  expect(status).toBe(400);
});

test('whoever is disabled stops hearing at once, though another process did it', async () => {
  const here = await createTestApp(database);
  const elsewhere = await createTestApp(database);
  const admin = await addStaff(db);
  const { member, headers } = await addSignedIn(db, { role: 'employee' });
  const other = await addSignedIn(db);
  const stream = await openStream(here, headers);
  const unconcerned = await openStream(here, other.headers);

  const change = { staffId: member.id, changed: { isActive: false }, actor: admin };
  await changeMember(elsewhere.deps, change);
  await stream.untilEnd();
  here.deps.events.publish('orders');
  await unconcerned.until('data: orders');
});

test('signing out ends the stream', async () => {
  const shop = await createTestApp(database);
  const { headers } = await addSignedIn(db);
  const stream = await openStream(shop, headers);
  await call(shop.app, '/api/staff/sign-out', { method: 'POST', headers });
  await stream.untilEnd();
});

test('an open stream alone does not keep a session alive', async () => {
  const at = { now: Date.now() };
  const shop = await createTestApp(database, { clock: () => new Date(at.now) });
  const { headers } = await addSignedIn(db, { now: new Date(at.now) });
  const stream = await openStream(shop, headers);
  const hour = 3_600_000;
  at.now += 11 * hour;
  shop.deps.events.publish('staff');
  await stream.until('data: staff');
  at.now += hour;
  shop.deps.events.publish('staff');
  await stream.untilEnd();
});
