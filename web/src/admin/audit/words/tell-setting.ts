import type { Language } from '@mooncake/domain/language';
import type { AuditValue } from '@mooncake/domain/staff/audit-changes';
import { adminSettingsTexts } from '../../settings/settings.texts.ts';
import { tellPlain } from './tell-value.ts';

type FieldName = keyof (typeof adminSettingsTexts)['en']['fields'];

/** Settings whose path differs from the name of their field on the settings page. */
const fieldAt: Readonly<Record<string, FieldName>> = {
  'bank.imageUrl': 'bankImageUrl',
  'duitNow.number': 'duitNowNumber',
  'duitNow.imageUrl': 'duitNowImageUrl',
  'pickupPlaces.name': 'placeName',
  'pickupPlaces.nameZh': 'placeNameZh',
};

/** What the settings page calls a setting, by its path in the settings; null for what it has no field for. */
export function settingName(path: string, language: Language): string | null {
  const { fields, sections } = adminSettingsTexts[language];
  const [, index, inPlace] = /^pickupPlaces\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const plainPath = inPlace === undefined ? path : `pickupPlaces.${inPlace}`;
  const name = fieldAt[plainPath] ?? plainPath.split('.').at(-1) ?? '';
  if (!isField(name, fields)) return null;
  return index === undefined ? fields[name] : `${sections.places} ${Number(index) + 1} · ${fields[name]}`;
}

/** The value of a setting; null for the address of a picture, which tells nobody anything. */
export function tellSetting(path: string, value: AuditValue, language: Language): string | null {
  return path.endsWith('ImageUrl') || path.endsWith('.imageUrl') ? null : tellPlain(value, language);
}

function isField(name: string, fields: object): name is FieldName {
  return Object.hasOwn(fields, name);
}
