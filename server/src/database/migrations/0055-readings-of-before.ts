import { sql } from 'kysely';

/** Receipts that were said to match before everything on them had to be understood: a person looks, nothing approves them in bulk. */
export const readingsOfBefore = sql`
  update receipt_readings set verdict = 'please-look'
    where verdict = 'everything-matches' and not findings ? 'notUnderstood';
`;
