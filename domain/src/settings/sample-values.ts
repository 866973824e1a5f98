import type { ShopSettings } from './settings.ts';
import { settingsLeaves } from './settings-changes.ts';

/** The example of the DuitNow specification: it draws a real code and pays nobody. */
export const sampleDuitNowPayload =
  '000202010211' +
  '26410014A00000061500010106501664020912345678952049999' +
  '53034585802MY5909QRCSDNBHD6005BANGI6304184A';

/** Contacts, bank values and places of the demo shop say that they are samples, or are numbers nobody has. */
export const isInvented = (value: string) =>
  /sample/i.test(value) || /0{7}$/.test(value.replace(/\D/g, '')) || value === sampleDuitNowPayload;
/** What a shop is called before its owner gives it a name: bare, and as the demo. */
export const placeholderNames = {
  bare: { en: 'Handmade Mooncakes', zh: '手工月饼' },
  demo: { en: "Chang'e Handmade Mooncakes", zh: '嫦娥手工月饼' },
} as const;

const marked = /^(?:whatsapp|instagram|registration|bank|duitNow)\b/;

/** The fields that still hold invented values, which a customer could mistake for real ones. */
export function sampleFields(settings: ShopSettings): string[] {
  return settingsLeaves(settings)
    .filter(([field]) => marked.test(field))
    .filter(([, value]) => typeof value === 'string' && isInvented(value))
    .map(([field]) => field);
}
