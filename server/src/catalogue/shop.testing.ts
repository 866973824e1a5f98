import type { ShopSettings } from '@mooncake/domain/settings/settings';
import type { Insertable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/types.ts';

const settings: ShopSettings = {
  shopName: 'Moon Kitchen',
  shopNameZh: '月亮厨房',
  storyTitle: 'Our story',
  storyTitleZh: '我们的故事',
  story: 'Baked at home.',
  storyZh: '家中烘焙。',
  heroImageUrl: null,
  orderPrefix: 'CHM',
  isSample: true,
  whatsapp: '60100000000',
  instagram: 'moon.kitchen',
  registration: 'SAMPLE-1',
  bank: { bankName: 'Sample Bank', accountNumber: '000', accountName: 'Sample', imageUrl: null },
  duitNow: { number: '000', payload: null, imageUrl: null, exactAmount: false },
  bannerNote: '',
  bannerNoteZh: '',
  opensOn: null,
  retentionMonths: 24,
  nightlyBackups: 7,
  bulkApproval: false,
};

/** A shop with its settings and nothing on sale yet. */
export async function insertShop(db: Db) {
  await db
    .insertInto('shop_settings')
    .values({ value: JSON.stringify(settings) })
    .execute();
}

export async function renameShop(db: Db, shopName: string) {
  await db
    .updateTable('shop_settings')
    .set({ value: JSON.stringify({ ...settings, shopName }) })
    .execute();
}

type NewProduct = Partial<Insertable<Database['products']>> & { name: string };

export async function insertProduct(db: Db, product: NewProduct) {
  return db
    .insertInto('products')
    .values({ name_zh: '月饼', price_sen: 4800, ...product })
    .returning('id')
    .executeTakeFirstOrThrow();
}
