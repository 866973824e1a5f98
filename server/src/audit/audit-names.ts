import type { AuditName } from '@mooncake/domain/staff/audit-changes';
import type { Db } from '../database/connect.ts';

const idPattern = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/** What people call the things with these ids: batches, time slots, delivery methods, members of staff. */
export async function findAuditNames(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, AuditName>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const [batches, slots, methods, staff] = await Promise.all([
    db
      .selectFrom('pickup_batches')
      .select(['id', 'batch_name as name', 'batch_date as date'])
      .where('id', 'in', asked)
      .execute(),
    db
      .selectFrom('pickup_time_slots')
      .select(['id', 'time_slot as name', 'time_slot_zh as nameZh'])
      .where('id', 'in', asked)
      .execute(),
    db
      .selectFrom('delivery_methods')
      .select(['id', 'name', 'name_zh as nameZh'])
      .where('id', 'in', asked)
      .execute(),
    db.selectFrom('admin_users').select(['id', 'name']).where('id', 'in', asked).execute(),
  ]);
  return new Map([
    ...batches.map(({ id, name, date }) => [id, { name, nameZh: '', date }] as const),
    ...staff.map(({ id, name }) => [id, { name, nameZh: '' }] as const),
    ...[...methods, ...slots].map(({ id, name, nameZh }) => [id, { name, nameZh }] as const),
  ]);
}

/** A time as the log names it: hours are the same in both languages, a sentence has its twin. */
export function auditSlot({ name, nameZh }: AuditName): string | AuditName {
  return nameZh === '' ? name : { name, nameZh };
}

/** Every id that is written somewhere in a value. */
export function idsIn(value: unknown): string[] {
  return JSON.stringify(value)?.match(idPattern) ?? [];
}

/** The names of delivery methods, in the order of the ids. */
export async function findMethodNames(db: Db, ids: readonly string[]): Promise<AuditName[]> {
  const names = await findAuditNames(db, ids);
  return [...new Set(ids)].flatMap((id) => names.get(id) ?? []);
}
