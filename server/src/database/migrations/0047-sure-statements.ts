import { sql } from 'kysely';

/**
 * What a statement does not know: days with rows that could not be read for certain accuse nobody. And what tells lines of
 * equal words apart, as hashes: the time of day, and short numbers.
 */
export const sureStatements = sql`
  alter table statements add column unsure_days text[] not null default '{}';
  alter table statement_lines add column time_key text not null default '', add column numbers_key text not null default '';
`;
