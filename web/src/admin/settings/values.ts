import type { ShopSettings } from '@mooncake/domain/settings/settings';
import { settingsChanges } from '@mooncake/domain/settings/settings-changes';

export type Value = string | number | boolean | null;

/** The settings with one value replaced; fields are named by their path, like `bank.accountName`. */
export function withValue(settings: ShopSettings, field: string, value: Value): ShopSettings {
  return put(settings, field.split('.'), value);
}

export function textAt(settings: ShopSettings, field: string): string {
  const found = field.split('.').reduce<unknown>((part, key) => Object(part)[key], settings);
  return typeof found === 'string' ? found : '';
}

/** What was changed from `base` to `mine`, done to a colleague's newer settings instead. */
export function rebase(base: ShopSettings, mine: ShopSettings, newer: ShopSettings): ShopSettings {
  return settingsChanges(base, mine).reduce(
    (settings, { field, after }) => withValue(settings, field, after),
    newer,
  );
}

function put<Part>(part: Part, [key, ...rest]: readonly string[], value: Value): Part {
  // The end of the path: the caller names a field that holds such a value.
  if (key === undefined) return value as Part;
  if (Array.isArray(part)) {
    return part.map((item, at) => (String(at) === key ? put(item, rest, value) : item)) as Part;
  }
  return { ...part, [key]: put(Object(part)[key], rest, value) };
}
