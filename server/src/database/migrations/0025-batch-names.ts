import { sql } from 'kysely';

/** What Chinese readers call a batch; empty where the owner gave it one name. */
export const batchNames = sql`
  alter table pickup_batches add column batch_name_zh text not null default '';
`;
