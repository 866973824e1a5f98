import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { freshPhone } from '../place-order.ts';
import { test as base } from '../second-visitor.ts';
import { asStaff } from '../staff.ts';
import { mochi } from '../stored-cart.ts';

export type JourneyBatch = { id: string; batchName: string; batchDate: string };
type Wish = { batchDate?: string; boxes?: number; isActive?: boolean };
type Entry = {
  name: string;
  quantity?: number;
  language?: 'en' | 'zh';
  paymentStatus?: 'pending' | 'verified';
};
type EnteredOrder = { id: string; orderNumber: string; customer: { phone: string } };

/** Never called like a batch of the demo shop, so that no other journey takes it for one. */
export const freshBatchName = () => `Journey ${randomUUID().slice(0, 8)}`;

type BatchFixtures = {
  /** A batch nobody else uses, with so few boxes that no other journey orders from it. */
  makeBatch: (wish?: Wish) => Promise<JourneyBatch>;
  /** Takes an order for it by phone. */
  orderFrom: (batch: JourneyBatch, entry: Entry) => Promise<EnteredOrder>;
  /** Puts a batch away at the end that the journey made by hand. */
  adopt: (name: string) => void;
};

export const test = base.extend<BatchFixtures>({
  makeBatch: async ({ page }, use) => {
    const made: string[] = [];
    await use(async ({ batchDate = '2034-03-05', boxes = 3, isActive = true } = {}) => {
      const batchName = freshBatchName();
      made.push(batchName);
      const form = { id: randomUUID(), batchName, batchDate, orderUntil: null, slots: [], isActive: false };
      const deliveryMethodIds = await rawangMethods(page);
      const { batch } = await ask(page, 'post', '/batches', { ...form, deliveryMethodIds });
      await limitTo(page, batch.id, boxes);
      if (isActive) await ask(page, 'put', `/batches/${batch.id}/status`, { isActive });
      return batch;
    });
    for (const name of made) await putAway(page, name);
  },
  orderFrom: async ({ page }, use) => {
    await use(async (batch, { name, quantity = 1, language = 'en', paymentStatus = 'pending' }) => {
      const { productId, priceSen, metadata } = await mochi(page);
      const [deliveryMethodId = ''] = await rawangMethods(page);
      const query = `deliveryMethodId=${deliveryMethodId}&batchId=${batch.id}`;
      const { timeSlots } = await (await page.request.get(`/api/time-slots?${query}`)).json();
      const slot = timeSlots.find((one: { requiresTeochewYam: boolean }) => !one.requiresTeochewYam);
      const blank = { email: '', instagram: '', facebook: '', notes: '', deliveryAddress: '' };
      const { order } = await ask(page, 'post', '/orders', {
        orderId: randomUUID(),
        deliveryMethodId,
        batchId: batch.id,
        timeSlotId: slot.id,
        items: [{ productId, quantity, metadata }],
        customer: { name, phone: freshPhone(), ...blank },
        seenTotalSen: priceSen * quantity,
        language,
        paymentStatus,
      });
      return order;
    });
  },
  adopt: async ({ page }, use) => {
    const names: string[] = [];
    await use((name) => names.push(name));
    for (const name of names) await putAway(page, name);
  },
});

/** The two methods every date of the demo shop goes with, as the shop's banner tells. */
async function rawangMethods(page: Page): Promise<string[]> {
  const { deliveryMethods } = await (await page.request.get('/api/delivery-methods')).json();
  const methods: { id: string; name: string }[] = deliveryMethods;
  return methods.filter(({ name }) => name.includes('from Rawang')).map(({ id }) => id);
}

/** Of the one product these journeys order; a new batch has none of the others. */
export async function limitTo(page: Page, batchId: string, limitQuantity: number) {
  const { productId } = await mochi(page);
  await ask(page, 'put', `/batches/${batchId}/limits/${productId}`, { limitQuantity });
}

export async function findBatch(page: Page, name: string) {
  const { batches } = await ask(page, 'get', '/batches');
  return batches.find(({ batchName }: JourneyBatch) => batchName === name);
}

async function putAway(page: Page, name: string) {
  const batch = await findBatch(page, name);
  if (!batch) return;
  const reason = 'The journey is over';
  await ask(page, 'post', `/batches/${batch.id}/cancel`, { reason, disablesBatch: true });
}

async function ask(page: Page, method: 'get' | 'post' | 'put', path: string, data?: object) {
  const answer = await page.request[method](`/api/admin${path}`, {
    headers: asStaff(),
    ...(data && { data }),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
