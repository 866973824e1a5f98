import type { AuditAction } from '@mooncake/domain/staff/audit.contract';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** A member of staff, or a word for who else it was (`unknown`, `terminal`, `retention`). */
export type Actor = { id: string; name: string } | string;

export type AuditLine = {
  actor: Actor;
  action: AuditAction;
  /** What it was done to: its kind and id. */
  subject: readonly [
    type:
      | 'staff'
      | 'invitation'
      | 'order'
      | 'orders'
      | 'statement'
      | 'payment'
      | 'payments'
      | 'product'
      | 'category'
      | 'batch'
      | 'template'
      | 'method'
      | 'slot'
      | 'settings'
      | 'customer'
      | 'customers',
    id: string | null,
  ];
  /** Facts about the change; never a password, token or the words of a note. */
  details?: Record<string, unknown>;
  now: Date;
};

/** Far below the number of values a statement may carry. */
const maxAtOnce = 1000;

/** Writes who did what; in the transaction of the change itself where there is one. */
export async function recordAudit(db: Db, ...lines: readonly AuditLine[]): Promise<void> {
  for (let start = 0; start < lines.length; start += maxAtOnce) {
    const rows = lines.slice(start, start + maxAtOnce).map(rowOf);
    await db.insertInto('audit_log').values(rows).execute();
  }
}

/** A look is written down once an hour for the same person and thing: screens refetch by themselves. */
export async function recordView(db: Db, line: AuditLine): Promise<void> {
  const { actor_id, action, subject_type, subject_id, at } = rowOf(line);
  const seen = await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_type', '=', subject_type)
    .where('subject_id', 'is not distinct from', subject_id)
    .where('action', '=', action)
    .where('actor_id', 'is not distinct from', actor_id)
    .where('at', '>', sql<Date>`${at}::timestamptz - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst();
  if (!seen) await recordAudit(db, line);
}

function rowOf({ actor, action, subject: [subject_type, subject_id], details = {}, now }: AuditLine) {
  return {
    at: now,
    actor_id: typeof actor === 'string' ? null : actor.id,
    actor_name: typeof actor === 'string' ? actor : actor.name,
    action,
    subject_type,
    subject_id,
    details: JSON.stringify(details),
  };
}
