import { sql } from 'kysely';

/**
 * PostgreSQL lets transactions that send news reach the disk only one after the other. So an order and a hold send theirs
 * where another process listens, and surely then: whoever listens is entered here under a lock that waits for all who
 * decided before (events/listeners.ts).
 */
export const listeners = sql`
  create table listeners (
    -- Of the connection that listens. It holds advisory lock 4810092 of this number as long as it lives.
    pid integer primary key,
    -- The process: its own news it knows already.
    id uuid not null,
    since timestamptz not null default now(),
    -- Only of the row below, which no connection stands for.
    until timestamptz
  );

  -- The version before listens without being entered. It may go on for a day beside this one, and cannot start any more.
  insert into listeners (pid, id, until)
    select 0, gen_random_uuid(), now() + interval '1 day'
    where exists (select from schema_migrations m where m.applied_at < now());

  -- Whether somebody listens is asked in a statement after the one that takes the lock, so that it sees what was committed
  -- before the lock came. In a transaction that sees one moment only it could not, and news is sent.
  create function tell(channel text, message text, self uuid) returns void language plpgsql as $$
  declare
    is_sure boolean;
  begin
    -- Held until the commit. It is not there to be had while somebody waits to be entered, and nobody waits for it here.
    is_sure := pg_try_advisory_xact_lock_shared(4810091) and current_setting('transaction_isolation') = 'read committed';
    if is_sure then
      is_sure := not exists (select from listeners l where l.id <> self);
    end if;
    if not is_sure then
      perform pg_notify(channel, message);
    end if;
  end $$;
`;
