import { noTimeouts } from '../../server/src/database/connect.ts';
import { generateOrders } from '../../server/src/database/generate/generate-orders.ts';
import { settleTables } from '../../server/src/database/generate/settle-tables.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { seedIfEmpty } from '../../server/src/database/seed/seed-if-empty.ts';
import { startSession } from '../../server/src/staff/auth/sessions.ts';
import { type Shop, startShop } from './shop.ts';

const few = 1_000;
const many = 100_000;
const rounds = 60;
const target = 1.5;

export type Office = Shop & { cookie: string; sample: { orderNumber: string; phone: string } };

/**
 * What staff do all day, by name; the sample is an order from the middle of the shop's history. Searches
 * ask for so few that both shops answer with as many: a longer answer is no slower search.
 */
const questions: Record<string, (sample: Office['sample']) => string> = {
  'first page': () => '',
  'sorted by name': () => 'sort=customer_name&direction=asc',
  'sorted by batch': () => 'sort=pickup_batch&direction=desc',
  'pending only': () => 'status=pending',
  'ready, not collected': () => 'orderStatus=ready_for_pickup',
  'payment rejected': () => 'paymentStatus=rejected&sort=customer_name',
  'money to return': () => 'money=to_return&pageSize=5',
  'a whole number': ({ orderNumber }) => `pageSize=1&search=${orderNumber}`,
  'last five digits': ({ orderNumber }) => `pageSize=1&search=${orderNumber.slice(-5)}`,
  'a phone': ({ phone }) => `pageSize=1&search=${encodeURIComponent(phone)}`,
  'a common name': () => 'pageSize=5&search=tan',
  'a common Chinese name': () => `pageSize=5&search=${encodeURIComponent('美玲')}`,
  'an address': () => 'pageSize=5&search=lorong+mawar+7',
  'an email': () => 'pageSize=5&search=customer12',
  'a full name': () => 'pageSize=5&search=wong+mei+ling',
  nobody: () => 'search=xqzkw',
};

/** The orders list of a shop with many orders, as a multiple of one with few; both take turns. */
export async function benchOrders(): Promise<void> {
  const small = await openOffice(few);
  const large = await openOffice(many);
  try {
    console.log(
      `orders list: time at ${many} orders as a multiple of the time at ${few} (at most ${target})`,
    );
    for (const [name, question] of Object.entries(questions)) {
      const [fewMs, manyMs] = await compare(small, large, question);
      const ratio = manyMs / fewMs;
      const verdict = ratio <= target ? '' : '   TOO SLOW';
      console.log(
        `${name.padEnd(24)} ${ratio.toFixed(2)}   (${fewMs.toFixed(1)} ms, ${manyMs.toFixed(1)} ms)${verdict}`,
      );
      if (ratio > target) process.exitCode = 1;
    }
  } finally {
    await small.stop();
    await large.stop();
  }
}

/** A shop with so many orders, and somebody signed in. */
export async function openOffice(count: number): Promise<Office> {
  let cookie = '';
  let sample = { orderNumber: '', phone: '' };
  const shop = await startShop(async (dataDir) => {
    const log = { info: () => undefined, warn: () => undefined };
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir, log, timeouts: noTimeouts });
    await migrate(db);
    await seedIfEmpty(db, { seed: 'demo', now: new Date() });
    await generateOrders(db, { count, seed: 1 });
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

/** The best of both shops, asked in turns: what else a busy machine does is no part of the answer. */
async function compare(small: Office, large: Office, question: (sample: Office['sample']) => string) {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.small.push(await timeOf(small, question(small.sample)));
    times.large.push(await timeOf(large, question(large.sample)));
  }
  return [Math.min(...times.small), Math.min(...times.large)] as const;
}

async function timeOf({ url, cookie }: Office, query: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/admin/orders?${query}`, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${query} answered ${answer.status}`);
  return performance.now() - startedAt;
}
