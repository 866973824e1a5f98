import { createHash, randomUUID } from 'node:crypto';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { StaffOrderRequest } from '@mooncake/domain/orders/staff-order';
import { createTestApp } from '../../app.testing.ts';
import { furnishShop, type Shop } from '../../checkout/checkout.testing.ts';
import type { Deps } from '../../deps.ts';
import { addSignedIn, call } from '../../staff/staff.testing.ts';
import { randomName } from '../../storage/stored-name.ts';
import type { TestDatabase } from '../../testing/test-database.testing.ts';

/** An order for boxes of mochi, taken by staff for pickup from Rawang on 13/9. */
export function mochiEntry(
  shop: Shop,
  quantity = 1,
  change: Partial<StaffOrderRequest> = {},
): StaffOrderRequest {
  return {
    orderId: randomUUID(),
    deliveryMethodId: shop.method('Pick up from Rawang').id,
    batchId: shop.batch('13/9').id,
    timeSlotId: shop.slot('9am').id,
    items: [{ productId: shop.mochi.id, quantity, metadata: null }],
    seenTotalSen: shop.mochi.price_sen * quantity,
    language: 'zh',
    paymentStatus: 'pending',
    customer: {
      name: 'Tan Mei Ling',
      phone: '012-034 5678',
      email: '',
      instagram: '',
      facebook: '',
      notes: '',
      deliveryAddress: '',
    },
    ...change,
  };
}

/** The demo shop with one member of staff signed in. */
export async function openBackOffice(
  database: TestDatabase,
  options: Partial<Pick<Deps, 'clock' | 'receiptReader'>> = {},
) {
  const { db } = database;
  const shop = await furnishShop(db);
  const { app, deps } = await createTestApp(database, options);
  const { member, headers } = await addSignedIn(db, { name: 'Mei', role: 'employee', now: deps.clock() });

  const ask = (method: string, path: string, body?: object) =>
    call(app, `/api/admin${path}`, { method, body, headers });

  async function enter(entry: StaffOrderRequest): Promise<AdminOrder> {
    const { status, json } = await ask('POST', '/orders', entry);
    if (status !== 200) throw new Error(`the order was refused: ${JSON.stringify(json)}`);
    return (json as { order: AdminOrder }).order;
  }

  async function look(id: string): Promise<AdminOrder> {
    return ((await ask('GET', `/orders/${id}`)).json as { order: AdminOrder }).order;
  }

  /** An order as a customer leaves it: paid for, with a receipt that waits for review. */
  async function aPaidOrder(facts: { quantity?: number; file?: string; kind?: 'jpeg' | 'pdf' } = {}) {
    const { quantity = 1, file = randomUUID(), kind = 'jpeg' } = facts;
    const { id } = await enter(mochiEntry(shop, quantity));
    const storageKey = randomName('private', kind === 'pdf' ? 'pdf' : 'jpg');
    const displayKey = kind === 'pdf' ? null : randomName('private', 'jpg');
    const original = new TextEncoder().encode(`original ${file}`);
    await deps.storage.put(storageKey, original);
    if (displayKey) await deps.storage.put(displayKey, new TextEncoder().encode(`drawn anew ${file}`));
    await db
      .updateTable('orders')
      .set({ order_status: 'payment_uploaded', payment_uploaded_at: deps.clock() })
      .where('id', '=', id)
      .execute();
    const receipt = await db
      .insertInto('receipts')
      .values({
        order_id: id,
        storage_key: storageKey,
        display_key: displayKey,
        original_name: 'bank "slip".jpg',
        kind,
        size_bytes: original.byteLength,
        sha256: createHash('sha256').update(file).digest('hex'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...(await look(id)), receiptId: receipt.id };
  }

  async function taken(batchId = shop.batch('13/9').id): Promise<number> {
    const limit = await db
      .selectFrom('product_batch_limits')
      .select('taken')
      .where('batch_id', '=', batchId)
      .where('product_id', '=', shop.mochi.id)
      .executeTakeFirstOrThrow();
    return limit.taken;
  }

  async function audited(orderId: string): Promise<string[]> {
    const lines = await db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', orderId)
      .orderBy('id')
      .execute();
    return lines.map(({ action }) => action);
  }

  return { app, deps, db, shop, member, headers, ask, enter, look, aPaidOrder, taken, audited };
}
