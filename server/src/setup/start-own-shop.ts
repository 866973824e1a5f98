import { defaultDeliveryMethods } from '@mooncake/domain/delivery/default-delivery-methods';
import { refuse } from '@mooncake/domain/refusal';
import {
  isCountConfirmed,
  isOwnShopConfirmed,
  ownValues,
  withoutDemoValues,
} from '@mooncake/domain/setup/own-shop';
import type { OwnShopRequest, OwnShopResponse } from '@mooncake/domain/setup/setup.contract';
import { sql } from 'kysely';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import { removeBatch } from '../batches/delete-batch.ts';
import type { Trx } from '../database/connect.ts';
import { demoPlace } from '../database/seed/demo-places.ts';
import { bareSettings, demoSettings } from '../database/seed/seed-settings.ts';
import type { Deps } from '../deps.ts';
import { holdsStock } from '../orders/admin/set-statuses.ts';
import { removeFiles } from '../privacy/anonymise.ts';
import { removeProduct } from '../products/delete-product.ts';
import { lockSettings } from '../settings/settings.queries.ts';
import { isLiveHold } from '../stock/held-stock.ts';
import { claimsOfOrders } from '../stock/order-claim.ts';
import { releaseStock } from '../stock/release-stock.ts';
import { countSamples, isOwn, isSampleBatch, isSampleMember } from './setup.queries.ts';

/**
 * Takes away everything the demo invented, orders first, and leaves what people here made or changed, and whatever
 * a real order names. All of it or nothing.
 */
export async function startOwnShop(
  deps: ChangeDeps & Pick<Deps, 'storage'>,
  { request, actor }: { request: OwnShopRequest; actor: Actor },
): Promise<OwnShopResponse> {
  if (!isOwnShopConfirmed(request.confirmation)) throw refuse('setup.not_confirmed');
  const asked = {
    actor,
    action: 'settings.own_shop_started',
    topics: ['orders', 'batches', 'stock', 'catalogue', 'settings', 'staff'],
    lock: 'catalogue',
  } as const;
  const { files, ...removed } = await change(deps, asked, async (trx, now) => {
    const { realOrders, payingCustomers } = await countSamples(trx, now);
    if (!isCountConfirmed(request.realOrders, realOrders)) throw refuse('setup.real_orders', { realOrders });
    if (!isCountConfirmed(request.payingCustomers, payingCustomers)) {
      throw refuse('setup.customers_paying', { payingCustomers });
    }

    const { orders, files } = await removeOrders(trx);
    const members = await removeMembers(trx);
    const batches = await removeBatches(trx, now);
    await removeTemplates(trx);
    const products = request.keepsProducts ? 0 : await removeProducts(trx, now);
    await undescribePlaces(trx);
    await takeBackSettings(trx);
    const details = { orders, products, batches, members };
    return { result: { ...details, files }, audit: { subject: ['settings', null], details } };
  });
  await removeFiles(deps.storage, files);
  return removed;
}

/** The invented orders with their customers and receipts; what they took of a batch is free again. */
async function removeOrders(trx: Trx): Promise<{ orders: number; files: string[] }> {
  const orders = await trx
    .selectFrom('orders')
    .selectAll()
    .where('is_sample', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (orders.length === 0) return { orders: 0, files: [] };
  await releaseStock(trx, await claimsOfOrders(trx, orders.filter(holdsStock)));
  const ids = orders.map(({ id }) => id);
  const receipts = await trx
    .deleteFrom('receipts')
    .where('order_id', 'in', ids)
    .returning(['storage_key', 'display_key'])
    .execute();
  await trx.deleteFrom('orders').where('id', 'in', ids).execute();
  const customers = [...new Set(orders.map(({ customer_id }) => customer_id))];
  await sql`delete from customers c where c.id = any(${customers}::uuid[])
    and not exists (select 1 from orders o where o.customer_id = c.id)`.execute(trx);
  const files = receipts.flatMap(({ storage_key, display_key }) =>
    display_key ? [storage_key, display_key] : [storage_key],
  );
  return { orders: orders.length, files };
}

/** Who never existed did nothing: their lines of the log go with them. */
async function removeMembers(trx: Trx): Promise<number> {
  await sql`delete from audit_log where actor_id in (select id from admin_users where ${isSampleMember})`.execute(
    trx,
  );
  const gone = await sql`delete from admin_users where ${isSampleMember}`.execute(trx);
  return Number(gone.numAffectedRows ?? 0);
}

async function removeBatches(trx: Trx, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`select b.id from pickup_batches b
    where ${isSampleBatch(now)} order by b.id`.execute(trx);
  for (const { id } of rows) await removeBatch(trx, { batchId: id, now, isAwaited: isLiveHold(now) });
  return rows.length;
}

async function removeTemplates(trx: Trx): Promise<void> {
  await sql`delete from batch_templates t where not ${isOwn('template', sql`t.id`)}`.execute(trx);
}

/** Products as they came; one that a real order names is archived. Then the categories that are left empty. */
async function removeProducts(trx: Trx, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string; version: number }>`select p.id, p.version from products p
    where p.archived_at is null and not ${isOwn('product', sql`p.id`)} order by p.id`.execute(trx);
  for (const product of rows) await removeProduct(trx, { ...product, now });
  await sql`delete from categories c where not ${isOwn('category', sql`c.id`)}
    and not exists (select 1 from products p where p.category_id = c.id and p.archived_at is null)`.execute(
    trx,
  );
  return rows.length;
}

/** The ways stay, every shop needs some; of the invented places, what the owner wrote stays, value by value. */
async function undescribePlaces(trx: Trx): Promise<void> {
  const methods = await trx.selectFrom('delivery_methods').select(['id', 'place']).forUpdate().execute();
  for (const { id, place } of methods) {
    const bare = defaultDeliveryMethods.find(
      (known) => known.place && place?.address === demoPlace(known.place).address,
    )?.place;
    if (!place || !bare) continue;
    await trx
      .updateTable('delivery_methods')
      .set((eb) => ({
        place: JSON.stringify({
          ...ownValues(place, demoPlace(bare), bare),
          name: place.name,
          nameZh: place.nameZh,
        }),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
  }
}

async function takeBackSettings(trx: Trx): Promise<void> {
  const { value, version } = await lockSettings(trx);
  const own = withoutDemoValues(value, { demo: demoSettings, bare: bareSettings });
  await trx
    .updateTable('shop_settings')
    .set({ value: JSON.stringify(own), version: version + 1 })
    .execute();
}
