import type { Language } from '@mooncake/domain/language';
import type { AuditField, AuditValue } from '@mooncake/domain/staff/audit-changes';
import { adminSettingsTexts } from '../../settings/settings.texts.ts';
import { auditWords } from './audit-words.texts.ts';
import { tellPlain } from './tell-value.ts';

type FieldName = keyof (typeof adminSettingsTexts)['en']['fields'];

/** Settings whose path differs from the name of their field on the settings page. */
const fieldAt: Readonly<Record<string, FieldName>> = {
  'bank.imageUrl': 'bankImageUrl',
  'duitNow.number': 'duitNowNumber',
  'duitNow.imageUrl': 'duitNowImageUrl',
};

/** Places were settings once, and the log still tells of them. */
const placeFields: Readonly<Record<string, AuditField>> = {
  name: 'placeName',
  nameZh: 'placeNameZh',
  address: 'placeAddress',
  note: 'placeNote',
  noteZh: 'placeNoteZh',
  mapImageUrl: 'pictures',
};

/** What the settings page calls a setting, by its path in the settings; null for what it has no field for. */
export function settingName(path: string, language: Language): string | null {
  const [, index, inPlace] = /^pickupPlaces\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (inPlace !== undefined) {
    const field = placeFields[inPlace];
    return field ? `${auditWords[language].fields[field]} ${Number(index) + 1}` : null;
  }
  const { fields } = adminSettingsTexts[language];
  const name = fieldAt[path] ?? path.split('.').at(-1) ?? '';
  return isField(name, fields) ? fields[name] : null;
}

/** The value of a setting; null for the address of a picture, which tells nobody anything. */
export function tellSetting(path: string, value: AuditValue, language: Language): string | null {
  return path.endsWith('ImageUrl') || path.endsWith('.imageUrl') ? null : tellPlain(value, language);
}

function isField(name: string, fields: object): name is FieldName {
  return Object.hasOwn(fields, name);
}
