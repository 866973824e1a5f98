import type { Topic } from '@mooncake/domain/topic';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { createEvents } from './events.ts';

const { db, url } = await createTestDatabase();
const log = pino({ level: 'silent' });

async function openEvents() {
  const events = createEvents({ databaseUrl: url, log });
  onTestFinished(events.close);
  await events.listening();
  const heard: (readonly Topic[])[] = [];
  const unsubscribe = events.subscribe((topics) => heard.push(topics));
  return { events, heard, unsubscribe };
}

test('news is heard here at once and once, and by the other processes soon', async () => {
  const [one, other] = [await openEvents(), await openEvents()];
  one.events.publish('stock', 'orders');
  expect(one.heard).toEqual([['stock', 'orders']]);
  await eventually(() => expect(other.heard).toEqual([['stock', 'orders']]));
  other.events.publish('batches');
  await eventually(() => expect(one.heard).toEqual([['stock', 'orders'], ['batches']]));
});

test('news that goes along with a transaction is heard elsewhere when it commits, and here when told', async () => {
  const [one, other] = [await openEvents(), await openEvents()];
  const undone = one.events.announce('batches');
  const rollback = db.transaction().execute(async (trx) => {
    await sql`select ${undone.notice}`.execute(trx);
    throw new Error('rolled back');
  });
  await expect(rollback).rejects.toThrow('rolled back');
  const { notice, told } = one.events.announce('stock', 'orders');
  await db.transaction().execute((trx) => sql`select ${notice}`.execute(trx));
  expect(one.heard).toEqual([]);
  told();
  expect(one.heard).toEqual([['stock', 'orders']]);
  await eventually(() => expect(other.heard).toEqual([['stock', 'orders']]));
});

test('whoever left hears nothing more', async () => {
  const { events, heard, unsubscribe } = await openEvents();
  unsubscribe();
  events.publish('stock');
  expect(heard).toEqual([]);
});

test('one failing subscriber does not keep the news from the others', async () => {
  const { events, heard } = await openEvents();
  events.subscribe(() => {
    throw new Error('broken screen');
  });
  const later: Topic[] = [];
  events.subscribe((topics) => later.push(...topics));
  events.publish('catalogue');
  expect([heard, later]).toEqual([[['catalogue']], ['catalogue']]);
});

test('words that are not ours are ignored', async () => {
  const { heard, events } = await openEvents();
  await sql`select pg_notify('mooncake_topics', 'hello')`.execute(db);
  await sql`select pg_notify('mooncake_topics', '{"from":"x","topics":["weather"]}')`.execute(db);
  await sql`select pg_notify('mooncake_topics', '{"from":"x","topics":["stock"]}')`.execute(db);
  await eventually(() => expect(heard).toEqual([['stock']]));
  expect(events).toBeDefined();
});

test('a broken connection comes back, with everything assumed changed and nothing unsaid', async () => {
  const [one, other] = [await openEvents(), await openEvents()];
  await sql`select pg_terminate_backend(pid) from listeners`.execute(db);
  await eventually(() => expect(one.heard.flat()).toContain('settings'));
  await eventually(() => expect(other.heard.flat()).toContain('settings'));
  other.heard.length = 0;
  one.events.publish('orders');
  await eventually(() => expect(other.heard).toEqual([['orders']]));
  await sql`select ${one.events.announce('stock').notice}`.execute(db);
  await eventually(() => expect(other.heard).toEqual([['orders'], ['stock']]));
});
