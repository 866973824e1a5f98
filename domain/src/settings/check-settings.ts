import { isOwnPicture } from '../own-picture.ts';
import { duitNowProblem } from '../payment/duitnow.ts';
import { isPlausiblePhone } from '../phone.ts';
import type { ShopSettings } from './settings.ts';
import { settingsLeaves } from './settings-changes.ts';

export const settingsProblemKinds = [
  'required',
  'too_long',
  'phone',
  'instagram',
  'order_prefix',
  'retention',
  'backups',
  'picture',
  'bank_incomplete',
  'payload_unreadable',
  'payload_bad_checksum',
  'amount_without_payload',
  'amount_signed',
  'amount_other_currency',
] as const;
export type SettingsProblemKind = (typeof settingsProblemKinds)[number];
export type SettingsProblem = { field: string; problem: SettingsProblemKind };

const maxText = 200;
const longerTexts: Readonly<Record<string, number>> = {
  story: 2_000,
  storyZh: 2_000,
  bannerNote: 500,
  bannerNoteZh: 500,
  payload: 512,
};
const maxRetention = 120;
const maxBackups = 90;

/** What has to be mended before the settings can be saved, each at its field. */
export function checkSettings(settings: ShopSettings): SettingsProblem[] {
  const { whatsapp, instagram, orderPrefix, retentionMonths, nightlyBackups } = settings;
  return [
    ...wrong(settings.shopName.trim() === '', 'shopName', 'required'),
    ...wrong(settings.shopNameZh.trim() === '', 'shopNameZh', 'required'),
    ...wrong(!/^[A-Z]{2,5}$/.test(orderPrefix), 'orderPrefix', 'order_prefix'),
    ...wrong(whatsapp.trim() !== '' && !isPlausiblePhone(whatsapp), 'whatsapp', 'phone'),
    ...wrong(!/^@?[\w.]{0,30}$/.test(instagram.trim()), 'instagram', 'instagram'),
    ...wrong(!isCount(retentionMonths, maxRetention), 'retentionMonths', 'retention'),
    ...wrong(!isCount(nightlyBackups, maxBackups), 'nightlyBackups', 'backups'),
    ...checkBank(settings.bank),
    ...checkDuitNow(settings.duitNow),
    ...settingsLeaves(settings).flatMap(checkLeaf),
  ];
}

function wrong(isWrong: boolean, field: string, problem: SettingsProblemKind): SettingsProblem[] {
  return isWrong ? [{ field, problem }] : [];
}

function isCount(value: number | null, most: number): boolean {
  return value === null || (Number.isInteger(value) && value >= 1 && value <= most);
}

/** A transfer needs all three; a shop that takes none leaves all of them empty. */
function checkBank({ bankName, accountNumber, accountName }: ShopSettings['bank']): SettingsProblem[] {
  const parts = { bankName, accountNumber, accountName };
  const missing = Object.entries(parts).filter(([, value]) => value.trim() === '');
  if (missing.length === 3) return [];
  return missing.map(([field]) => ({ field: `bank.${field}`, problem: 'bank_incomplete' as const }));
}

function checkDuitNow({ payload, exactAmount }: ShopSettings['duitNow']): SettingsProblem[] {
  const amount = 'duitNow.exactAmount';
  if (payload === null) return wrong(exactAmount, amount, 'amount_without_payload');
  const found = duitNowProblem(payload);
  if (found === 'unreadable' || found === 'bad_checksum') {
    return [{ field: 'duitNow.payload', problem: `payload_${found}` }];
  }
  return exactAmount && found !== null ? [{ field: amount, problem: `amount_${found}` }] : [];
}

function checkLeaf([field, value]: [field: string, value: unknown]): SettingsProblem[] {
  if (typeof value !== 'string') return [];
  const part = field.split('.').at(-1) ?? field;
  return [
    ...wrong(value.length > (longerTexts[part] ?? maxText), field, 'too_long'),
    ...wrong(/imageUrl$/i.test(part) && !isOwnPicture(value), field, 'picture'),
  ];
}
