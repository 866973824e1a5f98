import sharp from 'sharp';

/** Orders that come in at an even pace, each by another visitor, until they are stopped. */
export async function startOrders(url: string, perSecond: number) {
  const order = await anOrder(url);
  const startedAt = performance.now();
  let placed = 0;
  let underWay = 0;
  let visitor = 0;
  let failure: unknown;
  const place = async () => {
    // A shop that cannot keep up is not buried; what came through is told.
    if (underWay >= perSecond) return;
    underWay += 1;
    visitor += 1;
    try {
      await order(visitor);
      placed += 1;
    } catch (error) {
      failure ??= error;
    } finally {
      underWay -= 1;
    }
  };
  const timer = setInterval(() => void place(), 1000 / perSecond);
  return {
    /** How many came through, a second. */
    stop(): number {
      clearInterval(timer);
      if (failure) throw failure;
      return placed / ((performance.now() - startedAt) / 1000);
    },
  };
}

/** One mochi box at the first place, date and time on offer, held and paid for. */
async function anOrder(url: string) {
  const read = async (path: string) => (await fetch(`${url}/api/${path}`)).json();
  const { products } = await read('products');
  const product = products.find(({ slug }: { slug: string }) => slug === 'mochi-snowskin');
  const { deliveryMethods } = await read('delivery-methods');
  const deliveryMethodId: string = deliveryMethods[0].id;
  const { batches } = await read(`availability?deliveryMethodId=${deliveryMethodId}`);
  const { batchId } = batches[0];
  const { timeSlots } = await read(`time-slots?deliveryMethodId=${deliveryMethodId}&batchId=${batchId}`);
  const timeSlotId = timeSlots.find((slot: { requiresTeochewYam: boolean }) => !slot.requiresTeochewYam).id;
  const items = [{ productId: product.id, quantity: 1, metadata: null }];
  const wish = {
    deliveryMethodId,
    batchId,
    timeSlotId,
    items,
    seenTotalSen: product.priceSen,
    language: 'en',
  };
  const receipt = await aReceipt();

  return async (visitor: number) => {
    const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
    const held = await fetch(`${url}/api/checkout/holds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(wish),
    });
    if (!held.ok) throw new Error(`The hold was answered ${held.status}: ${await held.text()}`);
    const { holdId } = await held.json();
    const cookie = held.headers.get('set-cookie')?.split(';')[0] ?? '';
    const placed = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { cookie, 'x-forwarded-for': address },
      body: submissionOf(holdId, receipt),
    });
    if (!placed.ok) throw new Error(`The order was answered ${placed.status}: ${await placed.text()}`);
    await placed.arrayBuffer();
  };
}

function submissionOf(holdId: string, receipt: Blob): FormData {
  const form = new FormData();
  const fields = {
    holdId,
    name: 'Bench',
    phone: '012-345 6789',
    email: 'bench@example.com',
    ...{ instagram: '', facebook: '', notes: '', deliveryAddress: '' },
    language: 'en',
    paymentConfirmed: 'true',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('receipt', receipt, 'receipt.jpeg');
  return form;
}

async function aReceipt(): Promise<Blob> {
  const create = { width: 24, height: 32, channels: 3, background: '#5a5a5a' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
