import type { ShopSettings } from '../settings/settings.ts';

/** Whoever starts over types this, in either language: a click alone is too easily made. */
export const ownShopWords = { en: 'my own shop', zh: '我自己的店' } as const;

export function isOwnShopConfirmed(typed: string): boolean {
  const words = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  return Object.values(ownShopWords).some((expected) => expected === words);
}

/** Where real orders exist, their number is typed too: who did not know of them finds out here. */
export function isCountConfirmed(typed: string, realOrders: number): boolean {
  return realOrders === 0 || typed.trim() === String(realOrders);
}

/** The settings with every value the demo came with taken back; what the owner wrote stays, value by value. */
export function withoutDemoValues(
  settings: ShopSettings,
  { demo, bare }: { demo: ShopSettings; bare: ShopSettings },
): ShopSettings {
  return {
    ...ownValues(settings, demo, bare),
    bank: ownValues(settings.bank, demo.bank, bare.bank),
    duitNow: ownValues(settings.duitNow, demo.duitNow, bare.duitNow),
    isSample: false,
  };
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
