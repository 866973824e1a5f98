import { sampleFields } from '../settings/sample-values.ts';
import type { ShopSettings } from '../settings/settings.ts';

/** Whoever starts over types this, in either language: a click alone is too easily made. */
export const ownShopWords = { en: 'my own shop', zh: '我自己的店' } as const;

export function isOwnShopConfirmed(typed: string): boolean {
  const words = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  return Object.values(ownShopWords).some((expected) => expected === words);
}

/** Where real orders or paying customers exist, their number is typed too: who did not know of them finds out here. */
export function isCountConfirmed(typed: string, count: number): boolean {
  return count === 0 || typed.trim() === String(count);
}

/**
 * The settings with every value the demo came with taken back; what the owner wrote stays, value by value, and what
 * counts only together stays or goes together: half an account is nothing to pay to, and could not be saved.
 */
export function withoutDemoValues(
  settings: ShopSettings,
  { demo, bare }: { demo: ShopSettings; bare: ShopSettings },
): ShopSettings {
  const own = {
    ...ownValues(settings, demo, bare),
    bank: ownBank(settings.bank, demo.bank, bare.bank),
    duitNow: ownDuitNow(settings.duitNow, demo.duitNow, bare.duitNow),
  };
  return { ...own, isSample: sampleFields(own).length > 0 };
}

type Bank = ShopSettings['bank'];

function ownBank(bank: Bank, demo: Bank, bare: Bank): Bank {
  const own = ownValues(bank, demo, bare);
  const isWritten = accountParts.some((part) => bank[part] !== demo[part]);
  return isWritten ? { ...bank, imageUrl: own.imageUrl } : own;
}

const accountParts = ['bankName', 'accountNumber', 'accountName'] as const;

type DuitNow = ShopSettings['duitNow'];

/** The exact amount is drawn into the shop's own QR text: without that there is nothing to draw. */
function ownDuitNow(duitNow: DuitNow, demo: DuitNow, bare: DuitNow): DuitNow {
  const own = ownValues(duitNow, demo, bare);
  return { ...own, exactAmount: own.exactAmount && own.payload !== null };
}

/** The same for anything made of values: each one that is as the demo had it becomes what a bare shop has. */
export function ownValues<Values extends object>(values: Values, demo: Values, bare: Values): Values {
  const own = { ...values };
  for (const key of keysOf(values)) if (values[key] === demo[key]) own[key] = bare[key];
  return own;
}

function keysOf<Values extends object>(values: Values): (keyof Values)[] {
  return Object.keys(values).filter((key): key is Extract<keyof Values, string> => key in values);
}
