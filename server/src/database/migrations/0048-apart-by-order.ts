import { sql } from 'kysely';

/** What else tells lines apart, as hashes: the seconds of their time, and the orders that their words name. */
export const apartByOrder = sql`
  alter table statement_lines add column seconds_key text not null default '', add column orders_keys text[] not null default '{}';
`;
