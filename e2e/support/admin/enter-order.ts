import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { freshPhone } from '../place-order.ts';
import { asStaff, expectDone } from '../staff.ts';
import type { StoredLine } from '../stored-cart.ts';
import { changeElsewhere, type OfficeOrder, readOrder } from './admin-orders.ts';

type Batch = {
  batchId: string;
  batchName: string;
  productLimits: { productId: string; availableStock: number }[];
};
type Slot = { id: string; timeSlot: string; requiresTeochewYam: boolean };

type Entry = {
  line: StoredLine;
  /** The batch as it is called, like `17/9`; without one, the date where most is left. */
  date?: string;
  /** A date to keep away from. */
  notOn?: string;
  quantity?: number;
  name?: string;
  phone?: string;
  language?: 'en' | 'zh';
  paymentStatus?: 'pending' | 'verified';
};

/** An order staff take for pickup from Rawang, of any product and on any date. */
export async function enterOn(page: Page, entry: Entry): Promise<OfficeOrder> {
  const { line, quantity = 1, name = 'Lim Siew Hua', language = 'en', paymentStatus = 'pending' } = entry;
  const { request } = page;
  const { deliveryMethods } = await (await request.get('/api/delivery-methods')).json();
  const deliveryMethodId: string = deliveryMethods[0].id;
  const batchId = (await chooseBatch(request, deliveryMethodId, entry)).batchId;
  const { timeSlots }: { timeSlots: Slot[] } = await (
    await request.get(`/api/time-slots?deliveryMethodId=${deliveryMethodId}&batchId=${batchId}`)
  ).json();
  const blank = { email: '', instagram: '', facebook: '', notes: '', deliveryAddress: '' };
  const answer = await request.post('/api/admin/orders', {
    headers: asStaff(),
    data: {
      orderId: randomUUID(),
      deliveryMethodId,
      batchId,
      timeSlotId: timeSlots.find(({ requiresTeochewYam }) => !requiresTeochewYam)?.id,
      items: [{ productId: line.productId, quantity, metadata: line.metadata }],
      customer: { name, phone: entry.phone ?? freshPhone(), ...blank },
      seenTotalSen: line.priceSen * quantity,
      language,
      paymentStatus,
    },
  });
  await expectDone(answer);
  const { order }: { order: OfficeOrder } = await answer.json();
  return order;
}

/** One large order takes what a date has, but for so many boxes; the answer cancels it again. */
export async function sellAllBut(
  page: Page,
  { line, date, left }: { line: StoredLine; date: string; left: number },
): Promise<() => Promise<void>> {
  const { deliveryMethods } = await (await page.request.get('/api/delivery-methods')).json();
  const batch = await chooseBatch(page.request, deliveryMethods[0].id, { line, date });
  const order = await enterOn(page, { line, date, quantity: leftOf(batch, line) - left });
  return async () => {
    await changeElsewhere(page.request, await readOrder(page.request, order.id), {
      orderStatus: 'cancelled',
      paymentStatus: 'rejected',
      reason: 'Only there to sell a date out',
    });
  };
}

async function chooseBatch(
  request: APIRequestContext,
  deliveryMethodId: string,
  { line, date, notOn }: Pick<Entry, 'line' | 'date' | 'notOn'>,
): Promise<Batch> {
  const { batches }: { batches: Batch[] } = await (
    await request.get(`/api/availability?deliveryMethodId=${deliveryMethodId}`)
  ).json();
  const isCalled = ({ batchName }: Batch, wanted: string) => batchName.startsWith(`Batch ${wanted}`);
  const batch = date
    ? batches.find((candidate) => isCalled(candidate, date))
    : batches
        .filter((candidate) => !notOn || !isCalled(candidate, notOn))
        .toSorted((a, b) => leftOf(b, line) - leftOf(a, line))[0];
  if (!batch) throw new Error('The demo shop has no such date');
  return batch;
}

const leftOf = ({ productLimits }: Batch, { productId }: StoredLine) =>
  productLimits.find((limit) => limit.productId === productId)?.availableStock ?? 0;
