import { sql } from 'kysely';

export const abuseGuards = sql`
  -- Wrong passwords in a row for one address of an account, whether there is such an account or not.
  create table sign_in_failures (
    account_hash text primary key,
    failures integer not null check (failures > 0),
    last_at timestamptz not null,
    wait_until timestamptz not null
  );
  create index sign_in_failures_age on sign_in_failures (last_at);

  -- Browsers in which a member signed in before.
  create table staff_devices (
    token_hash text not null,
    admin_user_id uuid not null references admin_users on delete cascade,
    last_seen_at timestamptz not null,
    primary key (token_hash, admin_user_id)
  );
  create index staff_devices_of_member on staff_devices (admin_user_id);
`;
