import type { ShopSettings } from './settings.ts';

type Leaf = string | number | boolean | null;
export type SettingsChange = { field: string; before: Leaf; after: Leaf };

/** Every single value with its path, like `bank.accountName`. */
export function settingsLeaves(settings: object, path = ''): [field: string, value: Leaf][] {
  return Object.entries(settings).flatMap(([key, value]): [string, Leaf][] =>
    typeof value === 'object' && value !== null
      ? settingsLeaves(value, `${path}${key}.`)
      : [[`${path}${key}`, value]],
  );
}

/** What differs, value by value; whether values are samples follows from them and is no change of its own. */
export function settingsChanges(before: ShopSettings, after: ShopSettings): SettingsChange[] {
  const [old, young] = [new Map(settingsLeaves(before)), new Map(settingsLeaves(after))];
  return [...new Set([...old.keys(), ...young.keys()])]
    .filter((field) => field !== 'isSample')
    .map((field) => ({ field, before: old.get(field) ?? null, after: young.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}
