import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../../server/src/database/connect.ts';
import { hold, order, orderNumberOf, wishFor } from '../buyer.ts';
import { findChanges, type KeptRows, readRows } from '../kept-rows.ts';
import { findPlace, writeAsBefore } from '../old-writes.ts';
import { type Outcome, type Proof, partOf } from '../proof.ts';
import { inShop, type Server, type Shop } from '../shop.ts';

/** Shops that released versions filled, written by pg_dump. */
const released = {
  '1.0.0': new URL(
    '../../../server/src/database/migrations/version-1.0.0/filled-shop.testing.sql.gz',
    import.meta.url,
  ),
};
const whole = { times: 5, orders: 40 };
const writers = 4;

/** What the upgrade means to change, and why. */
const meantChanges: Readonly<Record<string, string>> = {
  order_list: 'made anew of the orders; the doctor compares',
  'new schema_migrations': 'the steps of the upgrade',
  'new admin_invitations': 'a server that starts in a shop without staff invites the first',
  'delivery_methods.pickup_place': 'who books a rider is told where to send them',
  'orders.updated_at': 'set by each write beside',
  'products.updated_at': 'words about flavours got a Chinese twin',
  'products.yam_config': 'its flavours are the pieces now, and compared as such',
  'shop_settings.updated_at': 'settings that are new were added',
};

const yamSchema = z.nullable(z.object({ flavours: z.array(z.json()) }));

export const upgrade: Proof = {
  promise: 'A shop of an older version opens with everything it had, while the older one still writes.',
  tried: `a shop filled by each released version (${Object.keys(released).join(', ')}), ${whole.times} times: two servers start at once while ${writers} others go on writing, then customers order from both; every value of every row of before is compared`,
  guard: 'a step of the upgrade empties the name of every customer',
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
  let kept: KeptRows = new Map();
  let old: Awaited<ReturnType<typeof writeAsBefore>> | undefined;
  const filledBy = async (db: Db) => {
    await sql.raw(gunzipSync(await readFile(dump)).toString()).execute(db);
    // The batches of the dump are of a year that may be over.
    await sql`update pickup_batches set batch_date = batch_date + interval '50 years'`.execute(db);
    if (isGuardOut) await emptyNamesInUpgrade(db);
    const place = await findPlace(db);
    kept = await readRows(db);
    for (const product of kept.get('products')?.values() ?? []) {
      product.pieces = yamSchema.parse(product.yam_config)?.flavours ?? [];
    }
    old = writeAsBefore(db, place, kept, writers);
  };
  const work = async (shop: Shop, first: Server) => {
    const written = (await old?.stop()) ?? { written: 0, failures: [] };
    const changes = findChanges(kept, await readRows(shop.db), (place) => Object.hasOwn(meantChanges, place));
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
        ...changes,
        ...refused.map(({ status }) => `an order was answered ${status}`),
        ...(await shop.examine()),
      ],
    };
  };
  try {
    return await inShop(2, work, { filledBy });
  } finally {
    await old?.stop();
  }
}

/** As the mistake of a step would, in the upgrade's own transaction. */
async function emptyNamesInUpgrade(db: Db): Promise<void> {
  await sql`create function empty_names() returns trigger language plpgsql as
    'begin update customers set name = $$$$; return null; end'`.execute(db);
  await sql`create trigger empty_names after insert on schema_migrations
    for each statement execute function empty_names()`.execute(db);
}
