import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { mochiEntry, openBackOffice } from './admin-orders.testing.ts';
import { elsewhere } from './move-order.testing.ts';

const database = await createTestDatabase();
const { db } = database;

test('an order moved again is told from where its customer knew it to where it is now', async () => {
  const office = await openBackOffice(database);
  const { enter, ask, look, shop } = office;
  const { id } = await enter(mochiEntry(shop, 1));
  const { deliveryMethodId, batchId, timeSlotId } = mochiEntry(shop);
  const to = await elsewhere(db, office);
  const move = async (place: { batchId: string; timeSlotId: string }) =>
    ask('PUT', `/orders/${id}/delivery`, {
      deliveryMethodId,
      ...place,
      deliveryAddress: '',
      version: (await look(id)).version,
    });
  const known = { field: 'batchDate', before: shop.batch('13/9').batch_date };
  expect((await move({ ...to, timeSlotId })).status).toBe(200);
  expect((await move(to)).status).toBe(200);
  expect((await look(id)).moved?.changes).toEqual(
    expect.arrayContaining([expect.objectContaining(known), expect.objectContaining({ field: 'timeSlot' })]),
  );
  // Back where it was: nothing to tell.
  expect((await move({ batchId, timeSlotId })).status).toBe(200);
  expect((await look(id)).moved).toEqual({ changes: [], addressChanged: false });
});

test('moving into a batch whose day is over is refused, but for the one it is in', async () => {
  const office = await openBackOffice(database);
  const { enter, ask, look, shop } = office;
  const { id, version } = await enter(mochiEntry(shop, 1));
  const to = await elsewhere(db, office);
  const { deliveryMethodId } = mochiEntry(shop);
  const dateOf = (batch_date: string) =>
    db.updateTable('pickup_batches').set({ batch_date }).where('id', '=', to.batchId).execute();
  const { batch_date: usual } = await db
    .selectFrom('pickup_batches')
    .select('batch_date')
    .where('id', '=', to.batchId)
    .executeTakeFirstOrThrow();
  const place = { deliveryMethodId, ...to, deliveryAddress: '' };
  await dateOf('2020-09-15');
  try {
    const refused = await ask('PUT', `/orders/${id}/delivery`, { ...place, version });
    expect(refused.json).toMatchObject({ code: 'batch.closed' });
    const entry = mochiEntry(shop, 1, { batchId: to.batchId, timeSlotId: to.timeSlotId });
    expect((await ask('POST', '/orders', entry)).json).toMatchObject({ code: 'batch.closed' });
  } finally {
    await dateOf(usual);
  }
  await ask('PUT', `/orders/${id}/delivery`, { ...place, version });
  await dateOf('2020-09-15');
  try {
    const other = { ...place, timeSlotId: mochiEntry(shop).timeSlotId, version: (await look(id)).version };
    expect((await ask('PUT', `/orders/${id}/delivery`, other)).status).toBe(200);
  } finally {
    await dateOf(usual);
  }
});
