import { randomUUID } from 'node:crypto';
import { openBatches } from '../batches/batches.testing.ts';
import { addSignedIn, call } from '../staff/staff.testing.ts';
import type { TestDatabase } from '../testing/test-database.testing.ts';

export const times = 20;

/** An office whose member of staff asks under keys. */
export async function openKeyedOffice(database: TestDatabase) {
  const { db } = database;
  const office = await openBatches(database);
  const { headers, member } = await addSignedIn(db, { role: 'admin' });
  /** Says a POST or PUT under a key, as this member of staff. */
  const under = (key: string, path: string, body?: object, method = 'POST') =>
    call(office.app, `/api/admin${path}`, { method, body, headers: { ...headers, 'Idempotency-Key': key } });
  /** Twenty presses at the same time under one key. */
  const press = async (path: string, body?: object, method?: string) => {
    const key = randomUUID();
    return Promise.all(Array.from({ length: times }, () => under(key, path, body, method)));
  };
  const countKeys = async () =>
    (
      await db
        .selectFrom('idempotency_keys')
        .select('key_hash')
        .where('admin_user_id', '=', member.id)
        .execute()
    ).length;
  const actions = async (action: string) =>
    (
      await db
        .selectFrom('audit_log')
        .select('id')
        .where('actor_id', '=', member.id)
        .where('action', '=', action)
        .execute()
    ).length;
  return { ...office, under, press, countKeys, actions, member };
}
