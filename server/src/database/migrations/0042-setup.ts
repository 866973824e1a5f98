import { sql } from 'kysely';

/** The list of what to do before opening, until somebody says it is not needed any more. */
export const setup = sql`
  alter table shop_settings add column setup_dismissed_at timestamptz;
`;
