import { malaysianToday, malaysianZone } from '@mooncake/domain/calendar';
import { retentionLimit } from '@mooncake/domain/privacy/erasure';
import { sql } from 'kysely';
import { recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { findShopSettings } from '../settings/settings.queries.ts';
import { anonymise, removeFiles } from './anonymise.ts';

const atOnce = 200;
/** Any number that no other lock of the shop uses. */
const lockKey = 70_150_001;

type RetentionDeps = Pick<Deps, 'db' | 'storage' | 'events' | 'clock'>;

/**
 * Anonymises orders whose day lies further back than the owner wants to keep them. Any number of
 * processes may try; one at a time does it.
 */
export async function applyRetention(deps: RetentionDeps): Promise<void> {
  const { retentionMonths } = await findShopSettings(deps.db);
  if (retentionMonths === null) return;
  const limit = retentionLimit(malaysianToday(deps.clock()), retentionMonths);
  while ((await anonymiseSome(deps, limit, retentionMonths)) === atOnce);
}

async function anonymiseSome(
  { db, storage, events, clock }: RetentionDeps,
  limit: string,
  months: number,
): Promise<number> {
  const now = clock();
  const { orders, files } = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(${lockKey}) as "isOurs"`.execute(trx);
    if (!rows[0]?.isOurs) return { orders: 0, files: [] };

    // The day an order was for; without one, the day it was placed.
    const old = await sql<{ id: string }>`
      select o.id from customers c
      join orders o on o.customer_id = c.id
      left join pickup_batches b on b.id = o.pickup_batch_id
      where c.erased_at is null
        and coalesce(b.batch_date, (o.created_at at time zone ${sql.lit(malaysianZone)})::date) < ${limit}::date
      order by o.created_at limit ${atOnce} for update of c, o`.execute(trx);
    const ids = old.rows.map(({ id }) => id);
    if (ids.length === 0) return { orders: 0, files: [] };

    const names = await anonymise(trx, ids, now);
    await recordAudit(trx, {
      actor: 'retention',
      action: 'customers.anonymised',
      subject: ['customers', null],
      details: { orders: ids.length, months },
      now,
    });
    return { orders: ids.length, files: names };
  });
  await removeFiles(storage, files);
  if (orders > 0) events.publish('orders');
  return orders;
}
