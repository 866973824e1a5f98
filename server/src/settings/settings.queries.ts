import type { ShopSettings } from '@mooncake/domain/settings/settings';
import type { Db } from '../database/connect.ts';

/** The shop's own words and numbers; there is always exactly one set. */
export async function findShopSettings(db: Db): Promise<ShopSettings> {
  const { value } = await db.selectFrom('shop_settings').select('value').executeTakeFirstOrThrow();
  return value;
}
