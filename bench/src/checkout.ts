import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { connect } from '../../server/src/database/connect.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { freePort } from '../../server/src/lib/free-port.ts';
import { type Figure, ratioFigure, type Suite, valueFigure } from './figures.ts';
import { openPostLine } from './post-line.ts';
import { residentMegabytes } from './resident-memory.ts';
import { logName } from './shop.ts';

const buyers = 10;
const rounds = 5;
const roundMs = 2_000;
/** Not counted: pools are filled, and V8 goes on compiling for the first thousand orders of a server that runs for weeks. */
const warmUps = { first: 3, later: 1 };
const serverEntry = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** What buyers wait for: a hold and its order, beside the barest loop the same PostgreSQL could run for them. */
export const benchCheckout: Suite = async (say) => {
  const counter = await openCounter();
  try {
    const tiny = await picture(24, 32);
    const photo = await picture(1_080, 1_440);
    const cases = [
      { name: 'hold + order, tiny receipt, 10 buyers at once', receipt: tiny, isHot: false, atLeast: 0.12 },
      { name: 'hold + order, 145 KB photo', receipt: photo, isHot: false, atLeast: 0.06 },
      { name: 'hold + order, one hot product', receipt: tiny, isHot: true, atLeast: 0.25 },
    ];
    const figures: Figure[] = [];
    for (const { name, atLeast, ...purchase } of cases) {
      const measured: { ours: number; reference: number }[] = [];
      const warmUpRounds = figures.length === 0 ? warmUps.first : warmUps.later;
      for (let round = 1 - warmUpRounds; round <= rounds; round += 1) {
        say(round > 0 ? `${name}, round ${round} of ${rounds}` : `${name}, warming up`);
        const reference = await perSecond((buyer) => counter.orderBarely(purchase.isHot ? 0 : buyer));
        const ours = await perSecond((buyer) =>
          counter.order(buyer, purchase.receipt, purchase.isHot ? 0 : buyer),
        );
        if (round > 0) measured.push({ ours, reference });
      }
      figures.push(ratioFigure(measured, { name, unit: 'orders/s', goal: { atLeast } }));
    }
    // It grows with the first thousand orders, and no more after.
    const name = `memory after ${counter.ordered()} orders, photos among them`;
    figures.push(valueFigure([await counter.megabytes()], { name, unit: 'MB', goal: { atMost: 200 } }));
    return figures;
  } finally {
    await counter.close();
  }
};

/** How many purchases a second everybody together makes, each buyer one after the other. */
export async function perSecond(buy: (buyer: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  let bought = 0;
  const one = async (buyer: number) => {
    while (performance.now() - startedAt < roundMs) {
      await buy(buyer);
      bought += 1;
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_, buyer) => one(buyer)));
  return bought / ((performance.now() - startedAt) / 1_000);
}

