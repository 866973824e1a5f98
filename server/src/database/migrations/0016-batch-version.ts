import { sql } from 'kysely';

/** Versions tell two editors of a batch of each other, as with everything else that staff edit. */
export const batchVersion = sql`
  alter table pickup_batches add column version integer not null default 1;
`;
