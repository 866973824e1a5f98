import { sql } from 'kysely';

/** Which shop this is, so that it can tell its backups from those of another one in the same folder. */
export const shopId = sql`
  alter table shop_settings add column shop_id uuid not null default gen_random_uuid();
`;
