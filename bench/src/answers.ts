import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noTimeouts } from '../../server/src/database/connect.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { seedIfEmpty } from '../../server/src/database/seed/seed-if-empty.ts';
import { type Load, startLoad, startReference } from './answers/load.ts';
import { startOrders } from './answers/order-stream.ts';
import { type Started, startNothing, startShopOn } from './answers/start.ts';
import { startShop } from './shop.ts';

export type Figure = {
  name: string;
  /** Ours over the reference; of a start and of memory, ours itself. */
  ratio: number;
  /** The lowest and the highest of all rounds. */
  spread: readonly [number, number];
  goal: number;
  /** Whether the goal is an upper bound. */
  isAtMost?: true;
  ours: number;
  reference: number;
};

const rounds = 5;
const seconds = 2;
const connections = 16;
const ordersPerSecond = 20;
const browser = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };

/** Answers kept in memory, beside bare node:http sending the same bytes; and how the shop starts. */
export async function benchAnswers(): Promise<Figure[]> {
  // Every order comes from another address, or the shop would take them for one hoarder.
  process.env.TRUST_PROXY = '1';
  const shop = await startShop(plentyOfStock);
  try {
    const kept = ['/', '/product/shanghai-mooncakes', '/api/products'];
    const figures: Figure[] = [];
    for (const path of kept) figures.push(await compare(path, { url: shop.url, path, goal: 0.75 }));
    for (const path of ['/', '/api/products']) {
      const known = await etagOf(shop.url + path);
      figures.push(
        await compare(`${path} unchanged (304)`, {
          url: shop.url,
          path,
          goal: 0.8,
          headers: known,
          status: 304,
        }),
      );
    }
    const orders = await startOrders(shop.url, ordersPerSecond);
    const path = '/api/availability';
    const availability = await compare('availability', { url: shop.url, path, goal: 0.5 });
    const name = `${path} during ${orders.stop().toFixed(1)} orders/s`;
    return [...figures, { ...availability, name }, ...(await compareStarts())];
  } finally {
    await shop.stop();
  }
}

type Comparison = {
  url: string;
  path: string;
  goal: number;
  headers?: Record<string, string>;
  status?: number;
};

/** Shop and reference take turns, so that a busy machine slows both alike. */
async function compare(
  name: string,
  { url, path, goal, headers = {}, status = 200 }: Comparison,
): Promise<Figure> {
  const sent = { ...browser, ...headers };
  const load = startLoad();
  const reference = await startReference({ url: url + path, headers: sent });
  const ask = async (port: number) => {
    const wanted: Load = { port, path, headers: sent, status, connections, seconds };
    return (await load.run(wanted)).perSecond;
  };
  const shopPort = Number(new URL(url).port);
  await Promise.all([ask(reference.port), ask(shopPort)]);
  const turns: { ours: number; reference: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ reference: await ask(reference.port), ours: await ask(shopPort) });
  }
  load.stop();
  reference.stop();
  return {
    ...{ name, goal },
    ...summarise(turns.map((turn) => turn.ours / turn.reference)),
    ours: median(turns.map((turn) => turn.ours)),
    reference: median(turns.map((turn) => turn.reference)),
  };
}

/** On a database that exists, beside a process that has nothing to do. */
async function compareStarts(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-bench-start-'));
  try {
    await plentyOfStock(dataDir);
    const turns: { ours: Started; nothing: Started }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      turns.push({ ours: await startShopOn(dataDir), nothing: await startNothing() });
    }
    const figure = (name: string, goal: number, key: 'seconds' | 'megabytes'): Figure => {
      const ours = turns.map((turn) => turn.ours[key]);
      const reference = median(turns.map(({ nothing }) => nothing[key]));
      return { ...{ name, goal }, isAtMost: true, ...summarise(ours), ours: median(ours), reference };
    };
    return [
      figure('start to the first page (s)', 0.8, 'seconds'),
      figure('idle memory (MB)', 110, 'megabytes'),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The demo shop with more of everything than a bench can order. */
async function plentyOfStock(dataDir: string): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined };
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir, log, timeouts: noTimeouts });
  await migrate(db);
  await seedIfEmpty(db, { seed: 'demo', now: new Date() });
  await db.updateTable('product_batch_limits').set({ limit_quantity: 1_000_000 }).execute();
  await close();
}

async function etagOf(url: string): Promise<Record<string, string>> {
  const answer = await fetch(url, { headers: browser });
  await answer.arrayBuffer();
  return { 'if-none-match': answer.headers.get('etag') ?? '' };
}

function summarise(ratios: readonly number[]): Pick<Figure, 'ratio' | 'spread'> {
  return { ratio: median(ratios), spread: [Math.min(...ratios), Math.max(...ratios)] };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
