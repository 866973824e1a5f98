import sharp from 'sharp';
import { choosePickup } from '../choose-pickup.ts';
import type { PeerShop } from './adapter.ts';

/** Our own shop, as an example of an adapter; staff sign in with this cookie. */
export async function openOwnShop({ url, cookie }: { url: string; cookie: string }): Promise<PeerShop> {
  const { product, ...selection } = await choosePickup(url);
  const receipt = await sharp({ create: { width: 24, height: 32, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  const hold = JSON.stringify({
    ...selection,
    items: [{ productId: product.id, quantity: 1, metadata: null }],
    seenTotalSen: product.priceSen,
    language: 'en',
  });

  return {
    list: { url: `${url}/api/products` },

    async placeOrder(visitor) {
      const headers = { 'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) % 256}.${visitor % 256}` };
      const held = await fetch(`${url}/api/checkout/holds`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: hold,
      });
      if (held.status === 409) return 'sold_out';
      if (!held.ok) throw new Error(`the hold was answered ${held.status}: ${await held.text()}`);
      const { holdId } = await held.json();
      const browser = held.headers.get('set-cookie')?.split(';')[0] ?? '';
      const placed = await fetch(`${url}/api/orders`, {
        method: 'POST',
        headers: { ...headers, cookie: browser },
        body: orderForm(holdId, visitor, receipt),
      });
      if (!placed.ok) throw new Error(`the order was answered ${placed.status}: ${await placed.text()}`);
      return 'placed';
    },

    async stock(boxes) {
      const limits = `${url}/api/admin/batches/${selection.batchId}/limits`;
      const { limits: rows } = await (await fetch(limits, { headers: { cookie } })).json();
      const { currentQuantity } = rows.find(
        ({ productId }: { productId: string }) => productId === product.id,
      );
      const changed = await fetch(`${limits}/${product.id}`, {
        method: 'PUT',
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        body: JSON.stringify({ limitQuantity: currentQuantity + boxes }),
      });
      if (!changed.ok) throw new Error(`the limit was answered ${changed.status}: ${await changed.text()}`);
    },
  };
}

function orderForm(holdId: string, visitor: number, receipt: Uint8Array): FormData {
  const form = new FormData();
  const fields = {
    holdId,
    name: 'Bench',
    phone: `012-${String(1_000_000 + visitor)}`,
    language: 'en',
    paymentConfirmed: 'true',
    email: 'bench@example.com',
    ...{ instagram: '', facebook: '', notes: '', deliveryAddress: '' },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('receipt', new File([Uint8Array.from(receipt)], 'receipt.jpeg', { type: 'image/jpeg' }));
  return form;
}
