import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { furnishShop, mochiHold } from '../checkout/checkout.testing.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { makeDataDir } from '../testing/data-dir.testing.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { quietLog } from '../testing/quiet-log.testing.ts';
import { startProcess } from '../testing/server-processes.testing.ts';
import { connect, noTimeouts } from './connect.ts';
import { openCluster } from './embedded/embedded-cluster.ts';
import { migrate } from './migrate.ts';

test('while its PostgreSQL takes no changes the shop says 503 and when to come back, never 500', async () => {
  const dataDir = await makeDataDir();
  const cluster = await openCluster({ dataDir, log: quietLog, settings: { fsync: 'off' } });
  const { db, close } = connect(cluster.url, { maxConnections: 1, timeouts: noTimeouts });
  await migrate(db);
  const shop = await furnishShop(db);
  const folder = join(dataDir, 'shop');
  await mkdir(folder);
  const server = await startProcess({ databaseUrl: cluster.url, folder });
  const serverTakesChanges = async (takesThem: boolean) => {
    await sql.raw(`alter system set default_transaction_read_only = ${takesThem ? 'off' : 'on'}`).execute(db);
    await sql`select pg_reload_conf()`.execute(db);
  };

  const buyers = Array.from({ length: 12 }, () => server.browser());
  const paying = server.browser();
  const held = await paying.hold(mochiHold(shop));
  expect(held.status).toBe(200);
  const receipt = await aReceipt();

  await serverTakesChanges(false);
  const seen = new Set<number>();
  const refused = { status: 503, body: { code: 'unavailable', details: { reason: 'database_away' } } };
  await Promise.all(
    // Each connection hears of it in its own time; whoever is served until then is served well.
    buyers.map((buyer) =>
      eventually(async () => {
        const answer = await buyer.hold(mochiHold(shop));
        seen.add(answer.status);
        expect(answer).toMatchObject(refused);
        expect(answer.headers.get('Retry-After')).toBe('5');
      }),
    ),
  );
  expect(await submit(paying, held.body.holdId, receipt)).toMatchObject(refused);
  expect((await paying.ask('GET', '/api/readyz')).status).toBe(503);
  expect((await paying.ask('GET', '/api/livez')).status).toBe(200);
  expect([...seen].filter((status) => status !== 200)).toEqual([503]);

  await serverTakesChanges(true);
  await eventually(async () => expect((await paying.ask('GET', '/api/readyz')).status).toBe(200));
  await eventually(async () => expect((await submit(paying, held.body.holdId, receipt)).status).toBe(200));
  await server.kill();
  await close();
  await cluster.leave();
});
