import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createCounter, furnishShop, mochiHold, setLimit } from '../checkout/checkout.testing.ts';
import { migrate, migrateWithin } from '../database/migrate.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { findLimits, type LimitRow } from '../stock/stock.queries.ts';
import { createStockSnapshot } from '../stock/stock-snapshot.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { createBareDatabase, createTestDatabase } from '../testing/test-database.testing.ts';
import { createEvents, type Events } from './events.ts';
import { channel } from './listener.ts';
import { enterListener, isEntered } from './listeners.ts';

const database = await createTestDatabase();
const { db, url } = database;
const shop = await furnishShop(db);
const batch = shop.batch('13/9');
await setLimit(db, batch.id, shop.mochi.id, 100_000);
const log = pino({ level: 'silent' });
const receipt = await aReceipt();

beforeEach(async () => {
  await sql`delete from listeners`.execute(db);
});

async function openEvents() {
  const events = createEvents({ databaseUrl: url, log });
  onTestFinished(events.close);
  await events.listening();
  return events;
}

async function openClient() {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(async () => {
    await client.end().catch(() => undefined);
  });
  return client;
}

/** Hears what is sent to anybody, without being entered. */
async function overhear() {
  const client = await openClient();
  const messages: string[] = [];
  client.on('notification', ({ payload = '' }) => messages.push(payload));
  await client.query(`listen ${channel}`);
  return {
    /** The topics of all messages until now: news is heard in the order in which it was committed. */
    async heard() {
      const end = randomUUID();
      await sql`select pg_notify(${channel}, ${end})`.execute(db);
      await eventually(() => expect(messages).toContain(end));
      return messages.splice(0).flatMap((text) => (text.startsWith('{') ? [JSON.parse(text).topics] : []));
    },
  };
}

const tell = ({ announce }: Events) => sql`select ${announce('stock').notice}`.execute(db);
const entered = async () =>
  (await db.selectFrom('listeners').select('pid').orderBy('pid').execute()).map(({ pid }) => pid);

async function buy({ browser }: Awaited<ReturnType<typeof createCounter>>) {
  const customer = browser();
  const held = await customer.hold(mochiHold(shop));
  expect((await submit(customer, held.body.holdId, receipt)).status).toBe(200);
}

test('a process alone sends no news of holds and orders; as soon as there is another it does', async () => {
  const here = await createCounter(database);
  const { heard } = await overhear();
  await buy(here);
  expect(await heard()).toEqual([]);

  const there = await createCounter(database);
  const topics: string[] = [];
  there.deps.events.subscribe((changed) => topics.push(changed.join(' ')));
  await buy(here);
  expect(await heard()).toEqual([['stock'], ['stock', 'orders']]);
  await eventually(() => expect(topics).toEqual(['stock', 'stock orders']));
});

test('who begins to listen waits for whoever decided before, and nobody waits for it: they send', async () => {
  const here = await openEvents();
  const { heard } = await overhear();
  const there = createEvents({ databaseUrl: url, log });
  onTestFinished(there.close);
  await db.transaction().execute(async (trx) => {
    await sql`select ${here.announce('orders').notice}`.execute(trx);
    await eventually(async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(
        db,
      );
      expect(rows).toHaveLength(1);
    });
    expect(there.isListening()).toBe(false);
    await tell(here);
    expect(await heard()).toEqual([['stock']]);
    expect(there.isListening()).toBe(false);
  });
  await there.listening();
  expect(await heard()).toEqual([]);
  await tell(here);
  expect(await heard()).toEqual([['stock']]);
});

test('a transaction that sees one moment only sends: it could not see who came meanwhile', async () => {
  const here = await openEvents();
  const { heard } = await overhear();
  for (const level of ['repeatable read', 'serializable'] as const) {
    await db
      .transaction()
      .setIsolationLevel(level)
      .execute((trx) => sql`select ${here.announce('stock').notice}`.execute(trx));
    expect(await heard()).toEqual([['stock']]);
  }
});

test('whoever is gone is forgotten, by who comes and by who stays; who lives is not', async () => {
  const [staying, killed, leaving] = [await openClient(), await openClient(), await openClient()];
  const id = randomUUID();
  for (const client of [staying, killed, leaving]) {
    await client.query(`listen ${channel}`);
    await enterListener(client, client === staying ? id : randomUUID());
  }
  const [stays, gone] = await Promise.all(
    [staying, killed].map(
      async (client) => (await client.query('select pg_backend_pid() as pid')).rows[0].pid,
    ),
  );
  expect(await entered()).toHaveLength(3);
  await sql`select pg_terminate_backend(${gone})`.execute(db);
  await eventually(async () => {
    expect(await isEntered(staying, id)).toBe(true);
    expect(await entered()).toHaveLength(2);
  });
  await leaving.end();
  await eventually(async () => {
    const next = await openClient();
    await enterListener(next, randomUUID());
    await next.end();
    expect(await entered()).toHaveLength(2);
  });
  expect(await entered()).toContain(stays);
  await sql`delete from listeners where pid = ${stays}`.execute(db);
  expect(await isEntered(staying, id)).toBe(false);
});

