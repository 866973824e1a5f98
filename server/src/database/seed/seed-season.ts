import type { Trx } from '../connect.ts';
import { demoProducts } from './demo-products.ts';
import { type DemoBatch, demoSeason } from './demo-season.ts';
import type { MethodKey } from './seed-delivery-methods.ts';

type Known = { id: string; name: string };
export type MethodIds = ReadonlyMap<MethodKey, string>;

/** Batches with their methods, what each can make, and the templates for making more. */
export async function seedSeason(trx: Trx, methodIds: MethodIds, now: Date): Promise<void> {
  for (const batch of demoSeason(now)) await insertBatch(trx, methodIds, batch);
  await seedTemplates(trx, methodIds);
}

/** One date, with the ways it goes and a share of what an ordinary batch can make. */
export async function insertBatch(
  trx: Trx,
  methodIds: MethodIds,
  { name, nameZh, date, orderUntil, methods: served, share }: DemoBatch,
): Promise<void> {
  const products = await trx.selectFrom('products').select(['id', 'name']).execute();
  const batch = await trx
    .insertInto('pickup_batches')
    .values({ batch_name: name, batch_name_zh: nameZh, batch_date: date, order_until: orderUntil })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('batch_delivery_methods')
    .values(idsOf(methodIds, served).map((id) => ({ batch_id: batch.id, delivery_method_id: id })))
    .execute();
  await trx
    .insertInto('product_batch_limits')
    .values(
      demoProducts.map((product) => ({
        product_id: idOf(products, product.name),
        batch_id: batch.id,
        limit_quantity: Math.round(product.perBatch * share),
        unit: product.unit,
      })),
    )
    .execute();
}

const demoTemplates: readonly { name: string; description: string; methods: readonly MethodKey[] }[] = [
  {
    name: 'Standard Rawang',
    description: 'Pickup and self-arranged delivery from the kitchen',
    methods: ['rawang', 'rider'],
  },
  { name: 'Kepong Special', description: 'One evening in Kepong', methods: ['kepong'] },
  { name: 'KL Delivery', description: 'One shared round through KL', methods: ['kl'] },
];

async function seedTemplates(trx: Trx, ids: MethodIds): Promise<void> {
  const slots = await trx.selectFrom('pickup_time_slots').select(['id', 'delivery_method_id']).execute();
  await trx
    .insertInto('batch_templates')
    .values(
      demoTemplates.map(({ name, description, methods }) => {
        const methodIds = idsOf(ids, methods);
        const used = slots.filter((slot) => methodIds.includes(slot.delivery_method_id));
        return {
          name,
          description,
          delivery_method_ids: methodIds,
          time_slot_config: JSON.stringify(
            used.map(({ id }) => ({ timeSlotId: id, isActive: true, capacity: null })),
          ),
        };
      }),
    )
    .execute();
}

function idsOf(ids: MethodIds, keys: readonly MethodKey[]): string[] {
  return keys.flatMap((key) => ids.get(key) ?? []);
}

function idOf(rows: readonly Known[], name: string): string {
  const row = rows.find((known) => known.name === name);
  if (!row) throw new Error(`"${name}" was not seeded`);
  return row.id;
}
