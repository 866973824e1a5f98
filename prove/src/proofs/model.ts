import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, noTimeouts } from '../../../server/src/database/connect.ts';
import { openCluster } from '../../../server/src/database/embedded/embedded-cluster.ts';
import { forgetWhatIsTaken } from '../forget-what-is-taken.ts';
import { type Furniture, furnishSmallShop } from '../model/furnish.ts';
import { startSeasons } from '../model/start-seasons.ts';
import { atOnce, type Outcome, type Proof, partOf } from '../proof.ts';

const wholeSteps = 1_000_000;
/** After so many a new shop opens, which costs as much as some hundred steps: its connections plan every statement anew. */
const seasonSteps = 10_000;
const firstLimit = 12;
const processes = 2;
const seasonsAtOnce = 4;

export const model: Proof = {
  promise: 'Whatever customers and staff do, in whatever order, the shop does what its rules say.',
  tried: `${wholeSteps} random steps (hold, extend, let go, order, wait, sweep, approve, refuse, cancel, reopen, bulk, move, limits, whole batches) through the use cases on PostgreSQL, each held against a model of lists and sums`,
  guard: 'the counter of what is taken forgets',
  async run({ share, isGuardOut, say }): Promise<Outcome> {
    const wanted = partOf(wholeSteps, share);
    const seasons = Math.ceil(wanted / seasonSteps);
    const stepsEach = Math.min(wanted, seasonSteps);
    return withTemplate(isGuardOut, async ({ openDatabase, furniture }) => {
      const breaches: string[] = [];
      const ends = new Map<string, number>();
      let done = 0;
      const runners = Array.from({ length: Math.min(processes, seasons) }, startSeasons);
      const runSeason = async (seed: number) => {
        if (breaches.length > 0) return;
        const { url, drop } = await openDatabase();
        const runner = runners[seed % runners.length];
        const ended = await runner?.run({ url, furniture, firstLimit, seed, steps: stepsEach });
        await drop();
        if (!ended || ended.differing) breaches.push(`season ${seed}: ${ended?.differing}`);
        for (const [end, times] of ended?.ends ?? []) ends.set(end, (ends.get(end) ?? 0) + times);
        done += 1;
        if (done % 20 === 0) say(`${done * stepsEach} of ${seasons * stepsEach} steps`);
      };
      await atOnce(Array(seasons).keys(), seasonsAtOnce, runSeason).finally(() => {
        for (const runner of runners) runner.stop();
      });
      const steps = done * stepsEach;
      const refusals = [...ends]
        .filter(([end]) => end.includes('.'))
        .reduce((sum, [, count]) => sum + count, 0);
      return {
        figures: `${steps} steps in ${done} seasons, ${refusals} of them refused in ${ends.size} ways: all as in the model`,
        breaches,
      };
    });
  },
};

type Template = {
  furniture: Furniture;
  openDatabase: () => Promise<{ url: string; drop: () => Promise<void> }>;
};

/** A PostgreSQL of its own with a furnished shop to copy; it is thrown away, so it need not write to the disk. */
async function withTemplate<Result>(
  isGuardOut: boolean,
  work: (template: Template) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-model-'));
  const log = { info: () => undefined, warn: () => undefined };
  // A socket costs less than half of a connection through the network's layers.
  const socketFolder = process.platform === 'win32' ? null : dataDir;
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '8GB',
    shared_buffers: '256MB',
    autovacuum: 'off',
    // Nobody looks at what it is doing.
    track_activities: 'off',
    track_counts: 'off',
    update_process_title: 'off',
    // Thousands of times the same statements, on tables that stay small.
    plan_cache_mode: 'force_generic_plan',
    // Planned once while the tables are empty, where reading all of one looks cheapest, and used until they are full.
    enable_seqscan: 'off',
    max_connections: '100',
    ...(socketFolder && { unix_socket_directories: socketFolder }),
  };
  const cluster = await openCluster({ dataDir, log, settings });
  const server = connect(cluster.url, { maxConnections: 1, timeouts: noTimeouts });
  const urlOf = (name: string) => {
    const url = Object.assign(new URL(cluster.url), { pathname: `/${name}` });
    if (socketFolder) url.searchParams.set('host', socketFolder);
    return url.href;
  };
  try {
    await sql`create database small_shop`.execute(server.db);
    const template = connect(urlOf('small_shop'), { timeouts: noTimeouts });
    const furniture = await furnishSmallShop(template.db, firstLimit);
    // The search of the back office is no step, and each change of an order pays for it.
    await sql`drop index order_list_search`.execute(template.db);
    if (isGuardOut) await forgetWhatIsTaken(template.db);
    await template.close();
    let opened = 0;
    return await work({
      furniture,
      async openDatabase() {
        opened += 1;
        const name = `season_${opened}`;
        await sql`create database ${sql.id(name)} template small_shop strategy file_copy`.execute(server.db);
        const drop = async () => {
          await sql`drop database ${sql.id(name)} with (force)`.execute(server.db);
        };
        return { url: urlOf(name), drop };
      },
    });
  } finally {
    await server.close();
    await cluster.leave();
    await rm(dataDir, { recursive: true, force: true });
  }
}
