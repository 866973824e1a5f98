import type { HoldRequest } from '@mooncake/domain/holds/hold.contract';
import { registerKind } from '@mooncake/domain/products/kinds/all-kinds';
import {
  cookies,
  cookieTin,
  countedTins,
  packedTins,
  tinOf,
} from '@mooncake/domain/products/kinds/cookie-tin.testing';
import { expect, test } from 'vitest';
import { createCounter } from '../checkout/checkout.testing.ts';
import { examineShop } from '../doctor/doctor.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { aDraft, openCatalogue } from './products.testing.ts';

// A process of its own: the kind that is registered here must not be for sale in any other test.
registerKind(cookieTin);
const database = await createTestDatabase();

const productId = '00000000-0000-4000-8000-0000000000c9';

/** The demo shop with the tin on its shelf, some of it planned for one batch. */
async function openTinShop() {
  const office = await openCatalogue(database);
  const { ask, shop } = office;
  const { browser, deps } = await createCounter(database);
  const batchId = shop.batch('13/9').id;
  const draft = aDraft({
    name: packedTins.productName,
    nameZh: packedTins.productNameZh,
    productType: cookieTin.id,
    priceSen: 3600,
    pieces: cookies,
  });
  await office.create(draft, productId);
  return {
    ...office,
    deps,
    batchId,
    hold: (request: HoldRequest, customer = browser()) => customer.hold(request),
    browser,
    limit: async () => {
      const { json } = await ask('GET', `/batches/${batchId}/limits`);
      return (json as { limits: { productId: string }[] }).limits.find((one) => one.productId === productId);
    },
    plan: (limitQuantity: number) => ask('PUT', `/batches/${batchId}/limits/${productId}`, { limitQuantity }),
    tins: (counts: Readonly<Record<string, number>>, quantity: number): HoldRequest => ({
      deliveryMethodId: shop.method('Pick up from Rawang').id,
      batchId,
      timeSlotId: shop.slot('9am').id,
      items: [{ productId, quantity, metadata: tinOf(counts) }],
      seenTotalSen: 3600 * quantity,
      language: 'en',
    }),
  };
}

test('a kind nobody knew is on the shelf, with a dialog and a price of its own', async () => {
  const { app, limit } = await openTinShop();
  const { products } = (await (await app.request('/api/products')).json()) as { products: { id: string }[] };
  expect(products.find(({ id }) => id === productId)).toMatchObject({
    productType: 'cookie_tin',
    configurator: 'cookie-tin',
    adding: 'configure',
    priceLabel: { isFrom: false, unit: 'box', priceSen: 3600 },
    pieces: cookies,
  });
  expect(await limit()).toMatchObject({ limitQuantity: 0, unit: 'tins' });
});

test('a kind nobody knew is sold, counted in its own unit, counted for the kitchen, packed and exported', async () => {
  const { app, headers, ask, deps, batchId, browser, hold, limit, plan, tins } = await openTinShop();
  await plan(3);
  const customer = browser();
  const held = await hold(tins({ K9: 5, K1: 4 }, 2), customer);
  expect(held.status).toBe(200);
  expect(await limit()).toMatchObject({ currentQuantity: 2, availableStock: 1, unit: 'tins' });

  const placed = await submit(customer, held.body.holdId, await aReceipt(7));
  expect(placed.status).toBe(200);
  expect(placed.body).toMatchObject({ totalSen: 7200, outsideStock: false });

  const summary = await ask('GET', `/summary?batchId=${batchId}&include=all`);
  expect(summary.json).toMatchObject({
    batches: [{ totalOrders: 1, totalBoxes: 2, totalPieces: 18, products: [countedTins] }],
  });
  const packing = await ask('GET', `/packing?batchId=${batchId}&include=all`);
  expect(packing.json).toMatchObject({ orders: [{ totalSen: 7200, items: [packedTins] }] });
  const statistics = await ask('GET', '/statistics');
  expect(JSON.stringify(statistics.json)).toContain('Butter');

  for (const file of ['orders', 'summary']) {
    const csv = await (await app.request(`/api/admin/exports/${file}.csv`, { headers }, {})).text();
    expect(csv).toContain('Festive Cookie Tin');
    expect(csv).toContain('Lemon');
  }
  expect(await examineShop(deps)).toEqual([]);
});

test('a tin that is not full, of cookies nobody bakes, or more than are planned, is refused', async () => {
  const { hold, plan, tins } = await openTinShop();
  await plan(3);
  expect((await hold(tins({ K1: 8 }, 1))).body).toMatchObject({ code: 'invalid_request' });
  expect((await hold(tins({ K12: 9 }, 1))).body).toMatchObject({ code: 'cart.choice_unavailable' });
  expect((await hold(tins({ K1: 9 }, 4))).body).toMatchObject({ code: 'batch.short_of_stock' });
});
