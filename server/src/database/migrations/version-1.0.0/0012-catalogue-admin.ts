import { sql } from 'kysely';

/** Staff change the catalogue: versions tell two editors of each other, and what was ordered is never lost. */
export const catalogueAdmin = sql`
  alter table categories add column version integer not null default 1;
  alter table products
    add column version integer not null default 1,
    add column archived_at timestamptz,
    add constraint products_archived_are_hidden check (archived_at is null or not is_active);
`;
