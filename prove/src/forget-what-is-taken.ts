import { sql } from 'kysely';
import type { Db } from '../../server/src/database/connect.ts';

/** The guard of stock taken out: whatever is sold, the counter says that nothing is. */
export async function forgetWhatIsTaken(db: Db): Promise<void> {
  await sql`drop trigger product_batch_limits_guard on product_batch_limits`.execute(db);
  await sql`create function forget_taken() returns trigger language plpgsql as
    'begin new.taken := 0; return new; end'`.execute(db);
  await sql`create trigger forget_taken before update on product_batch_limits
    for each row execute function forget_taken()`.execute(db);
}
