import type { Db } from '../../database/connect.ts';

/** Turns one generated order into a Mix box of white lotus, as carts have always written it; answers its id. */
export async function storeMixBox(db: Db, codes: readonly string[]): Promise<string> {
  const item = await db
    .selectFrom('order_items')
    .select(['id', 'order_id'])
    .where('product_name', 'like', 'Mix%')
    .where('sort_order', '=', 0)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const selections = codes.map((code, index) => ({
    flavor: 'White Lotus',
    flavorZh: '白莲蓉',
    hasYolk: false,
    code,
    position: index + 1,
    category: code.startsWith('S') ? 'Shanghai' : 'Traditional',
  }));
  await db
    .updateTable('order_items')
    .set({ metadata: JSON.stringify({ type: 'mooncake_box', selections }) })
    .where('id', '=', item.id)
    .execute();
  return item.order_id;
}
