import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../server/src/database/connect.ts';

export type Row = { id: string; version: number };
export type KnownRows = { of: (kind: string) => Row | undefined; refresh: () => Promise<void> };

/** The tables behind the words of addresses and of fields. */
const tables = {
  ...{ categories: 'categories', products: 'products', 'delivery-methods': 'delivery_methods' },
  ...{ batches: 'pickup_batches', 'time-slots': 'pickup_time_slots', 'batch-templates': 'batch_templates' },
  ...{ orders: 'orders', customers: 'customers', receipts: 'receipts', statements: 'statements' },
  ...{ payments: 'bank_payments', members: 'admin_users', invitations: 'admin_invitations' },
  settings: 'shop_settings',
} as const;
const fewOfEach = 40;

/** Rows the shop has now; those with an id of `spared` stay as they are, so that others can go on using them. */
export async function knowRows(db: Db, spared: readonly string[]): Promise<KnownRows> {
  let rows = new Map<string, Row[]>();
  const known: KnownRows = {
    of(kind) {
      const those = rows.get(kind) ?? [];
      return those[randomInt(Math.max(1, those.length))];
    },
    async refresh() {
      const read = Object.entries(tables).map(async ([kind, table]): Promise<[string, Row[]]> => {
        const { rows: found } = await sql<Row>`select to_jsonb(t)->>'id' as id,
          coalesce((to_jsonb(t)->>'version')::int, 1) as version from ${sql.table(table)} t
          order by random() limit ${fewOfEach}`.execute(db);
        return [kind, found.filter(({ id }) => !spared.includes(id))];
      });
      const { rows: approvals } = await sql<Row>`select distinct approval_id::text as id, 1 as version
        from bulk_approvals limit ${fewOfEach}`.execute(db);
      rows = new Map([...(await Promise.all(read)), ['bulk-approvals', approvals]]);
    },
  };
  await known.refresh();
  return known;
}

/** The word that addresses have for what a field names. */
const kindOfField: Readonly<Record<string, string>> = {
  ...{ productId: 'products', batchId: 'batches', toBatchId: 'batches', ownBatchId: 'batches' },
  ...{ deliveryMethodId: 'delivery-methods', deliveryMethodIds: 'delivery-methods' },
  ...{ timeSlotId: 'time-slots', orderId: 'orders', orderIds: 'orders', categoryId: 'categories' },
  payments: 'payments',
};

/** An id that exists where the field names something that does, a new one elsewhere. */
export const idFor = (known: KnownRows, field: string): string =>
  known.of(kindOfField[field] ?? '')?.id ?? randomUUID();
