import type { SetupResponse } from '@mooncake/domain/setup/setup.contract';
import { createTestApp } from '../app.testing.ts';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { seedIfEmpty } from '../database/seed/seed-if-empty.ts';
import { seedSampleOrders } from '../sample/seed-sample-orders.ts';
import { addSignedIn, call } from '../staff/staff.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

export const confirmed = {
  confirmation: 'my own shop',
  realOrders: '',
  payingCustomers: '',
  keepsProducts: false,
};

/** A demo of its own, with its owner at the desk. */
export async function openDemo() {
  const database = await createTestDatabase();
  const { db } = database;
  await seedIfEmpty(db, { seed: 'demo', now: new Date(), liven: seedSampleOrders });
  const shop = await furnishShop(db);
  const { app, deps } = await createTestApp(database);
  const { headers } = await addSignedIn(db, { name: 'Mei', role: 'admin' });
  const ask = (method: string, path: string, body?: object) =>
    call(app, `/api/admin${path}`, { method, body, headers });
  const setup = async () => (await ask('GET', '/setup')).json as SetupResponse;
  const begin = (change: Partial<typeof confirmed> = {}) =>
    ask('POST', '/setup/own-shop', { ...confirmed, ...change });
  return { database, db, app, deps, shop, ask, setup, begin };
}
