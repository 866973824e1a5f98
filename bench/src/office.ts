import { noTimeouts } from '../../server/src/database/connect.ts';
import { generateOrders } from '../../server/src/database/generate/generate-orders.ts';
import { settleTables } from '../../server/src/database/generate/settle-tables.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { seedIfEmpty } from '../../server/src/database/seed/seed-if-empty.ts';
import { startSession } from '../../server/src/staff/auth/sessions.ts';
import { addUpChanges } from '../../server/src/tallies/add-up-changes.ts';
import { type Shop, startShop } from './shop.ts';

export type Office = Shop & { cookie: string; sample: { orderNumber: string; phone: string } };

const offices = new Map<number, Promise<Office>>();

/** A shop with so many orders, and somebody signed in; suites that ask for as many share it. */
export function openOffice(count: number): Promise<Office> {
  const office = offices.get(count) ?? furnish(count);
  offices.set(count, office);
  return office;
}

/** Once nobody asks for them any more: idle servers, too, take memory and time from what is measured next. */
export async function closeOffices(): Promise<void> {
  const open = await Promise.all(offices.values());
  offices.clear();
  await Promise.all(open.map((office) => office.stop()));
}

async function furnish(count: number): Promise<Office> {
  let cookie = '';
  let sample = { orderNumber: '', phone: '' };
  const shop = await startShop(async (dataDir) => {
    const log = { info: () => undefined, warn: () => undefined };
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir, log, timeouts: noTimeouts });
    await migrate(db);
    await seedIfEmpty(db, { seed: 'shop', now: new Date() });
    // Two at once: a large shop takes longer to make than to measure.
    const halves = [Math.ceil(count / 2), Math.floor(count / 2)];
    const turnOf = (at: number) => ({ at, of: halves.length });
    await Promise.all(
      halves.map((half, at) => generateOrders(db, { count: half, seed: at + 1, turn: turnOf(at) })),
    );
    await addUpChanges({ db });
    await settleTables(db);
    sample = await db
      .selectFrom('orders as o')
      .innerJoin('customers as c', 'c.id', 'o.customer_id')
      .select(['o.order_number as orderNumber', 'c.phone'])
      .orderBy('o.created_at')
      .offset(Math.floor(count / 2))
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('admin_users')
      .values({
        name: 'Bench',
        email: 'bench@example.com',
        role: 'employee',
        is_verified: true,
        // No password has this hash: the session below is the only way in.
        password_hash: '$argon2id$none',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    cookie = `staff_session=${(await startSession(db, { staffId: id, now: new Date() })).token}`;
    await close();
  });
  return { ...shop, cookie, sample };
}

/** How long staff wait for one answer. */
export async function timeOf({ url, cookie }: Office, path: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/admin/${path}`, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - startedAt;
}
