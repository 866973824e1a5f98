import { type ShopSettings, shopSettingsSchema } from '@mooncake/domain/settings/settings';
import type { SettingsResponse } from '@mooncake/domain/settings/settings.contract';
import { findIncompleteBackup, findLastBackup } from '../backup/record-backup.ts';
import type { Db, Trx } from '../database/connect.ts';

/** The shop's own words and numbers; there is always exactly one set. */
export async function findShopSettings(db: Db): Promise<ShopSettings> {
  const { value } = await db.selectFrom('shop_settings').select('value').executeTakeFirstOrThrow();
  return value;
}

export async function findEditableSettings(db: Db): Promise<SettingsResponse> {
  const [row, lastBackup, incompleteBackupAt] = await Promise.all([
    db.selectFrom('shop_settings').selectAll().executeTakeFirstOrThrow(),
    findLastBackup(db),
    findIncompleteBackup(db),
  ]);
  const { value, version, updated_at } = row;
  const updatedAt = updated_at.toISOString();
  return { settings: known(value), version, updatedAt, lastBackup, incompleteBackupAt };
}

export async function lockSettings(trx: Trx) {
  const row = await trx.selectFrom('shop_settings').selectAll().forUpdate().executeTakeFirstOrThrow();
  return { ...row, value: known(row.value) };
}

/**
 * Without what earlier versions kept here: pickup places are part of the delivery methods now. And with what a server of
 * an earlier version, still at work beside this one, leaves out when it saves.
 */
const known = (value: Partial<ShopSettings>) => shopSettingsSchema.parse({ bulkApproval: false, ...value });
