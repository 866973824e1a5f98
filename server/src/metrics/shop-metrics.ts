import { sql } from 'kysely';
import type { Pool } from 'pg';
import { findLastBackup } from '../backup/record-backup.ts';
import type { Db } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import { inTime } from '../lib/in-time.ts';
import type { Collector, MetricFamily, Sample } from '../lib/metrics.ts';
import { countToRead } from '../receipts/reading/claim-receipt.ts';

type ShopDeps = Pick<Deps, 'db' | 'topicStreams' | 'events' | 'stock' | 'receiptReader' | 'clock'>;

/** Whoever collects metrics gives up after ten seconds as a rule, and wants the other figures all the same. */
const patienceMs = 2_000;

/** How the shop is doing. What the database does not say in time is left out. */
export function shopMetrics(deps: ShopDeps): Collector {
  const { topicStreams, events, stock, clock } = deps;
  return async () => {
    const now = clock();
    const stored = await inTime(findStored(deps, now), patienceMs);
    const stockAgeMs = stock.ageMs(now);
    return [
      gauge('shop_database_up', 'Whether the database answered just now', [{ value: stored ? 1 : 0 }]),
      gauge('shop_streams', 'Browsers that follow changes', [{ value: topicStreams.size }]),
      gauge('shop_events_connected', 'Whether news of other processes arrives here', [
        { value: events.isListening() ? 1 : 0 },
      ]),
      gauge(
        'shop_stock_snapshot_age_seconds',
        'Age of the stock kept in memory; none while it has to be read anew',
        stockAgeMs === null ? [] : [{ value: stockAgeMs / 1000 }],
      ),
      ...(stored ? storedMetrics(stored, now) : []),
    ];
  };
}

/** How busy the connections to the database are. */
export function poolMetrics(pools: Readonly<Record<string, Pool>>): Collector {
  const each = (figure: (pool: Pool) => number, state?: string): Sample[] =>
    Object.entries(pools).map(([pool, of]) => ({
      labels: { pool, ...(state && { state }) },
      value: figure(of),
    }));
  return () => [
    gauge('shop_database_connections', 'Connections to the database', [
      ...each(({ totalCount, idleCount }) => totalCount - idleCount, 'busy'),
      ...each(({ idleCount }) => idleCount, 'idle'),
    ]),
    gauge(
      'shop_database_connections_max',
      'How many there may be',
      each(({ options }) => options.max),
    ),
    gauge(
      'shop_database_waiting',
      'Who waits for a free connection',
      each(({ waitingCount }) => waitingCount),
    ),
  ];
}

async function findStored({ db, receiptReader }: ShopDeps, now: Date) {
  const [orders, { holds, receipts }, backup, toRead] = await Promise.all([
    countOrders(db),
    countWaiting(db, now),
    findLastBackup(db),
    receiptReader.isInstalled ? countToRead(db, now) : null,
  ]);
  return { orders, holds, receipts, backup, toRead };
}

/** The same in every process, because it is the whole shop's: to be shown by its maximum, not by its sum. */
function storedMetrics(
  { orders, holds, receipts, backup, toRead }: Awaited<ReturnType<typeof findStored>>,
  now: Date,
): MetricFamily[] {
  const backupAge = backup && (now.getTime() - new Date(backup.finishedAt).getTime()) / 1000;
  return [
    gauge(
      'shop_orders',
      'Orders by status',
      orders.map(({ status, count }) => ({ labels: { status }, value: count })),
    ),
    gauge('shop_holds', 'Reservations somebody may be paying for', [{ value: holds }]),
    gauge('shop_receipts_to_review', 'Receipts nobody has judged yet', [{ value: receipts }]),
    gauge(
      'shop_receipts_to_read',
      'Receipts the shop has not read yet; none where it reads none',
      toRead === null ? [] : [{ value: toRead }],
    ),
    gauge(
      'shop_backup_age_seconds',
      'Age of the last good backup; none where there is no backup',
      backupAge === null ? [] : [{ value: backupAge }],
    ),
  ];
}

function countOrders(db: Db) {
  return db
    .selectFrom('order_tallies')
    .select('order_status as status')
    .select(sql<number>`sum(orders)::bigint`.as('count'))
    .groupBy('order_status')
    .orderBy('order_status')
    .execute();
}

async function countWaiting(db: Db, now: Date): Promise<{ holds: number; receipts: number }> {
  const { rows } = await sql<{ holds: number; receipts: number }>`
    select (select count(*) from holds where released_at is null and expires_at > ${now}) as holds,
      (select count(*) from orders where payment_status = 'pending' and payment_uploaded_at is not null
        -- The receipt of an erased customer is gone: there is nothing to judge.
        and exists (select from receipts r where r.order_id = orders.id)) as receipts
  `.execute(db);
  return rows[0] ?? { holds: 0, receipts: 0 };
}

function gauge(name: string, help: string, samples: readonly Sample[]): MetricFamily {
  return { name, help, type: 'gauge', samples };
}
