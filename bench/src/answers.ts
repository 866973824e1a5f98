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
import { type Figure, ratioFigure, type Suite, valueFigure } from './figures.ts';
import { startShop } from './shop.ts';

const rounds = 5;
const seconds = 1.5;
/** Node compiles what runs often; a reference that is still cold flatters us. */
const warmUpRounds = 2;
const connections = 16;
const ordersPerSecond = 20;
const browser = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };

/** Answers kept in memory, beside node:http sending the same bytes; and how the shop starts. */
export const benchAnswers: Suite = async (say) => {
  // Every order comes from another address, or the shop would take them for one hoarder.
  process.env.TRUST_PROXY = '1';
  const shop = await startShop(plentyOfStock);
  const bench = { url: shop.url, load: startLoad(), reference: startReference(), say };
  try {
    const figures: Figure[] = [];
    for (const path of ['/', '/product/shanghai-mooncakes', '/api/products']) {
      figures.push(await compare(bench, { name: path, path, goal: 0.75 }));
      // What the head costs, too: security, caching and the request's name are fourteen lines of it.
      const name = `${path} beside a bare head`;
      figures.push(await compare(bench, { name, path, goal: 0.75, isHeadBare: true }));
    }
    for (const path of ['/', '/api/products']) {
      const headers = await etagOf(shop.url + path);
      const name = `${path} unchanged (304)`;
      figures.push(await compare(bench, { name, path, goal: 0.8, headers, status: 304 }));
    }
    const orders = await startOrders(shop.url, ordersPerSecond);
    const path = '/api/availability';
    const availability = await compare(bench, { name: path, path, goal: 0.5 });
    const name = `${path} during ${orders.stop().toFixed(1)} orders/s`;
    return [...figures, { ...availability, name }, ...(await compareStarts())];
  } finally {
    bench.load.stop();
    bench.reference.stop();
    await shop.stop();
  }
};

type Bench = {
  url: string;
  say: (step: string) => void;
  load: ReturnType<typeof startLoad>;
  reference: ReturnType<typeof startReference>;
};
type Comparison = {
  name: string;
  path: string;
  goal: number;
  headers?: Record<string, string>;
  status?: number;
  isHeadBare?: boolean;
};

/** Shop and reference take turns, so that a busy machine slows both alike. */
async function compare(
  { url, load, reference, say }: Bench,
  { name, path, goal, headers = {}, status = 200, isHeadBare = false }: Comparison,
): Promise<Figure> {
  const sent = { ...browser, ...headers };
  const ports = {
    reference: await reference.imitate({ url: url + path, headers: sent, isHeadBare }),
    ours: Number(new URL(url).port),
  };
  let loadBusy = 0;
  const ask = async (port: number) => {
    const wanted: Load = { port, path, headers: sent, status, connections, seconds };
    const { perSecond, busy } = await load.run(wanted);
    loadBusy = Math.max(loadBusy, busy);
    return perSecond;
  };
  for (let round = 0; round < warmUpRounds; round += 1) {
    await ask(ports.reference);
    await ask(ports.ours);
  }
  const turns: { ours: number; reference: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ reference: await ask(ports.reference), ours: await ask(ports.ours) });
  }
  // Near 1 the load measured itself.
  if (loadBusy > 0.9) say(`${name}: making the load took ${loadBusy.toFixed(2)} of a core`);
  return ratioFigure(turns, { name, unit: 'answers/s', goal: { atLeast: goal } });
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
    const figure = (name: string, unit: string, atMost: number, key: 'seconds' | 'megabytes') => {
      const values = turns.map((turn) => turn.ours[key]);
      return valueFigure(values, { name, unit, goal: { atMost } });
    };
    return [
      figure('start to the first page', 's', 0.8, 'seconds'),
      figure('idle memory', 'MB', 110, 'megabytes'),
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
  await seedIfEmpty(db, { seed: 'shop', now: new Date() });
  await db.updateTable('product_batch_limits').set({ limit_quantity: 1_000_000 }).execute();
  await close();
}

async function etagOf(url: string): Promise<Record<string, string>> {
  const answer = await fetch(url, { headers: browser });
  await answer.arrayBuffer();
  return { 'if-none-match': answer.headers.get('etag') ?? '' };
}
