import type { SetupResponse } from '@mooncake/domain/setup/setup.contract';
import { createTestApp } from '../app.testing.ts';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { seedIfEmpty } from '../database/seed/seed-if-empty.ts';
import { seedSampleOrders } from '../sample/seed-sample-orders.ts';
import { addSignedIn, call } from '../staff/staff.testing.ts';
import { createTemplate, type TestDatabase } from '../testing/test-database.testing.ts';

export const confirmed = {
  confirmation: 'my own shop',
  realOrders: '',
  payingCustomers: '',
  keepsProducts: false,
};

/** Makes the demo once, at the top of a file, and returns what opens a copy for each test. */
export async function createDemo() {
  const copyDemo = await createTemplate((db) =>
    seedIfEmpty(db, { seed: 'demo', now: new Date(), liven: seedSampleOrders }),
  );
  return async () => openDemo(await copyDemo());
}

/** A demo of its own, with its owner at the desk. */
async function openDemo(database: TestDatabase) {
  const { db } = database;
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
