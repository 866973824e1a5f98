import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createUsedDataDir, makeDataDir } from '../../testing/data-dir.testing.ts';
import { eventually } from '../../testing/eventually.testing.ts';
import { quietLog } from '../../testing/quiet-log.testing.ts';
import { startServerChild } from '../../testing/server-child.testing.ts';
import { connect } from '../connect.ts';
import { openDatabase } from '../open-database.ts';
import { repeatWhileAway } from '../repeat-while-away.ts';
import { StartupProblem } from '../startup-problem.ts';
import { clusterFiles, readPostmaster, removeNoteOf } from './cluster-files.ts';
import { openCluster } from './embedded-cluster.ts';

const copyUsedDataDir = await createUsedDataDir();
const open = (dataDir: string) => openDatabase({ databaseUrl: null, dataDir, log: quietLog });
const runningIn = (dataDir: string) => readPostmaster(clusterFiles(dataDir));

describe('a data directory', () => {
  test('that is new gets a cluster; its data is there the next time', async () => {
    const dataDir = path.join(await makeDataDir(), 'not', 'yet', 'there');
    const first = await open(dataDir);
    await sql`create table kept as select 42 as answer`.execute(first.db);
    await first.close();
    expect(await runningIn(dataDir)).toBeNull();

    const second = await open(dataDir);
    expect((await sql`select answer from kept`.execute(second.db)).rows).toEqual([{ answer: 42 }]);
    expect((await sql`show fsync`.execute(second.db)).rows).toEqual([{ fsync: 'on' }]);
    await second.close();

    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
    expect((await stat(clusterFiles(dataDir).password)).mode & 0o777).toBe(0o600);
  });

  test('takes several servers starting at once: they share one cluster, and the last one stops it', async () => {
    const dataDir = await makeDataDir();
    const servers = await Promise.all([1, 2, 3].map(() => open(dataDir)));
    const postmaster = await runningIn(dataDir);

    expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
    for (const { db, close } of servers) {
      expect((await runningIn(dataDir))?.pid).toBe(postmaster?.pid);
      await sql`select 1`.execute(db);
      await close();
    }
    expect(await runningIn(dataDir)).toBeNull();
  });

  test('can be opened at the very moment the last server leaves', async () => {
    const dataDir = await copyUsedDataDir();
    let current = await open(dataDir);
    for (let round = 0; round < 5; round += 1) {
      const [next] = await Promise.all([pause(round * 3).then(() => open(dataDir)), current.close()]);
      await sql`select 1`.execute(next.db);
      current = next;
    }
    await current.close();
  });

  test('whose server was killed keeps its PostgreSQL, which the next server adopts', async () => {
    const dataDir = await copyUsedDataDir();
    const child = await startServerChild(dataDir);
    const { db, close } = connect(child.firstLine);
    await sql`create table kept as select 42 as answer`.execute(db);
    await close();
    const before = await runningIn(dataDir);
    await child.kill();

    const adopted = await open(dataDir);
    expect(await runningIn(dataDir)).toEqual(before);
    expect(adopted.url).toBe(child.firstLine);
    expect((await sql`select answer from kept`.execute(adopted.db)).rows).toEqual([{ answer: 42 }]);
    await adopted.close();
    expect(await runningIn(dataDir)).toBeNull();
  });

  test('is left by a server process in good order while another stays', async () => {
    const dataDir = await copyUsedDataDir();
    const child = await startServerChild(dataDir);
    const ours = await open(dataDir);
    expect(ours.url).toBe(child.firstLine);

    await child.close();
    await sql`select 1`.execute(ours.db);
    await ours.close();
    expect(await runningIn(dataDir)).toBeNull();
  });

  test('whose PostgreSQL dies under a running server is served again at the same address', async () => {
    const dataDir = await copyUsedDataDir();
    const { db, close } = await open(dataDir);
    await sql`create table kept as select 42 as answer`.execute(db);
    const before = await runningIn(dataDir);
    process.kill(before?.pid ?? expect.fail('nothing runs'), 'SIGKILL');

    await eventually(async () => {
      const pid = (await runningIn(dataDir))?.pid;
      expect(pid).toBeDefined();
      expect(pid).not.toBe(before?.pid);
    });
    const { rows } = await eventually(() => sql`select answer from kept`.execute(db));
    expect(rows).toEqual([{ answer: 42 }]);
    await close();
    expect(await runningIn(dataDir)).toBeNull();
  });

  test('whose PostgreSQL dies under a server that is just starting is asked again', async () => {
    const dataDir = await copyUsedDataDir();
    const { db, close } = await open(dataDir);
    const before = await runningIn(dataDir);
    let times = 0;
    const { rows } = await repeatWhileAway(async () => {
      times += 1;
      if (times === 1) process.kill(before?.pid ?? expect.fail('nothing runs'), 'SIGKILL');
      return sql`select pg_sleep(${times === 1 ? 60 : 0}), 42 as answer`.execute(db);
    });
    expect(rows).toMatchObject([{ answer: 42 }]);
    expect(times).toBeGreaterThan(1);
    const wrong = repeatWhileAway(() => sql`select nonsense`.execute(db));
    await expect(wrong).rejects.toThrow('nonsense');
    await close();
  });

  test('is served where it was before, unless a stranger has that port by now', async () => {
    const dataDir = await copyUsedDataDir();
    const first = await open(dataDir);
    await first.close();
    const second = await open(dataDir);
    expect(second.url).toBe(first.url);
    await second.close();

    const stranger = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
    await once(stranger, 'listening');
    const third = await open(dataDir);
    expect(third.url).not.toBe(first.url);
    await third.close();
    stranger.close();
  });

  test('with the note of a PostgreSQL whose number now belongs to a stranger is opened', async () => {
    const dataDir = await copyUsedDataDir();
    const { postmasterPid } = clusterFiles(dataDir);
    await writeFile(postmasterPid, `${process.pid}\n/elsewhere\n1\n1\n\n127.0.0.1\n\nready   \n`, {
      mode: 0o600,
    });

    const { db, close } = await open(dataDir);
    await sql`select 1`.execute(db);
    await close();
  });

  test('keeps the note of a PostgreSQL that was started meanwhile by another server', async () => {
    const files = clusterFiles(await copyUsedDataDir());
    const gone = `${process.pid}\n/elsewhere\n1\n1\n\n127.0.0.1\n\nready   \n`;
    await writeFile(files.postmasterPid, gone.replace(String(process.pid), '4711'));
    removeNoteOf({ pid: process.pid }, files);
    expect((await readPostmaster(files))?.pid).toBe(4711);
    removeNoteOf({ pid: 4711 }, files);
    removeNoteOf({ pid: 4711 }, files);
    expect(await readPostmaster(files)).toBeNull();
  });

  test('in which making a cluster was interrupted is started over', async () => {
    const dataDir = await makeDataDir();
    // As a server that died there would have left it: the number of a process that is no more.
    const deadPid = 2 ** 22 - 1;
    await mkdir(path.join(dataDir, `postgres.new-${deadPid}-0a1b2c3d`));
    await writeFile(path.join(dataDir, `postgres.new-${deadPid}-0a1b2c3d`, 'PG_VERSION'), '18\n');

    await (await open(dataDir)).close();
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
  });
});

