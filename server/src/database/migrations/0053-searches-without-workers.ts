import { sql } from 'kysely';

/**
 * PostgreSQL started two more processes for the five latest orders of a common name, which took longer than the search:
 * its estimate of a row's price is for all rows, and a search looks at some hundred. What only one process may work out
 * is left to the one that is there.
 */
export const searchesWithoutWorkers = sql`
  alter function search_grams(text) parallel restricted;
`;
