import { type LinePart, partsOfLine } from '@mooncake/domain/orders/contents/line-parts';
import { standingOf } from '@mooncake/domain/orders/status/standing';
import type { DashboardStatus, StatusPair } from '@mooncake/domain/orders/status/status';
import type { FlavourCount, ProductCount } from '@mooncake/domain/statistics/distribution';
import type { Selectable } from 'kysely';
import type { OrderChangesTable } from '../database/tables/tallies.ts';

/** What is counted of every day of ordering, and of every batch by the standing of its orders. */
export type Topics = {
  statuses: StatusPair;
  types: { name: string };
  products: Omit<ProductCount, 'boxes'>;
  flavours: Omit<FlavourCount, 'pieces'>;
} & Record<DashboardStatus, LinePart>;
export type Topic = keyof Topics;

/** So many of one line in one bucket: a day, or a batch. */
export type TallyRow = { topic: Topic; bucket: string; line: string; count: number; totalSen: number };

export type OrderChange = Omit<Selectable<OrderChangesTable>, 'id'>;

/** What the changes come to; equal lines of a bucket are one row. */
export function tallyChanges(changes: readonly OrderChange[]): TallyRow[] {
  const rows: TallyRow[] = [];
  for (const change of changes) {
    if (change.product_name === null) countOrder(rows, change);
    else countLine(rows, change, change.product_name);
  }
  return addUp(rows);
}

/** Rows of one line and bucket added up; what comes to nothing is left out. */
export function addUp(rows: readonly TallyRow[]): TallyRow[] {
  const sums = new Map<string, TallyRow>();
  for (const row of rows) {
    const key = `${row.topic} ${row.bucket} ${row.line}`;
    const sum = sums.get(key);
    if (sum) {
      sum.count += row.count;
      sum.totalSen += row.totalSen;
    } else sums.set(key, { ...row });
  }
  return [...sums.values()].filter(({ count, totalSen }) => count !== 0 || totalSen !== 0);
}

function countOrder(rows: TallyRow[], { day, mooncake_type, count, total_sen, ...change }: OrderChange) {
  const statuses = { orderStatus: change.order_status, paymentStatus: change.payment_status };
  rows.push(
    row('statuses', day, statuses, count, total_sen),
    row('types', day, { name: mooncake_type ?? '' }, count),
  );
}

function countLine(rows: TallyRow[], { day, batch_id, count, ...change }: OrderChange, name: string) {
  const standing = standingOf({ orderStatus: change.order_status, paymentStatus: change.payment_status });
  const parts = partsOfLine({
    productId: change.product_id,
    productType: change.product_type ?? '',
    name,
    nameZh: change.product_name_zh ?? '',
    quantity: count,
    metadata: change.metadata,
    flavourSelections: change.flavor_selections,
  });
  for (const { count: sum, ...part } of parts) {
    if (batch_id !== null) rows.push(row(standing, batch_id, part, sum));
    if (standing === 'rejected') continue;
    if ('flavour' in part) rows.push(row('flavours', day, part.flavour, sum));
    else rows.push(row('products', day, { name, nameZh: part.nameZh }, sum));
  }
}

function row<Name extends Topic>(
  topic: Name,
  bucket: string,
  line: Topics[Name],
  count: number,
  totalSen = 0,
): TallyRow {
  return { topic, bucket, line: JSON.stringify(line), count, totalSen };
}
