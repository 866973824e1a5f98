import { sql } from 'kysely';

/** What a statement does not know: days with rows that could not be read for certain accuse nobody. */
export const sureStatements = sql`
  alter table statements add column unsure_days text[] not null default '{}';
`;
