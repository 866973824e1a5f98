import type { CustomerExport } from '@mooncake/domain/privacy/customers.contract';
import { refuse } from '@mooncake/domain/refusal';
import { sql } from 'kysely';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import type { Db } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import { loadAdminOrders } from '../orders/admin/load-admin-orders.ts';
import { findShopSettings } from '../settings/settings.queries.ts';
import { isPaymentFor } from './bank-payments.ts';
import { type CustomerRecord, findCustomer, findRecords } from './customers.queries.ts';

/** Everything the shop keeps about one person, for them to have. */
export async function exportCustomer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<CustomerExport> {
  const now = clock();
  const customer = await findCustomer(db, id, now);
  if (!customer) throw refuse('customer.not_found');
  const records = await findRecords(db, id);
  const orderIds = records.map(({ order_id }) => order_id);

  const [settings, contacts, orders, receipts, payments, history] = await Promise.all([
    findShopSettings(db),
    findContacts(db, orderIds),
    loadAdminOrders(db, orderIds),
    findReceipts(db, orderIds),
    findPayments(db, orderIds),
    findHistory(db, records),
  ]);
  await recordAudit(db, {
    actor,
    action: 'customer.exported',
    subject: ['customer', id],
    details: { orders: orders.length },
    now,
  });
  return {
    exportedAt: now.toISOString(),
    shopName: settings.shopName,
    customer,
    contacts,
    orders,
    receipts,
    payments,
    history,
  };
}

async function findContacts(db: Db, orderIds: readonly string[]): Promise<CustomerExport['contacts']> {
  const rows = await db
    .selectFrom('customers as c')
    .innerJoin('orders as o', 'o.customer_id', 'c.id')
    .select(['c.name', 'c.phone', 'c.email', 'c.address', 'c.instagram', 'c.facebook'])
    .select(['o.language', 'c.created_at'])
    .where('o.id', 'in', orderIds)
    .orderBy('c.created_at', 'desc')
    .execute();
  return rows.map(({ created_at, ...contact }) => ({ ...contact, since: created_at.toISOString() }));
}

async function findReceipts(db: Db, orderIds: readonly string[]): Promise<CustomerExport['receipts']> {
  const rows = await db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .leftJoin('receipt_readings as d', 'd.receipt_id', 'r.id')
    .select(['d.verdict', 'd.findings'])
    .select(['r.id', 'o.order_number', 'r.original_name', 'r.kind', 'r.size_bytes', 'r.uploaded_at'])
    .where('o.id', 'in', orderIds)
    .orderBy('r.uploaded_at', 'desc')
    .execute();
  return rows.map((row) => ({
    orderNumber: row.order_number,
    originalName: row.original_name,
    kind: row.kind,
    sizeBytes: row.size_bytes,
    uploadedAt: row.uploaded_at.toISOString(),
    downloadPath: `/api/admin/receipts/${row.id}/original`,
    reading: row.verdict && row.findings ? { verdict: row.verdict, findings: row.findings } : null,
  }));
}

/** Those that were matched to their orders, and those that name one and wait for somebody. */
async function findPayments(db: Db, orderIds: readonly string[]): Promise<CustomerExport['payments']> {
  const { rows } = await sql<CustomerExport['payments'][number]>`
    select p.paid_on::text as "paidOn", p.amount_sen as "amountSen", p.words as text, p.payer, p.note,
      array(select o.order_number from payment_shares s join orders o on o.id = s.order_id
        where s.payment_id = p.id and o.id = any(${orderIds}::uuid[]) order by 1) as "orderNumbers"
    from bank_payments p where ${isPaymentFor(orderIds)} order by p.paid_on desc, p.id`.execute(db);
  return rows;
}

/** Of all of them in one go: some phones have hundreds of orders, such as the shop's own for whoever walks in. */
async function findHistory(db: Db, records: readonly CustomerRecord[]): Promise<CustomerExport['history']> {
  const numbers = new Map(records.map(({ order_id, order_number }) => [order_id, order_number]));
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'action', 'subject_id'])
    .where('subject_type', '=', 'order')
    .where('subject_id', 'in', [...numbers.keys()])
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ at, action, subject_id }) => ({
    ...{ at: at.toISOString(), action, orderNumber: numbers.get(subject_id ?? '') ?? '' },
  }));
}
