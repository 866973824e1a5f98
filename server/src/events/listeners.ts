import type { ClientBase } from 'pg';
import { lockKeys } from '../database/locks.ts';

/** Longer than a transaction of the shop takes; who waits in vain tries again. */
const patienceMs = 5_000;

/** Rows no connection stands for any more: its lock went with it. */
const forgetGone = `delete from listeners where pid <> pg_backend_pid() and case
  when until is null then pg_try_advisory_xact_lock(${lockKeys.listener}, pid) else until < now() end`;

/**
 * Enters this connection, which listens already, among those that news is sent to. Transactions that decided before that
 * nobody else listens are waited for: they hold the lock shared until they are over, and those that begin meanwhile do not
 * get it and send. So whatever was not sent can be seen in the database when this returns. Nobody waits for us.
 */
export async function enterListener(client: ClientBase, id: string): Promise<void> {
  await client.query(`
    begin isolation level read committed;
    set local lock_timeout = ${patienceMs};
    select pg_advisory_lock(${lockKeys.listener}, pg_backend_pid());
    select pg_advisory_xact_lock(${lockKeys.listening});
    ${forgetGone};
    insert into listeners (pid, id) values (pg_backend_pid(), ${client.escapeLiteral(id)})
      on conflict (pid) do update set id = excluded.id, since = now(), until = null;
    commit`);
}

/** Forgets who is gone. Whether this connection is entered still, as nobody but itself should change. */
export async function isEntered(client: ClientBase, id: string): Promise<boolean> {
  await client.query(forgetGone);
  const { rowCount } = await client.query(
    'select from listeners where pid = pg_backend_pid() and id = $1 and until is null',
    [id],
  );
  return rowCount === 1;
}