describe('a data directory that cannot be opened is left alone and explained in one sentence', () => {
  async function problemOf(dataDir: string): Promise<string> {
    const refused = await open(dataDir).catch((error: unknown) => error);
    if (!(refused instanceof StartupProblem)) return expect.fail(`not refused plainly: ${refused}`);
    expect(refused.message).not.toContain('\n');
    return refused.message;
  }

  test('one that is no cluster', async () => {
    const dataDir = await makeDataDir();
    await mkdir(path.join(dataDir, 'postgres'));
    await writeFile(path.join(dataDir, 'postgres', 'holiday.jpg'), 'a picture');

    expect(await problemOf(dataDir)).toContain('PG_VERSION is missing');
    expect(existsSync(path.join(dataDir, 'postgres', 'holiday.jpg'))).toBe(true);
  });

  test('one of another version', async () => {
    const dataDir = await copyUsedDataDir();
    await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '19\n');

    expect(await problemOf(dataDir)).toMatch(/made by PostgreSQL 19, .* comes with PostgreSQL 18/);
  });

  test('one that is damaged inside', async () => {
    const dataDir = await copyUsedDataDir();
    await truncate(path.join(dataDir, 'postgres', 'global', 'pg_control'), 100);

    expect(await problemOf(dataDir)).toMatch(/could not be started \(.*pg_control/);
    expect(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
  });

  test('one whose password was lost', async () => {
    const dataDir = await copyUsedDataDir();
    await writeFile(clusterFiles(dataDir).password, 'wrong');

    expect(await problemOf(dataDir)).toContain('does not accept the password');
  });

  test('one that is a file', async () => {
    const dataDir = await makeDataDir();
    await writeFile(path.join(dataDir, 'postgres'), '');

    expect(await problemOf(dataDir)).toContain('cannot be read (ENOTDIR)');
  });
});

test('the log stays small over the years', async () => {
  const dataDir = await copyUsedDataDir();
  const { log } = clusterFiles(dataDir);
  await writeFile(log, 'x'.repeat(1_500_000));

  const cluster = await openCluster({ dataDir, log: quietLog });
  await cluster.leave();

  expect(await readFile(log, 'utf8')).toMatch(/^\S+ \S+ UTC \[\d+\] LOG:/);
  expect((await stat(`${log}.old`)).size).toBe(1_500_000);
});
