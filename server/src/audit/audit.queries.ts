import type { AuditAnswer, AuditQuery } from '@mooncake/domain/staff/audit.contract';
import * as z from 'zod/mini';
import type { Db } from '../database/connect.ts';

const pageSize = 100;
const detailsSchema = z.record(z.string(), z.unknown());

/** The log from a place onwards, newest first. */
export async function findAudit(db: Db, { before, actorId }: AuditQuery): Promise<AuditAnswer> {
  let query = selectEntries(db);
  if (before !== undefined) query = query.where('id', '<', before);
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  return present(await query.execute());
}

/** What was done to one order and its receipts, newest first. */
export async function findOrderHistory(db: Db, orderId: string): Promise<AuditAnswer> {
  const query = selectEntries(db).where('subject_type', '=', 'order').where('subject_id', '=', orderId);
  return present(await query.execute());
}

function selectEntries(db: Db) {
  return db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
}

function present(rows: Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>): AuditAnswer {
  const entries = rows.slice(0, pageSize).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actorName: row.actor_name,
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    details: z.safeParse(detailsSchema, row.details).data ?? {},
  }));
  return { entries, nextBefore: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
}
