import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chooseSelection, freshPhone } from '../place-order.ts';
import { expectDone } from '../staff.ts';
import { mochi } from '../stored-cart.ts';

export type ManyOrder = { id: string; orderNumber: string; totalSen: number; customer: { name: string } };

const surnames = ['Tan', 'Lim', 'Wong', 'Lee', 'Ng', 'Chan', 'Goh', 'Ong', 'Teo', 'Yap'];
const middles = ['Mei', 'Ah', 'Siew', 'Kok', 'Chee', 'Wai'];
const lasts = ['Ling', 'Kow', 'Hua', 'Seng', 'Fatt', 'Yen'];

/** No two of three hundred are called the same. */
const nameOf = (at: number) =>
  [surnames[at % 10], middles[Math.floor(at / 10) % 6], lasts[Math.floor(at / 60) % 6]].join(' ');

const atOnce = 10;

/** Orders taken by phone that wait for their money, in a shop of the journey's own. */
export async function enterMany(page: Page, count: number): Promise<ManyOrder[]> {
  const line = await mochi(page);
  const selection = await chooseSelection(page.request, 'Pick up from Rawang', {
    hasYam: false,
    productIds: [line.productId],
  });
  const limit = await page.request.put(`/api/admin/batches/${selection.batchId}/limits/${line.productId}`, {
    data: { limitQuantity: 10_000 },
  });
  await expectDone(limit);
  const blank = { email: '', instagram: '', facebook: '', notes: '', deliveryAddress: '' };
  const enter = async (at: number): Promise<ManyOrder> => {
    const quantity = 1 + (at % 9);
    const answer = await page.request.post('/api/admin/orders', {
      data: {
        orderId: randomUUID(),
        ...selection,
        items: [{ productId: line.productId, quantity, metadata: line.metadata }],
        customer: { name: nameOf(at), phone: freshPhone(), ...blank },
        seenTotalSen: line.priceSen * quantity,
        language: 'en',
        paymentStatus: 'pending',
      },
    });
    await expectDone(answer);
    return ((await answer.json()) as { order: ManyOrder }).order;
  };
  const orders: ManyOrder[] = [];
  for (let start = 0; start < count; start += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - start) }, (_, index) => enter(start + index));
    orders.push(...(await Promise.all(some)));
  }
  return orders;
}
