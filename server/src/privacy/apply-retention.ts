import { malaysianToday, malaysianZone } from '@mooncake/domain/calendar';
import { retentionLimit } from '@mooncake/domain/privacy/erasure';
import { sql } from 'kysely';
import { type ChangeDeps, change } from '../audit/change.ts';
import { tryLock } from '../database/locks.ts';
import type { Deps } from '../deps.ts';
import { findShopSettings } from '../settings/settings.queries.ts';
import { anonymise, removeFiles } from './anonymise.ts';
import { fadePayments } from './bank-payments.ts';

const atOnce = 200;

type RetentionDeps = ChangeDeps & Pick<Deps, 'storage'>;

/**
 * Anonymises orders whose day lies further back than the owner wants to keep them. Any number of
 * processes may try; one at a time does it.
 */
export async function applyRetention(deps: RetentionDeps): Promise<void> {
  const { retentionMonths } = await findShopSettings(deps.db);
  if (retentionMonths === null) return;
  const limit = retentionLimit(malaysianToday(deps.clock()), retentionMonths);
  while ((await anonymiseSome(deps, limit, retentionMonths)) === atOnce);
  await fadePayments(deps, limit, retentionMonths);
}

async function anonymiseSome(deps: RetentionDeps, limit: string, months: number): Promise<number> {
  const nothing = { result: { orders: 0, files: [] }, audit: [] };
  const asked = { actor: 'retention', action: 'customers.anonymised', topics: ['orders'] } as const;
  const { orders, files } = await change(deps, asked, async (trx, now) => {
    if (!(await tryLock(trx, 'retention'))) return nothing;

    // The day an order was for; without one, the day it was placed.
    const old = await sql<{ id: string }>`
      select o.id from customers c
      join orders o on o.customer_id = c.id
      left join pickup_batches b on b.id = o.pickup_batch_id
      where c.erased_at is null
        and coalesce(b.batch_date, (o.created_at at time zone ${sql.lit(malaysianZone)})::date) < ${limit}::date
      order by o.created_at limit ${atOnce} for update of c, o`.execute(trx);
    const ids = old.rows.map(({ id }) => id);
    if (ids.length === 0) return nothing;
    return {
      result: { orders: ids.length, files: await anonymise(trx, ids, now) },
      audit: { subject: ['customers', null], details: { orders: ids.length, months } },
    };
  });
  await removeFiles(deps.storage, files);
  return orders;
}
