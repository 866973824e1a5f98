import { useState } from 'react';
import type { Parser } from '../../lib/api/request.ts';
import { storedValue } from '../../lib/browser/stored-value.ts';

const stores = new Map<string, ReturnType<typeof storedValue<unknown>>>();

/** One store per key, so that every part of the page that asks for it hears of a change. */
function storeOf(key: string) {
  const store = stores.get(key) ?? storedValue<unknown>(key, (stored) => stored);
  stores.set(key, store);
  return store;
}

/** A choice this browser remembers; what was stored is checked, and damage counts as nothing chosen. */
export function useStoredChoice<Value>(
  key: string,
  schema: Parser<Value>,
  fallback: Value,
): [Value, (value: Value) => void] {
  const [store] = useState(() => storeOf(`admin-${key}`));
  const stored = schema.safeParse(store.use());
  return [stored.success ? stored.data : fallback, store.set];
}
