import { refuse } from '@mooncake/domain/refusal';
import { checkSettings } from '@mooncake/domain/settings/check-settings';
import { sampleFields } from '@mooncake/domain/settings/sample-values';
import type { ShopSettings } from '@mooncake/domain/settings/settings';
import type { SettingsResponse, SettingsUpdate } from '@mooncake/domain/settings/settings.contract';
import { type SettingsChange, settingsChanges } from '@mooncake/domain/settings/settings-changes';
import { cut } from '@mooncake/domain/staff/audit-changes';
import { type ChangeDeps, change, checkVersion } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import { findEditableSettings, lockSettings } from './settings.queries.ts';

/** Saves the settings over the version they were written on, and tells every open page. */
export async function changeSettings(
  deps: ChangeDeps,
  { settings, version }: SettingsUpdate,
  actor: Actor,
): Promise<SettingsResponse> {
  const after: ShopSettings = { ...settings, isSample: sampleFields(settings).length > 0 };
  const problems = checkSettings(after);
  if (problems.length > 0) throw refuse('settings.invalid', { problems });

  await change(deps, { actor, action: 'settings.changed', topics: ['settings'] }, async (trx) => {
    const current = await lockSettings(trx);
    const changes = settingsChanges(current.value, after);
    // The same again: a save whose answer was lost on the way is repeated.
    if (changes.length === 0) return { audit: [] };
    checkVersion(version, current.version, (newer) =>
      refuse('settings.changed_meanwhile', { version: newer }),
    );
    await trx
      .updateTable('shop_settings')
      .set({ value: JSON.stringify(after), version: version + 1 })
      .execute();
    return { audit: { subject: ['settings', null], details: { changes: changes.map(cutShort) } } };
  });
  return findEditableSettings(deps.db);
}

function cutShort({ field, before, after }: SettingsChange): SettingsChange {
  return { field, before: cut(before), after: cut(after) };
}
