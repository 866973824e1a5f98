import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { chooseSelection, freshPhone } from '../place-order.ts';
import { test as base } from '../second-visitor.ts';
import { asStaff, expectDone } from '../staff.ts';
import { mochi } from '../stored-cart.ts';

export type OfficeOrder = {
  id: string;
  orderNumber: string;
  version: number;
  adminNotes: string;
  adminNotesVersion: number;
  orderStatus: string;
  customer: { name: string; phone: string };
  batch: { id: string; batchName: string } | null;
};

type Entry = { name: string; phone?: string; quantity?: number; paymentStatus?: 'pending' | 'verified' };

/** A name nobody else in this run carries; what follows it tells the orders of one journey apart. */
export const freshName = () => `Yap O${randomUUID().slice(0, 8)}`;

/** Adds orders taken by phone, which give their boxes back when the journey is over. */
export const test = base.extend<{ enterOrder: (entry: Entry) => Promise<OfficeOrder> }>({
  enterOrder: async ({ page }, use) => {
    const orderIds: string[] = [];
    let place: Place | undefined;
    await use(async (entry) => {
      place ??= await findPlace(page);
      const order = await enterByPhone(page, place, entry);
      orderIds.push(order.id);
      return order;
    });
    const data = { orderIds, orderStatus: 'cancelled', reason: 'The journey is over' };
    if (orderIds.length === 0) return;
    await expectDone(await page.request.post('/api/admin/orders/bulk', { headers: asStaff(), data }));
  },
});

type Place = Awaited<ReturnType<typeof findPlace>>;

/** What is ordered and where to: the same for all orders of a journey, so it is asked for once. */
async function findPlace(page: Page) {
  const line = await mochi(page);
  const wish = { hasYam: false, productIds: [line.productId] };
  return { line, selection: await chooseSelection(page.request, 'Pick up from Rawang', wish) };
}

async function enterByPhone(
  page: Page,
  { line: { productId, priceSen, metadata }, selection }: Place,
  { name, phone = freshPhone(), quantity = 1, paymentStatus = 'pending' }: Entry,
): Promise<OfficeOrder> {
  const blank = { email: '', instagram: '', facebook: '', notes: '', deliveryAddress: '' };
  const answer = await page.request.post('/api/admin/orders', {
    headers: asStaff(),
    data: {
      orderId: randomUUID(),
      ...selection,
      items: [{ productId, quantity, metadata }],
      customer: { name, phone, ...blank },
      seenTotalSen: priceSen * quantity,
      language: 'en',
      paymentStatus,
    },
  });
  return orderIn(answer);
}

export async function readOrder(request: APIRequestContext, id: string): Promise<OfficeOrder> {
  return orderIn(await request.get(`/api/admin/orders/${id}`, { headers: asStaff() }));
}

/** The order by its number, as the list finds it. */
export async function findOrder(request: APIRequestContext, orderNumber: string): Promise<OfficeOrder> {
  const answer = await request.get(`/api/admin/orders?search=${orderNumber}`, { headers: asStaff() });
  const { orders }: { orders: OfficeOrder[] } = await answer.json();
  const [order] = orders;
  if (!order) throw new Error(`The list does not know ${orderNumber}`);
  return order;
}

/** What a colleague does at another desk. */
export async function changeElsewhere(
  request: APIRequestContext,
  { id, version }: OfficeOrder,
  change: { orderStatus: string; paymentStatus: string; reason: string },
): Promise<OfficeOrder> {
  return orderIn(
    await request.put(`/api/admin/orders/${id}/status`, {
      headers: asStaff('employee'),
      data: { ...change, version },
    }),
  );
}

export async function writeNotesElsewhere(
  request: APIRequestContext,
  { id, adminNotesVersion }: OfficeOrder,
  notes: string,
) {
  const answer = await request.put(`/api/admin/orders/${id}/notes`, {
    headers: asStaff('employee'),
    data: { notes, version: adminNotesVersion },
  });
  await expectDone(answer);
}

async function orderIn(answer: APIResponse): Promise<OfficeOrder> {
  await expectDone(answer);
  const { order }: { order: OfficeOrder } = await answer.json();
  return order;
}