test('a row of an earlier connection with the same number is taken over', async () => {
  const [client, id] = [await openClient(), randomUUID()];
  await client.query(`insert into listeners (pid, id) values (pg_backend_pid(), gen_random_uuid())`);
  await enterListener(client, id);
  expect(await isEntered(client, id)).toBe(true);
  expect(await entered()).toHaveLength(1);
});

test('after an upgrade news is sent for a day: the version before listens without being entered', async () => {
  const [fresh, upgraded] = [await createBareDatabase(), await createBareDatabase()];
  await migrate(fresh.db);
  expect(await fresh.db.selectFrom('listeners').selectAll().execute()).toEqual([]);
  const steps = Object.keys(allMigrations);
  await upgraded.db
    .transaction()
    .execute((trx) => migrateWithin(trx, steps.slice(0, steps.indexOf('0054-listeners'))));
  await migrate(upgraded.db);
  const rows = await upgraded.db.selectFrom('listeners').selectAll().execute();
  const hours = rows.map(({ since, until }) => ((until?.getTime() ?? 0) - since.getTime()) / 3_600_000);
  expect(hours).toEqual([24]);

  const { heard } = await overhear();
  const older = (minutes: number) =>
    sql`insert into listeners (pid, id, until) values (0, gen_random_uuid(), now() + make_interval(mins => ${minutes}))
      on conflict (pid) do update set until = excluded.until`.execute(db);
  await older(1);
  const here = await openEvents();
  await tell(here);
  expect(await heard()).toEqual([['stock']]);
  await older(-1);
  await openEvents().then(({ close }) => close());
  await sql`delete from listeners where until is null and id <> ${idOf(here)}`.execute(db);
  await tell(here);
  expect(await heard()).toEqual([]);
});

/** As its messages say it. */
function idOf({ announce }: Events): string {
  const { parameters } = sql`${announce('stock').notice}`.compile(db);
  return String(parameters.at(-1));
}

test('whoever begins to listen while stock is sold misses none of it', { timeout: 120_000 }, async () => {
  const here = await createCounter(database);
  const { events } = here.deps;
  const { heard } = await overhear();
  const now = new Date();
  const leftIn = (limits: readonly LimitRow[]) => {
    const limit = limits.find(
      ({ batch_id, product_id }) => batch_id === batch.id && product_id === shop.mochi.id,
    );
    return limit && limit.limit_quantity - limit.taken;
  };
  let [commits, sent] = [0, 0];
  const sell = async () => {
    await pause(Math.random() * 40);
    const { notice, told } = events.announce('stock');
    await db.transaction().execute(async (trx) => {
      await sql`update product_batch_limits set limit_quantity = limit_quantity - 1
        where batch_id = ${batch.id} and product_id = ${shop.mochi.id} returning ${notice}`.execute(trx);
      await pause(Math.random() * 40);
    });
    told();
    commits += 1;
  };
  const hold = async () => {
    await pause(Math.random() * 60);
    expect((await here.browser().hold(mochiHold(shop))).status).toBe(200);
    commits += 1;
  };

  for (let round = 1; round <= 80; round += 1) {
    await sql`delete from listeners where id <> ${idOf(events)}`.execute(db);
    let isOver = false;
    // One of each: what is sent later would make up for what was lost.
    const selling = Promise.all([sell(), hold()]);
    const there = createEvents({ databaseUrl: url, log });
    // Its clock stands still: only news makes it look again.
    const stock = createStockSnapshot({ db, events: there });
    await there.listening();
    const looking = (async () => {
      while (!isOver) {
        await stock.current(now);
        await pause(1);
      }
    })();
    await selling;
    // Heard after everything that was sent before; of nothing the stock depends on.
    const last = new Promise<void>((resolve) => {
      there.subscribe((topics) => topics.length === 1 && topics[0] === 'settings' && resolve());
    });
    events.publish('settings');
    await last;
    isOver = true;
    await looking;
    expect(leftIn((await stock.current(now)).limits), `round ${round}`).toBe(
      leftIn(await findLimits(db, [batch.id], { now, browserHash: null })),
    );
    sent += (await heard()).filter((topics) => topics[0] === 'stock').length;
    await there.close();
  }
  // Both happened, so it was tried.
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(commits);
});
