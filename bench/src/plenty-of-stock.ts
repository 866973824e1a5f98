import { noTimeouts } from '../../server/src/database/connect.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { seedIfEmpty } from '../../server/src/database/seed/seed-if-empty.ts';

/** The demo shop with more of everything than a bench can order. */
export async function plentyOfStock(dataDir: string): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined };
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir, log, timeouts: noTimeouts });
  await migrate(db);
  await seedIfEmpty(db, { seed: 'shop', now: new Date() });
  await db.updateTable('product_batch_limits').set({ limit_quantity: 1_000_000 }).execute();
  await close();
}
