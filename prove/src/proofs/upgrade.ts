import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from '../../../server/src/database/connect.ts';
import { hold, order, orderNumberOf, wishFor } from '../buyer.ts';
import { differing, type Outcome, type Proof, partOf } from '../proof.ts';
import { inShop } from '../shop.ts';

/** Shops that released versions filled, written by pg_dump. */
const released = {
  '1.0.0': new URL(
    '../../../server/src/database/migrations/version-1.0.0/filled-shop.testing.sql.gz',
    import.meta.url,
  ),
};
const whole = { times: 5, orders: 40 };
const writers = 4;

type Totals = { orders: number; boxes: number; sen: number };

export const upgrade: Proof = {
  promise: 'A shop of an older version opens with everything it had, while the older one still writes.',
  tried: `a shop filled by each released version (${Object.keys(released).join(', ')}), ${whole.times} times: two servers start at once while ${writers} others go on writing, then customers order from both`,
  guard: 'one order of the old shop has taken a box that its counter does not know',
  async run({ share, isGuardOut, say }): Promise<Outcome> {
    const times = partOf(whole.times, share);
    const breaches: string[] = [];
    let [written, placed] = [0, 0];
    for (const [version, dump] of Object.entries(released)) {
      for (let time = 1; time <= times; time += 1) {
        const found = await upgradeOnce(dump, isGuardOut);
        breaches.push(...found.breaches.map((breach) => `from ${version}: ${breach}`));
        written += found.written;
        placed += found.placed;
        say(`${time} of ${times} from ${version}`);
      }
    }
    const upgrades = times * Object.keys(released).length;
    return {
      figures: `${upgrades} upgrades beside ${written} writes of the older version, ${placed} orders placed after`,
      breaches,
    };
  },
};

async function upgradeOnce(
  dump: URL,
  isGuardOut: boolean,
): Promise<{ breaches: string[]; written: number; placed: number }> {
  let before: Totals = { orders: 0, boxes: 0, sen: 0 };
  let old: ReturnType<typeof writeAsBefore> | undefined;
  const filledBy = async (db: Db) => {
    await sql.raw(gunzipSync(await readFile(dump)).toString()).execute(db);
    // The batches of the dump are of a year that may be over.
    await sql`update pickup_batches set batch_date = batch_date + interval '50 years'`.execute(db);
    if (isGuardOut) {
      await sql`update order_items set stock_units = stock_units + 1
        where id = (select i.id from order_items i join orders o on o.id = i.order_id
          where o.order_status = 'verified' and i.product_id is not null limit 1)`.execute(db);
    }
    before = await totalsOf(db);
    old = writeAsBefore(db);
  };
  return inShop(
    2,
    async (shop, first) => {
      const written = (await old?.stop()) ?? { written: 0, failures: [] };
      const after = await totalsOf(shop.db);
      const wish = await wishFor(shop, first, 1_000);
      const answers = await Promise.all(
        Array.from({ length: whole.orders }, async (_, at) => {
          const server = shop.servers[at % shop.servers.length] ?? first;
          return order(server, await hold(server, wish));
        }),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      const numbers = new Set(answers.filter(({ status }) => status === 200).map(orderNumberOf));
      return {
        written: written.written,
        placed: numbers.size,
        breaches: [
          ...written.failures,
          ...differing('what was ordered before', JSON.stringify(after), JSON.stringify(before)),
          ...refused.map(({ status }) => `an order was answered ${status}`),
          ...(await shop.examine()),
        ],
      };
    },
    { filledBy },
  );
}

const totalsOf = async (db: Db): Promise<Totals> => {
  const { rows } = await sql<Totals>`select (select count(*) from orders)::integer as orders,
    sum(quantity)::integer as boxes, sum(total_sen)::integer as sen from order_items`.execute(db);
  return rows[0] ?? { orders: 0, boxes: 0, sen: 0 };
};

/** Statements that the first version had too, one after the other, until it is told to stop. */
function writeAsBefore(db: Db) {
  let [isOver, written] = [false, 0];
  const failures: string[] = [];
  const write = async () => {
    const { rows } = await sql<{ id: string }>`select id from orders order by random() limit 1`.execute(db);
    await db.transaction().execute(async (trx) => {
      await sql`select 1 from orders where id = ${rows[0]?.id} for update`.execute(trx);
      await sql`update orders set admin_notes = left(admin_notes || '.', 500), version = version + 1
        where id = ${rows[0]?.id}`.execute(trx);
    });
  };
  const writing = Array.from({ length: writers }, async () => {
    while (!isOver) {
      await write()
        .then(() => (written += 1))
        .catch((error: unknown) => failures.push(`a write beside the upgrade failed: ${String(error)}`));
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(writing);
      return { written, failures };
    },
  };
}
