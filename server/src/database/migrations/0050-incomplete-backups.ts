import { sql } from 'kysely';

/** A backup that lacks files is of its night, but not a good one. */
export const incompleteBackups = sql`
  alter table backups add column is_complete boolean not null default true;
`;
