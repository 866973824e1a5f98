import { createHash, randomUUID } from 'node:crypto';

/** Public files may be shown to everybody, private ones to staff; variants can be made again at any time. */
export const storageAreas = ['public', 'private', 'variants'] as const;
export type StorageArea = (typeof storageAreas)[number];

/** A name only this file can make: one known area, one flat file name, so it cannot point anywhere else. */
export type StoredName = `${StorageArea}/${string}` & { readonly stored: unique symbol };

const fileNamePattern = /^[a-z0-9][a-z0-9-]{0,79}\.[a-z0-9]{1,5}$/;

/** Reads a name that came from outside; null when it is not one of ours. */
export function parseStoredName(text: string): StoredName | null {
  const [area, fileName, ...more] = text.split('/');
  const isOurs =
    more.length === 0 && storageAreas.some((known) => known === area) && fileNamePattern.test(fileName ?? '');
  return isOurs ? (text as StoredName) : null;
}

/** Named by its content: the same picture is kept once, and its address never changes meaning. */
export function contentName(area: StorageArea, content: Uint8Array | string, extension: string): StoredName {
  return stored(area, createHash('sha256').update(content).digest('hex').slice(0, 40), extension);
}

/** Named by chance, for files whose address must not be guessed from a copy of them. */
export function randomName(area: StorageArea, extension: string): StoredName {
  return stored(area, randomUUID(), extension);
}

function stored(area: StorageArea, base: string, extension: string): StoredName {
  const name = parseStoredName(`${area}/${base}.${extension}`);
  if (!name) throw new Error(`Not a file extension: ${extension}`);
  return name;
}
