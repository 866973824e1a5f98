import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, noTimeouts } from '../../../server/src/database/connect.ts';
import { openCluster } from '../../../server/src/database/embedded/embedded-cluster.ts';
import { createRandom } from '../../../server/src/database/generate/random.ts';
import { forgetWhatIsTaken } from '../forget-what-is-taken.ts';
import { type Furniture, furnishSmallShop } from '../model/furnish.ts';
import type { ShopState } from '../model/lists.ts';
import { createMemoryStorage } from '../model/memory-storage.ts';
import { openRealShop } from '../model/real-shop.ts';
import { ShopModel } from '../model/shop-model.ts';
import { drawStep } from '../model/step.ts';
import { atOnce, type Outcome, type Proof, partOf } from '../proof.ts';

const wholeSteps = 1_000_000;
/** After so many a new shop opens, which costs as much as some hundred steps: its connections plan every statement anew. */
const seasonSteps = 10_000;
/** Every so often all that is stored is held against the model, not only how a step ended. */
const looksEvery = 125;
const firstLimit = 12;
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
      await atOnce(Array(seasons).keys(), seasonsAtOnce, async (seed) => {
        if (breaches.length > 0) return;
        const { url, drop } = await openDatabase();
        const differing = await runSeason(url, furniture, { seed, ends, steps: stepsEach });
        await drop();
        if (differing) breaches.push(`season ${seed}: ${differing}`);
        done += 1;
        if (done % 20 === 0) say(`${done * stepsEach} of ${seasons * stepsEach} steps`);
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

/** What was different first, with the step; null where nothing was. */
async function runSeason(
  url: string,
  furniture: Furniture,
  { seed, ends, steps }: { seed: number; ends: Map<string, number>; steps: number },
): Promise<string | null> {
  const random = createRandom(seed);
  const storage = createMemoryStorage();
  const real = openRealShop(url, furniture, storage);
  const modelled = new ShopModel(firstLimit);
  try {
    for (let at = 1; at <= steps; at += 1) {
      const step = drawStep(random, modelled.orderCount);
      const expected = modelled.take(step);
      const found = await real.take(step);
      const told = `step ${at} ${JSON.stringify(step)}`;
      if (found !== expected) return `${told} ended "${found}" instead of "${expected}"`;
      const { undecided } = modelled;
      const wrong = undecided.length > 0 ? modelled.decide(await real.freedAmong(undecided)) : null;
      if (wrong) return `${told}: ${wrong}`;
      // Each order of many ends for itself, and which number one gets says nothing about how.
      for (const end of step.kind === 'order' ? ['ordered'] : found.split(' ')) {
        ends.set(end, (ends.get(end) ?? 0) + 1);
      }
      if (at % looksEvery > 0) continue;
      const differing = difference(await real.state(), modelled.state());
      if (differing) return `after ${told}: ${differing}`;
    }
    const [finding] = await real.examine();
    return finding ?? null;
  } finally {
    await real.close();
  }
}

/** What is not as promised, and nothing of all that is. */
function difference(found: ShopState, promised: ShopState): string | null {
  const parts = (state: ShopState): [string, string][] => [
    ['taken', JSON.stringify(state.taken)],
    ['booked', JSON.stringify(state.booked)],
    ...state.orders.map((order, at): [string, string] => [`order ${at}`, JSON.stringify(order)]),
  ];
  const wanted = new Map(parts(promised));
  const differing = parts(found).filter(([name, value]) => wanted.get(name) !== value);
  const told = differing.map(([name, value]) => `${name} is ${value} instead of ${wanted.get(name)}`);
  return told.length > 0 ? told.join(', ') : null;
}

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
