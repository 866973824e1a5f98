import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { ShopSettings } from '@mooncake/domain/settings/settings';
import { expect, test } from 'vitest';
import { createBrowser, mochiHold } from '../checkout/checkout.testing.ts';
import { mochiEntry } from '../orders/admin/admin-orders.testing.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { createDemo } from './setup.testing.ts';

const openDemo = await createDemo();

test('a test order is one that came through the shop: with its receipt, which was approved', async () => {
  const { app, ask, setup, shop } = await openDemo();
  await ask('POST', '/orders', { ...mochiEntry(shop), paymentStatus: 'verified' });
  expect((await setup()).done).not.toContain('test_order');

  const customer = createBrowser(async (path, init) => app.request(path, init, {}));
  const { body: hold } = await customer.hold(mochiHold(shop));
  const placed = await submit(customer, hold.holdId, await aReceipt());
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  expect((await setup()).done).not.toContain('test_order');
  const { orders } = (await ask('GET', `/orders?search=${placed.body.orderNumber}`)).json as {
    orders: AdminOrder[];
  };
  const [order] = orders;
  if (!order) throw new Error('the order is not in the list');
  const approved = await ask('POST', `/orders/${order.id}/approve`, {
    seenInBank: true,
    version: order.version,
  });
  expect(approved.status, JSON.stringify(approved.json)).toBe(200);
  expect((await setup()).done).toContain('test_order');
});

test('contacts are done with a name and a contact of the owner, and what else is missing is named', async () => {
  const { ask, setup, begin, shop } = await openDemo();
  const write = async (change: Partial<ShopSettings>) => {
    const { settings, version } = (await ask('GET', '/settings')).json as {
      settings: ShopSettings;
      version: number;
    };
    const answer = await ask('PUT', '/settings', { settings: { ...settings, ...change }, version });
    expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    return setup();
  };
  expect((await write({ instagram: 'moon.kitchen' })).done).toEqual([]);
  await begin();
  expect((await write({ whatsapp: '012-345 6789' })).done).toEqual([]);
  expect((await write({ shopName: 'Moon Kitchen', shopNameZh: '月亮厨房' })).done).toEqual(['contacts']);

  const bank = { bankName: 'Maybank', accountNumber: '5123 4567', accountName: 'Tan', imageUrl: null };
  expect(await write({ bank })).toMatchObject({ done: ['contacts', 'payment'], hasDuitNow: false });
  const missing = (await setup()).methodsWithoutAddress;
  expect(missing.map(({ name }) => name)).toContain(shop.method('Kepong Pick up').name);
  await ask('PUT', `/delivery-methods/${shop.method('Kepong Pick up').id}/active`, { isActive: false });
  expect((await setup()).methodsWithoutAddress).toHaveLength(missing.length - 1);
});

test('the list ticks itself, and is put away for everybody', async () => {
  const { ask, setup, shop } = await openDemo();
  expect((await setup()).done).toEqual([]);
  await ask('PUT', `/products/${shop.yam.id}/active`, { isActive: false });
  await ask('PUT', `/products/${shop.yam.id}/active`, { isActive: true });
  await ask('PUT', `/batches/${shop.batch('13/9').id}/limits/${shop.yam.id}`, { limitQuantity: 70 });
  await ask('POST', '/team/invitations', { email: 'wong@example.com', role: 'employee' });
  expect((await setup()).done).toEqual(['products', 'dates', 'colleague']);

  expect((await ask('PUT', '/setup/dismissal', { isDismissed: true })).json).toMatchObject({
    isDismissed: true,
  });
  expect((await setup()).isDismissed).toBe(true);
  await ask('PUT', '/setup/dismissal', { isDismissed: false });
  expect((await setup()).isDismissed).toBe(false);
});
