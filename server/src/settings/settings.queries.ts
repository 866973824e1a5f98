import type { ShopSettings } from '@mooncake/domain/settings/settings';
import type { SettingsResponse } from '@mooncake/domain/settings/settings.contract';
import { findLastBackup } from '../backup/record-backup.ts';
import type { Db, Trx } from '../database/connect.ts';

/** The shop's own words and numbers; there is always exactly one set. */
export async function findShopSettings(db: Db): Promise<ShopSettings> {
  const { value } = await db.selectFrom('shop_settings').select('value').executeTakeFirstOrThrow();
  return value;
}

/** The settings as their editor needs them: with a place for every pickup that names one. */
export async function findEditableSettings(db: Db): Promise<SettingsResponse> {
  const [row, lastBackup, methods] = await Promise.all([
    db.selectFrom('shop_settings').selectAll().executeTakeFirstOrThrow(),
    findLastBackup(db),
    db
      .selectFrom('delivery_methods')
      .select('pickup_place as key')
      .distinct()
      .where('pickup_place', 'is not', null)
      .execute(),
  ]);
  const { value, version, updated_at } = row;
  const undescribed = methods.filter(({ key }) => !value.pickupPlaces.some((place) => place.key === key));
  const pickupPlaces = [...value.pickupPlaces, ...undescribed.map(({ key }) => blankPlace(key ?? ''))];
  const updatedAt = updated_at.toISOString();
  return { settings: { ...value, pickupPlaces }, version, updatedAt, lastBackup };
}

export function lockSettings(trx: Trx) {
  return trx.selectFrom('shop_settings').selectAll().forUpdate().executeTakeFirstOrThrow();
}

const blankPlace = (key: string) => ({
  key,
  name: '',
  nameZh: '',
  address: '',
  note: '',
  noteZh: '',
  mapImageUrl: null,
});
