import type { Db } from '../../../server/src/database/connect.ts';
import { examineShop } from '../../../server/src/doctor/doctor.ts';
import type { FileStorage } from '../../../server/src/storage/storage.ts';
import type { Wish } from '../buyer.ts';
import { differing } from '../proof.ts';
import type { Load } from './load.ts';

export type Reckoning = {
  lost: number;
  doubled: number;
  withoutFile: number;
  stored: number;
  breaches: string[];
};

/** What a breach begins with that no shop may ever have. */
export const lossNoticed = 'acknowledged orders lost';

/** Compares what people were told with what the database and the bucket have. */
export async function reckon(
  { confirmed }: Pick<Load, 'confirmed'>,
  { productId, batchId }: Wish,
  { db, storage }: { db: Db; storage: FileStorage },
): Promise<Reckoning> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('receipts', 'receipts.order_id', 'orders.id')
    .select(['orders.order_number', 'receipts.storage_key'])
    .execute();
  const files = new Set<string>();
  for await (const { name } of storage.list('private')) files.add(name);

  const keyOf = new Map(rows.map(({ order_number, storage_key }) => [order_number, storage_key]));
  const told = confirmed.map(({ number }) => number);
  const lost = told.filter((number) => !keyOf.has(number)).length;
  const withoutFile = told.filter((number) => !files.has(keyOf.get(number) ?? '')).length - lost;
  const doubled = told.length - new Set(told).size + rows.length - keyOf.size;
  const sold = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select((eb) => eb.fn.sum<string>('order_items.quantity').as('boxes'))
    .where('order_items.product_id', '=', productId)
    .where('orders.pickup_batch_id', '=', batchId)
    .executeTakeFirstOrThrow();
  return {
    ...{ lost, doubled, withoutFile, stored: rows.length },
    breaches: [
      ...differing(lossNoticed, lost, 0),
      ...differing('orders stored or acknowledged twice', doubled, 0),
      ...differing('acknowledged orders without the file of their receipt', withoutFile, 0),
      ...differing('orders nobody was told of', keyOf.size - (new Set(told).size - lost), 0),
      ...differing('boxes sold', Number(sold.boxes), told.length),
      ...(await examineShop({ db, storage })).map((finding) => `doctor: ${finding}`),
    ],
  };
}
