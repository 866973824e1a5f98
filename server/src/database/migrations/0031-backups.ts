import { sql } from 'kysely';

/** When the shop was backed up, and how many nightly backups are kept. */
export const backups = sql`
  create table backups (
    id bigint generated always as identity primary key,
    started_at timestamptz not null,
    -- Null while it is being made, and where it failed.
    finished_at timestamptz,
    bytes bigint check (bytes > 0),
    path text,
    check ((finished_at is null) = (bytes is null) and (finished_at is null) = (path is null))
  );
  create index backups_newest on backups (started_at desc);

  update shop_settings set value = value || '{"nightlyBackups": 7}'::jsonb;
`;
