import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, type Db, noTimeouts } from '../../../server/src/database/connect.ts';
import { openStorage } from '../../../server/src/storage/open-storage.ts';
import { startSwift } from '../../../server/src/testing/swift.testing.ts';
import { wishFor } from '../buyer.ts';
import { startDatabaseMachines } from './database-machines.ts';
import { startLoad } from './load.ts';
import { superuser } from './patroni-config.ts';
import { findPrograms, type Programs } from './programs.ts';
import { startProxy } from './proxy.ts';
import { lossNoticed, reckon } from './reckoning.ts';
import { cutOff, killPrimaries, killServers, type Play, rollOut } from './scenes.ts';
import { checkShared } from './shared.ts';
import { startShopServers, takePlaces } from './shop-servers.ts';
import { killAll, logFolder, openStage, type Stage, until } from './stage.ts';

// npm run rehearse             the primary is killed ten times
// npm run rehearse -- short    twice
// npm run rehearse -- unsafe   twice, with a PostgreSQL that confirms before it has written: the loss must be noticed

const words = process.argv.slice(2);
const isGuardOut = words.includes('unsafe');
const kills = isGuardOut || words.includes('short') ? 2 : 10;
const boxes = 1_000_000;
const sharedThings = 'holds, orders, open pages, stock in memory, tidying, limits, the invitation';

const found = findPrograms();
if ('missing' in found) {
  console.log(
    `Skipped: the rehearsal needs Debian's packages ${found.missing.join(', ')} (apt-get install).`,
  );
} else {
  const stage = await openStage();
  process.on('exit', stage.clear);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
  try {
    const breaches = await rehearse(stage, found.programs);
    for (const breach of breaches.slice(0, 20)) console.log(`  - ${breach}`);
    if (breaches.length > 20) console.log(`  - and ${breaches.length - 20} more`);
    if (isGuardOut) {
      const isNoticed = breaches.some((breach) => breach.startsWith(lossNoticed));
      console.log(
        isNoticed ? '\nthe loss was noticed' : '\nBREACHED: without its guard the rehearsal holds too',
      );
      process.exit(isNoticed ? 0 : 1);
    }
    console.log(breaches.length === 0 ? '\nholds' : `\nBREACHED; what everybody wrote is in ${logFolder}`);
    process.exit(breaches.length === 0 ? 0 : 1);
  } catch (error) {
    console.error(error);
    console.error(`What everybody wrote is in ${logFolder}`);
    process.exit(1);
  }
}

async function rehearse(stage: Stage, programs: Programs): Promise<string[]> {
  const startedAt = performance.now();
  const breaches: string[] = [];
  const tell = (what: string, figures: string) => {
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1).padStart(5);
    console.log(`${minutes} min  ${what.padEnd(48)}  ${figures}`);
  };

  const swift = await startStore(stage);
  tell('OpenStack Swift', 'is a bucket');
  const places = await takePlaces(stage);
  const databases = await startDatabaseMachines(stage, programs, { isGuardOut });
  const proxy = await startProxy(stage, programs, { machines: databases.machines, servers: places });
  await databases.settled();
  const databaseUrl = await makeDatabase(proxy.databasePort);
  tell('three PostgreSQL', 'one is the primary, the others follow');
  const publicUrl = `http://127.0.0.1:${proxy.shopPort}`;
  const { servers, start: startServer } = await startShopServers(stage, places, {
    ...{ databaseUrl, publicUrl, storageUrl: swift.url },
  });
  for (const { name } of servers) await until(`${name} in the proxy`, () => proxy.isUp(name));
  tell('three servers of the shop', `at ${publicUrl}`);

  const { db, close } = connect(databaseUrl, { maxConnections: 2, timeouts: noTimeouts });
  const wish = await wishFor({ db }, { url: publicUrl }, boxes);
  if (isGuardOut) await writeDown(db);
  const load = startLoad(publicUrl, wish);
  const breach = (what: string) => breaches.push(what);
  const play: Play = { databases, proxy, servers, startServer, load, tell, breach };
  if (!isGuardOut) {
    await killServers(play);
    await rollOut(play);
    await cutOff(play);
  }
  await killPrimaries(play, kills);
  await load.sells(50);
  await load.end();

  await databases.settled();
  const shared = await checkShared({ db, wish, servers });
  load.confirmed.push({ number: shared.number, at: performance.now() });
  tell('shared by three servers', shared.breaches.length === 0 ? sharedThings : shared.breaches.join('; '));
  const storage = await openStorage({ storageUrl: swift.url, dataDir: join(stage.folder, 'doctor') });
  const { lost, doubled, withoutFile, breaches: wrong } = await reckon(load, wish, { db, storage });
  tell(
    `${load.confirmed.length} orders acknowledged`,
    `${lost} lost, ${doubled} doubled, ${withoutFile} without their receipt`,
  );
  const answers = [...load.answers].toSorted().map(([status, times]) => `${status}: ${times}`);
  tell('answers by status', answers.join(', '));
  await close();
  return [...breaches, ...load.breaches, ...shared.breaches, ...wrong];
}

/** What was prepared is not to be lost: one change that is confirmed as usual takes all before it along. */
async function writeDown(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = on`.execute(trx);
    await trx.updateTable('pickup_time_slots').set({ capacity: null }).execute();
  });
}

async function startStore(stage: Stage) {
  const folder = join(stage.folder, 'swift');
  await mkdir(folder);
  const onStarted = (pid: number) => stage.atEnd(() => killAll([pid]));
  return startSwift(folder, { takePort: stage.takePort, onStarted });
}

/** Through the proxy, as everything else: a database of the shop's own, and somebody who may nothing but use it. */
async function makeDatabase(port: number): Promise<string> {
  const address = (who: string, password: string, name: string) =>
    `postgres://${who}:${password}@127.0.0.1:${port}/${name}`;
  const first = connect(address(superuser.name, superuser.password, 'postgres'), { maxConnections: 1 });
  await until('the primary behind the proxy', async () =>
    sql`select 1`.execute(first.db).then(
      () => true,
      () => false,
    ),
  );
  await sql.raw(`create role shop login password 'rehearsal-shop'`).execute(first.db);
  await sql.raw('create database shop owner shop').execute(first.db);
  await first.close();
  return address('shop', 'rehearsal-shop', 'shop');
}
