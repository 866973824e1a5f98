import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { furnishShop, mochiHold, setLimit } from '../checkout/checkout.testing.ts';
import { examineShop } from '../doctor/doctor.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { pgbouncer, startPooler } from '../testing/pgbouncer.testing.ts';
import { quietLog } from '../testing/quiet-log.testing.ts';
import { metricsToken, startProcess } from '../testing/server-processes.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { openDatabase } from './open-database.ts';

const { db, url, folder } = await createTestDatabase();
const shop = await furnishShop(db);
const batchId = shop.batch('13/9').id;
if (!pgbouncer) process.stderr.write('pgbouncer is not installed: nothing is tried through a pooler.\n');

type Server = Awaited<ReturnType<typeof startProcess>>;

/** A customer's whole way: look, hold, pay. */
async function buy(server: Server) {
  const browser = server.browser();
  const held = await browser.hold(mochiHold(shop, 1, { batchId }));
  expect(held.status).toBe(200);
  const placed = await submit(browser, held.body.holdId, await aReceipt());
  expect(placed.status).toBe(200);
  return placed.body.orderNumber;
}

test('one connection listens, past the pooler; all others go the usual way', async () => {
  const server = await startProcess({
    databaseUrl: `${url}?application_name=usual`,
    listenUrl: `${url}?application_name=direct`,
    folder,
  });
  await buy(server);
  const { rows } = await sql<{ name: string; listens: boolean }>`
    select application_name as name, pid in (select l.pid from listeners l) as listens
    from pg_stat_activity where datname = current_database() and application_name in ('usual', 'direct')
  `.execute(db);
  expect(rows.filter(({ name }) => name === 'direct')).toEqual([{ name: 'direct', listens: true }]);
  expect(rows.filter(({ name, listens }) => name === 'usual' && listens)).toEqual([]);
  expect(rows.filter(({ name }) => name === 'usual').length).toBeGreaterThan(0);
  await server.kill();
});

/** Reads the stream of changes until it tells of that one. */
async function hears(server: Server, topic: string) {
  const { body } = await fetch(`${server.url}/api/events`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    async heard() {
      for (let text = ''; !text.includes(`data: ${topic}\n`); ) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error('the stream ended');
        text += value;
      }
      await reader?.cancel();
    },
  };
}

test.skipIf(!pgbouncer)(
  'two servers sell and hear of each other through a pooler in transaction mode',
  async () => {
    const poolSize = 4;
    const pooler = await startPooler(url, poolSize);
    const databaseUrl = `${pooler.url}?application_name=pooled`;
    const start = () => startProcess({ databaseUrl, listenUrl: url, folder });
    const servers = [await start(), await start()] as const;
    await setLimit(db, batchId, shop.mochi.id, 1_000);
    const headers = { authorization: `Bearer ${metricsToken}` };
    for (const server of servers) {
      await eventually(async () =>
        expect(await (await fetch(`${server.url}/api/metrics`, { headers })).text()).toContain(
          'shop_events_connected 1',
        ),
      );
    }

    const stream = await hears(servers[1], 'stock');
    await Promise.all([buy(servers[0]), stream.heard()]);
    const buyers = Array.from({ length: 24 }, (_, at) => buy(servers[at % 2 === 0 ? 0 : 1]));
    expect(new Set(await Promise.all(buyers)).size).toBe(24);

    const { rows } = await sql<{ pooled: number }>`select count(*)::integer as pooled from pg_stat_activity
      where datname = current_database() and application_name = 'pooled'`.execute(db);
    expect(rows[0]?.pooled).toBeGreaterThan(0);
    expect(rows[0]?.pooled).toBeLessThanOrEqual(poolSize);
    expect(await examineShop({ db, storage: await openDiskStorage(`${folder}/files`) })).toEqual([]);
    await Promise.all(servers.map((server) => server.kill()));
  },
);

test.skipIf(!pgbouncer)(
  'a real pooler in transaction mode is refused where a connection must stay',
  async () => {
    const pooler = await startPooler(url, 4);
    const open = (databaseUrl: string, databaseListenUrl: string | null) =>
      openDatabase({ databaseUrl, databaseListenUrl, dataDir: '/nowhere', log: quietLog });
    await expect(open(pooler.url, null)).rejects.toThrow(/^DATABASE_URL leads through a connection pooler/);
    await expect(open(url, pooler.url)).rejects.toThrow(/^DATABASE_LISTEN_URL leads through/);
  },
);
