import { sql } from 'kysely';

export const staff = sql`
  create table admin_organizations (
    id uuid primary key default gen_random_uuid(),
    name text not null check (btrim(name) <> ''),
    created_at timestamptz not null default now()
  );

  create table admin_users (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    email text not null,
    password_hash text,
    role text not null check (role in ('admin', 'employee')),
    is_verified boolean not null default false,
    is_active boolean not null default true,
    organization_id uuid references admin_organizations on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint admin_users_verified_has_password check (not is_verified or password_hash is not null)
  );
  create unique index admin_users_email on admin_users (lower(email));
  create trigger admin_users_touch before update on admin_users
    for each row execute function touch_updated_at();

  create table admin_invitations (
    id uuid primary key default gen_random_uuid(),
    token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
    email text not null,
    role text not null check (role in ('admin', 'employee')),
    organization_id uuid references admin_organizations on delete set null,
    invited_by uuid references admin_users on delete set null,
    is_accepted boolean not null default false,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  );
  create index admin_invitations_open on admin_invitations (lower(email)) where not is_accepted;

  create table sessions (
    token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
    admin_user_id uuid not null references admin_users on delete cascade,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null
  );
  create index sessions_of_user on sessions (admin_user_id);
  create index sessions_to_expire on sessions (expires_at);
`;
