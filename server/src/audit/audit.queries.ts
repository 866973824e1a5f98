import { normaliseOrderNumber } from '@mooncake/domain/order-number';
import {
  type AuditPeopleResponse,
  type AuditQuery,
  type AuditResponse,
  auditActions,
} from '@mooncake/domain/staff/audit.contract';
import { auditKindOf } from '@mooncake/domain/staff/audit-kind';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../database/connect.ts';
import { findAuditNames, idsIn } from './audit-names.ts';
import { modernDetails } from './older-lines.ts';

const pageSize = 100;
const detailsSchema = z.record(z.string(), z.unknown());

/** The log from a place onwards, newest first; everything, or what one filter or several let through. */
export async function findAudit(
  db: Db,
  { before, actorId, kind, orderNumber = '' }: AuditQuery,
): Promise<AuditResponse> {
  let query = selectEntries(db);
  if (before !== undefined) query = query.where('a.id', '<', before);
  if (actorId !== undefined) query = query.where('a.actor_id', '=', actorId);
  if (kind !== undefined) {
    const actions = auditActions.filter((action) => auditKindOf(action) === kind);
    query = query.where('a.action', 'in', actions);
  }
  if (orderNumber !== '') {
    const order = await db
      .selectFrom('orders')
      .select('id')
      .where('order_number', '=', normaliseOrderNumber(orderNumber))
      .executeTakeFirst();
    if (!order) return { entries: [], nextBefore: null };
    query = query.where('a.subject_type', '=', 'order').where('a.subject_id', '=', order.id);
  }
  return present(db, await query.execute());
}

/** What was done to one order and its receipts, newest first. */
export async function findOrderHistory(db: Db, orderId: string): Promise<AuditResponse> {
  const query = selectEntries(db).where('a.subject_type', '=', 'order').where('a.subject_id', '=', orderId);
  return present(db, await query.execute());
}

function selectEntries(db: Db) {
  return db
    .selectFrom('audit_log as a')
    .leftJoin('orders as o', (join) =>
      // By its key: written the other way round, every order would be looked at for each line.
      join.on(sql<boolean>`o.id = case when a.subject_type = 'order' and a.subject_id ~ '^[0-9a-f-]{36}$'
        then a.subject_id::uuid end`),
    )
    .selectAll('a')
    .select('o.order_number')
    .orderBy('a.id', 'desc')
    .limit(pageSize + 1);
}

type Rows = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>;

/** In words people know: ids are looked up, and older lines told like those of today. */
async function present(db: Db, rows: Rows): Promise<AuditResponse> {
  const page = rows.slice(0, pageSize);
  const ids = page.flatMap(({ details, subject_type, subject_id }) => [
    ...idsIn(details),
    ...(hasName(subject_type) ? idsIn(subject_id) : []),
  ]);
  const names = await findAuditNames(db, ids);
  const entries = page.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actorName: row.actor_name,
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subjectName: (hasName(row.subject_type) && names.get(row.subject_id ?? '')?.name) || null,
    subjectDate: (hasName(row.subject_type) && names.get(row.subject_id ?? '')?.date) || null,
    orderNumber: row.order_number,
    details: modernDetails(row.action, z.safeParse(detailsSchema, row.details).data ?? {}, (id) =>
      names.get(id),
    ),
  }));
  return { entries, nextBefore: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
}

/** Printing names its batch under `orders`. */
const hasName = (subjectType: string) => ['staff', 'batch', 'orders'].includes(subjectType);

/** By name, so that a list of them can be searched by eye. */
export async function findAuditPeople(db: Db): Promise<AuditPeopleResponse> {
  const people = await db
    .selectFrom('admin_users')
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return { people };
}
