import { sql } from 'kysely';

export const operations = sql`
  create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor_id uuid references admin_users on delete set null,
    actor_name text not null,
    action text not null,
    subject_type text not null,
    subject_id text,
    details jsonb not null default '{}'
  );
  create index audit_log_newest on audit_log (at desc, id desc);
  create index audit_log_of_subject on audit_log (subject_type, subject_id);

  create table shop_settings (
    id boolean primary key default true check (id),
    value jsonb not null check (jsonb_typeof(value) = 'object'),
    version integer not null default 1,
    updated_at timestamptz not null default now()
  );
  create trigger shop_settings_touch before update on shop_settings
    for each row execute function touch_updated_at();

  create table batch_templates (
    id uuid primary key default gen_random_uuid(),
    name text not null check (btrim(name) <> ''),
    description text not null default '',
    delivery_method_ids uuid[] not null default '{}',
    time_slot_config jsonb not null default '[]' check (jsonb_typeof(time_slot_config) = 'array'),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create trigger batch_templates_touch before update on batch_templates
    for each row execute function touch_updated_at();

  -- Counters of the last minutes need not survive a crash, so they cost no disk sync.
  create unlogged table rate_limits (
    key text not null,
    window_start timestamptz not null,
    count integer not null,
    primary key (key, window_start)
  );
  create index rate_limits_to_sweep on rate_limits (window_start);
`;
