import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browser-storage.ts';

/** A small value kept in the browser and shared by its tabs; where storage is forbidden it lives as long as the page. */
export function storedValue<Value>(key: string, read: (stored: unknown) => Value | null) {
  let text: string | null = null;
  let value: Value | null = null;
  let isKept = true;
  const listeners = new Set<() => void>();

  const current = (): Value | null => {
    const stored = isKept ? readStored(key) : text;
    if (stored !== text) {
      text = stored;
      value = stored ? read(parsed(stored)) : null;
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields of whatever was stored; none where it is no object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
