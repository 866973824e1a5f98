import { malaysianToday } from '@mooncake/domain/calendar';
import type { PickupPlace } from '@mooncake/domain/delivery/place';
import { hasDuitNow, methodsWithoutAddress, stepsDone } from '@mooncake/domain/setup/checklist';
import type { MethodName, SampleCount, SetupResponse } from '@mooncake/domain/setup/setup.contract';
import { type RawBuilder, sql } from 'kysely';
import { findLastBackup } from '../backup/record-backup.ts';
import type { Db } from '../database/connect.ts';
import { sampleMailbox } from '../sample/seed-sample-orders.ts';
import { findShopSettings } from '../settings/settings.queries.ts';
import { isLiveHold } from '../stock/held-stock.ts';

type Subject = 'product' | 'category' | 'batch' | 'template' | 'method';

/**
 * Whether anybody here made or changed a thing: all that staff do leaves a line in the log, which is never cut. What
 * has none came with the demo and is as it came.
 */
export function isOwn(subject: Subject, id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from audit_log line
    where line.subject_type = ${subject} and line.subject_id = ${id}::text)`;
}

export const isSampleMember = sql<boolean>`email like ${`%${sampleMailbox}`}`;

/** How far the owner has come, and what is still invented. */
export async function findSetup(db: Db, now: Date): Promise<SetupResponse> {
  const [settings, counts, lastBackup, sample, { setup_dismissed_at }] = await Promise.all([
    findShopSettings(db),
    countOwn(db, now),
    findLastBackup(db),
    countSamples(db, now),
    db.selectFrom('shop_settings').select('setup_dismissed_at').executeTakeFirstOrThrow(),
  ]);
  return {
    done: stepsDone({ settings, ...counts, backups: lastBackup ? 1 : 0 }),
    hasDuitNow: hasDuitNow(settings),
    methodsWithoutAddress: methodsWithoutAddress(counts),
    isDismissed: setup_dismissed_at !== null,
    sample,
  };
}

async function countOwn(db: Db, now: Date) {
  type Row = {
    methods: (MethodName & { place: PickupPlace | null })[];
    ownProducts: number;
    ownDates: number;
    verifiedOrders: number;
    people: number;
  };
  const { rows } = await sql<Row>`select
    (select coalesce(jsonb_agg(
        jsonb_build_object('name', m.name, 'nameZh', m.name_zh, 'place', m.place) order by m.sort_order, m.name), '[]')
      from delivery_methods m where m.is_active) as methods,
    (select count(*)::integer from products p
      where p.is_active and ${isOwn('product', sql`p.id`)}) as "ownProducts",
    (select count(*)::integer from pickup_batches b
      where b.is_active and b.batch_date >= ${malaysianToday(now)} and ${isOwn('batch', sql`b.id`)}
        and exists (select 1 from product_batch_limits l where l.batch_id = b.id and l.limit_quantity > 0)
    ) as "ownDates",
    (select count(*)::integer from (select 1 from orders
      where not is_sample and payment_uploaded_at is not null and payment_status = 'verified' limit 1) one) as "verifiedOrders",
    (select count(*)::integer from admin_users where is_active and is_verified and not ${isSampleMember})
      + (select count(*)::integer from admin_invitations
        where not is_accepted and expires_at > ${now} and invited_by is not null) as people`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without a source has one row');
  return row;
}

/** Dates nobody here planned, unless somebody ordered for one or is at the payment for it. */
export const isSampleBatch = (
  now: Date,
): RawBuilder<boolean> => sql<boolean>`(not ${isOwn('batch', sql`b.id`)}
  and not exists (select 1 from orders o where o.pickup_batch_id = b.id and not o.is_sample)
  and not exists (select 1 from holds where holds.batch_id = b.id and ${isLiveHold(now)}))`;

export async function countSamples(db: Db, now: Date): Promise<SampleCount> {
  const { rows } = await sql<SampleCount>`select
    (select count(*)::integer from orders where is_sample) as orders,
    (select count(*)::integer from products p
      where p.archived_at is null and not ${isOwn('product', sql`p.id`)}) as products,
    (select count(*)::integer from pickup_batches b where ${isSampleBatch(now)}) as batches,
    (select count(*)::integer from admin_users where ${isSampleMember}) as members,
    (select count(*)::integer from orders where not is_sample) as "realOrders",
    (select count(*)::integer from holds where ${isLiveHold(now)}) as "payingCustomers"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without a source has one row');
  return row;
}
