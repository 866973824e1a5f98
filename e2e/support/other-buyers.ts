import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { anAddress } from './random-address.ts';
import type { StoredLine } from './stored-cart.ts';

/** The most one browser may reserve at once: half of what is left, a few in any case. */
const maxBoxes = (left: number) => Math.min(20, Math.max(4, Math.floor(left / 2)));

type Limit = { productId: string; availableStock: number };
type Batch = { batchId: string; batchName: string; productLimits: Limit[] };

type Wish = { line: StoredLine; date: string; left: number };

/** Other customers reserve boxes of a date until just so many are left; the answer gives them all back. */
export async function leaveOnly(
  { request: factory }: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  { line, date, left }: Wish,
): Promise<() => Promise<void>> {
  const buyers: { client: APIRequestContext; holdId: string }[] = [];
  const first = await factory.newContext({ baseURL });
  const { deliveryMethods } = await (await first.get('/api/delivery-methods')).json();
  const { batches }: { batches: Batch[] } = await (
    await first.get(`/api/availability?deliveryMethodId=${deliveryMethods[0].id}`)
  ).json();
  await first.dispose();
  const batch = batches.find(({ batchName }) => batchName.startsWith(`Batch ${date}`));
  const limit = batch?.productLimits.find(({ productId }) => productId === line.productId);
  let spare = (limit?.availableStock ?? 0) - left;

  while (batch && spare > 0) {
    const client = await factory.newContext({ baseURL, extraHTTPHeaders: anAddress() });
    const { timeSlots } = await (
      await client.get(`/api/time-slots?deliveryMethodId=${deliveryMethods[0].id}&batchId=${batch.batchId}`)
    ).json();
    const quantity = Math.min(spare, maxBoxes(spare + left));
    const hold = await client.post('/api/checkout/holds', {
      data: {
        deliveryMethodId: deliveryMethods[0].id,
        batchId: batch.batchId,
        timeSlotId: timeSlots.find((slot: { requiresTeochewYam: boolean }) => !slot.requiresTeochewYam).id,
        items: [{ productId: line.productId, quantity, metadata: line.metadata }],
        seenTotalSen: line.priceSen * quantity,
        language: 'en',
      },
    });
    expect(hold.status(), await hold.text()).toBe(200);
    buyers.push({ client, holdId: (await hold.json()).holdId });
    spare -= quantity;
  }

  return async () => {
    for (const { client, holdId } of buyers) {
      await client.delete(`/api/checkout/holds/${holdId}`);
      await client.dispose();
    }
  };
}
