import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { ReceiptFile } from './receipt-files.ts';
import type { StoredLine } from './stored-cart.ts';

type Method = { id: string; name: string; needsAddress: boolean };
type Batch = { batchId: string; productLimits: { productId: string; availableStock: number }[] };
type Slot = { id: string; timeSlot: string; deliveryMethodId: string; requiresTeochewYam: boolean };

export type PlacedOrder = {
  orderNumber: string;
  totalSen: number;
  outsideStock: boolean;
  confirmation: { pickup: { batchName: string; batchDate: string; timeSlot: string | null } };
};

export type OrderWishes = {
  items: readonly StoredLine[];
  /** The beginning of the delivery method's name. */
  method?: string;
  customer?: Partial<Record<'name' | 'phone' | 'email' | 'notes' | 'deliveryAddress', string>>;
  language?: 'en' | 'zh';
  /** A picture unlike any other unless one is given, or made for the number and sum of the order. */
  receipt?: ReceiptFile | ((order: { orderNumber: string; totalSen: number }) => Promise<ReceiptFile>);
};

let phones = 0;

/** A phone nobody else in this run orders with, written as Malaysians do. */
export function freshPhone(): string {
  phones += 1;
  const worker = String(process.env.TEST_WORKER_INDEX ?? 0).padStart(3, '0');
  return `012-${worker} ${String(phones).padStart(4, '0')}`;
}

/** Orders as the checkout page would, over HTTP: a hold, then the form with its receipt. */
export async function placeOrder(
  page: Page,
  client: APIRequestContext,
  { items, method = 'Pick up from Rawang', customer = {}, language = 'en', receipt }: OrderWishes,
): Promise<PlacedOrder> {
  const hasYam = items.some(({ metadata }) => JSON.stringify(metadata)?.includes('teochew_yam') ?? false);
  const selection = await chooseSelection(client, method, {
    hasYam,
    productIds: items.map(({ productId }) => productId),
  });
  const hold = await client.post('/api/checkout/holds', {
    data: {
      ...selection,
      items: items.map(({ productId, quantity, metadata }) => ({ productId, quantity, metadata })),
      seenTotalSen: items.reduce((sum, { priceSen, quantity }) => sum + priceSen * quantity, 0),
      language,
    },
  });
  expect(hold.status(), await hold.text()).toBe(200);
  const { holdId, orderNumber, totalSen } = await hold.json();
  const made = typeof receipt === 'function' ? await receipt({ orderNumber, totalSen }) : receipt;

  const placed = await client.post('/api/orders', {
    multipart: {
      holdId,
      name: 'Tan Ah Hua',
      phone: freshPhone(),
      email: 'customer@example.com',
      instagram: '',
      facebook: '',
      notes: '',
      deliveryAddress: '',
      ...customer,
      language,
      paymentConfirmed: 'true',
      receipt: made ?? { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await aReceipt(page) },
    },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  return placed.json();
}

/** A small picture of a payment, drawn by the browser. */
export async function aReceipt(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 320 });
    const brush = canvas.getContext('2d');
    brush?.fillRect(0, 0, 240, 320);
    if (brush) brush.fillStyle = '#fff';
    brush?.fillText(`Paid ${Math.random()}`, 20, 40);
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

type Choice = { hasYam: boolean; productIds: string[] };

export async function chooseSelection(
  client: APIRequestContext,
  methodName: string,
  { hasYam, productIds }: Choice,
) {
  const { deliveryMethods }: { deliveryMethods: Method[] } = await answerOf(client, '/api/delivery-methods');
  const method = found(deliveryMethods.find(({ name }) => name.startsWith(methodName)));
  const { batches }: { batches: Batch[] } = await answerOf(
    client,
    `/api/availability?deliveryMethodId=${method.id}`,
  );
  // Where most is left: many journeys order, and no date may run out under them.
  const left = ({ productLimits }: Batch) =>
    Math.min(
      ...productLimits
        .filter(({ productId }) => productIds.includes(productId))
        .map(({ availableStock }) => availableStock),
    );
  const { batchId } = found(batches.toSorted((a, b) => left(b) - left(a))[0]);
  const { timeSlots }: { timeSlots: Slot[] } = await answerOf(
    client,
    `/api/time-slots?deliveryMethodId=${method.id}&batchId=${batchId}`,
  );
  const slot = found(
    timeSlots.find(({ requiresTeochewYam }) => requiresTeochewYam === hasYam) ?? timeSlots[0],
  );
  return { deliveryMethodId: method.id, batchId, timeSlotId: slot.id };
}

async function answerOf(client: APIRequestContext, path: string) {
  return (await client.get(path)).json();
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The demo shop offers nothing that fits this order');
  return thing;
}
