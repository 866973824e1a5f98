import { Readable } from 'node:stream';
import type { FileStorage } from '../../../server/src/storage/storage.ts';
import type { StoredName } from '../../../server/src/storage/stored-name.ts';

/** The files of a shop that lives for a minute. */
export function createMemoryStorage(): FileStorage {
  const files = new Map<StoredName, { bytes: Uint8Array<ArrayBuffer>; modifiedAt: Date }>();
  return {
    put: async (name, bytes) =>
      void files.set(name, { bytes: Uint8Array.from(bytes), modifiedAt: new Date() }),
    read: async (name) => files.get(name)?.bytes ?? null,
    async stream(name) {
      const file = files.get(name);
      return file ? { size: file.bytes.length, content: Readable.from([file.bytes]) } : null;
    },
    remove: async (name) => void files.delete(name),
    async *list(area) {
      for (const [name, { bytes, modifiedAt }] of files) {
        if (name.startsWith(`${area}/`)) yield { name, size: bytes.length, modifiedAt };
      }
    },
    freeBytes: async () => null,
    async receive(content) {
      const parts: Uint8Array[] = [];
      for await (const part of content) parts.push(part);
      const bytes = Uint8Array.from(Buffer.concat(parts));
      return { size: bytes.length, read: async () => bytes, remove: async () => undefined };
    },
    removeDrafts: async () => undefined,
  };
}
