import { sql } from 'kysely';
import type { Db } from '../connect.ts';

/** What the database does by itself within minutes of a large import: tidies up and counts what is there. */
export async function settleTables(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db);
}
