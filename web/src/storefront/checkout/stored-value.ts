import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import type { Parser } from '../../lib/request.ts';

/** A small value kept in the browser and shared by its tabs; where storage is forbidden it lives as long as the page. */
export function storedValue<Value>(key: string, schema: Parser<Value>) {
  let text: string | null = null;
  let value: Value | null = null;
  let isKept = true;
  const listeners = new Set<() => void>();

  const current = (): Value | null => {
    const stored = isKept ? readStored(key) : text;
    if (stored !== text) {
      text = stored;
      value = stored ? parsed(stored, schema) : null;
    }
    return value;
  };

  const set = (next: Value | null) => {
    value = next;
    text = next === null ? '' : JSON.stringify(next);
    isKept = writeStored(key, text);
    for (const listener of listeners) listener();
  };

  const subscribe = (listener: () => void) => {
    const follow = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
    listeners.add(listener);
    window.addEventListener('storage', follow);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', follow);
    };
  };

  return { current, set, use: () => useSyncExternalStore(subscribe, current, () => null) };
}

function parsed<Value>(text: string, schema: Parser<Value>): Value | null {
  try {
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