/** A shop with more than enough of everything, and a table beside it for the bare loop. */
export async function openCounter(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const { url, process: server } = await startServer(dataDir, settings);
  const log = { info: () => undefined, warn: () => undefined };
  const database = await openDatabase({ databaseUrl: null, dataDir, log });
  const { pool, close: closePool } = connect(database.url, { maxConnections: buyers });
  await pool.query('update product_batch_limits set limit_quantity = 10000000');
  await pool.query(`
    create schema bare;
    create table bare.stock (id integer primary key, taken integer not null);
    insert into bare.stock select id, 0 from generate_series(0, ${buyers - 1}) id;
    create table bare.orders (id bigserial primary key, number text not null, name text not null, total integer not null);
    create table bare.items (id bigserial primary key, order_id bigint not null references bare.orders,
      product text not null, quantity integer not null);`);
  const lines = Array.from({ length: buyers }, () => openPostLine(url));
  const wishes = await findWishes(url);
  let visitors = 0;

  return {
    async order(buyer: number, receipt: Buffer, wishAt = buyer): Promise<void> {
      visitors += 1;
      // Everybody comes from an address of their own, as behind a proxy.
      const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
      const headers = { 'x-forwarded-for': address };
      const line = lines[buyer];
      if (!line) throw new Error(`there is no buyer ${buyer}`);
      const hold = await line.post(
        '/api/checkout/holds',
        { ...headers, 'content-type': 'application/json' },
        wishes[wishAt % wishes.length] ?? '',
      );
      const { holdId } = JSON.parse(hold.text);
      await line.post(
        '/api/orders',
        { ...headers, cookie: hold.cookie, 'content-type': 'multipart/form-data; boundary=bench' },
        formOf(holdId, receipt),
      );
    },
    async orderBarely(row: number): Promise<void> {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query('select taken from bare.stock where id = $1 for update', [row]);
        const { rows } = await client.query(
          'insert into bare.orders (number, name, total) values ($1, $2, $3) returning id',
          ['CHM000000', 'Tan Mei Ling', 10_000],
        );
        await client.query(
          'insert into bare.items (order_id, product, quantity) values ($1, $2, 1), ($1, $3, 1)',
          [rows[0].id, 'Mochi', 'Yam'],
        );
        await client.query('update bare.stock set taken = taken + 2 where id = $1', [row]);
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    ordered: () => visitors,
    megabytes: () => residentMegabytes(server.pid ?? 0),
    /** Stands still, with everything it started, while another one is measured; for a shop that works by itself. */
    pause: () => process.kill(-(server.pid ?? 0), 'SIGSTOP'),
    goOn: () => process.kill(-(server.pid ?? 0), 'SIGCONT'),
    async close() {
      for (const line of lines) line.close();
      await closePool();
      await database.close();
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startServer(
  dataDir: string,
  settings: Record<string, string>,
): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [serverEntry], {
    env: {
      ...process.env,
      ...{
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        SEED: 'shop',
        TRUST_PROXY: '1',
        // What reading costs beside the orders is a figure of its own.
        READ_RECEIPTS: 'off',
        ...settings,
      },
    },
    stdio: ['ignore', 'ignore', openSync(join(dataDir, logName), 'a')],
    // A group of its own, which can be paused as a whole.
    detached: true,
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new Error('The shop did not start; run "npm run build" first.');
    if (
      await fetch(`${url}/api/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false)
    )
      return { url, process: server };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The shop was not ready within a minute.');
}

/** One box of mochi from each batch on sale: as many wishes as there are counters to draw on. */
async function findWishes(url: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${url}/api/${path}`)).json();
  const { products } = await read('products');
  const product = products.find(({ slug }: { slug: string }) => slug === 'mochi-snowskin');
  const { deliveryMethods } = await read('delivery-methods');
  const wishes: string[] = [];
  for (const { id: deliveryMethodId } of deliveryMethods) {
    const { batches } = await read(`availability?deliveryMethodId=${deliveryMethodId}`);
    for (const { batchId } of batches) {
      const { timeSlots } = await read(`time-slots?deliveryMethodId=${deliveryMethodId}&batchId=${batchId}`);
      const slot = timeSlots.find((one: { requiresTeochewYam: boolean }) => !one.requiresTeochewYam);
      if (!slot || wishes.some((wish) => wish.includes(batchId))) continue;
      const items = [{ productId: product.id, quantity: 1, metadata: null }];
      const selection = { deliveryMethodId, batchId, timeSlotId: slot.id, items };
      wishes.push(JSON.stringify({ ...selection, seenTotalSen: product.priceSen, language: 'en' }));
    }
  }
  return wishes;
}

function formOf(holdId: string, receipt: Buffer): Buffer {
  const fields = {
    ...{ holdId, name: 'Tan Mei Ling', phone: '012-345 6789', email: 'mei@example.com' },
    ...{ instagram: '', facebook: '', notes: 'Less sweet', deliveryAddress: '1 Jalan Bulan, Rawang' },
    ...{ language: 'en', paymentConfirmed: 'true' },
  };
  const texts = Object.entries(fields).map(
    ([name, value]) => `--bench\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = 'content-disposition: form-data; name="receipt"; filename="r.jpg"\r\ncontent-type: image/jpeg';
  return Buffer.concat([
    Buffer.from(`${texts.join('')}--bench\r\n${head}\r\n\r\n`),
    receipt,
    Buffer.from('\r\n--bench--\r\n'),
  ]);
}

/** A picture with as much in it as a photo has: about 145 KB at the larger size. */
async function picture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const coarse = sharp({
    create: {
      width: Math.ceil(width / 16),
      height: Math.ceil(height / 16),
      channels: 3,
      background: 'white',
      noise,
    },
  });
  return sharp(await coarse.png().toBuffer())
    .resize(width, height)
    .jpeg({ quality: 75 })
    .toBuffer();
}
