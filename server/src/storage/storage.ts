import type { Readable } from 'node:stream';
import type { StorageArea, StoredName } from './stored-name.ts';

export type StoredFile = { name: StoredName; size: number; modifiedAt: Date };

/** The file port: everything the shop keeps outside its database goes through here. */
export type FileStorage = {
  /** Returns only when the file would survive a power cut. */
  put: (name: StoredName, bytes: Uint8Array) => Promise<void>;
  read: (name: StoredName) => Promise<Uint8Array<ArrayBuffer> | null>;
  stream: (name: StoredName) => Promise<{ size: number; content: Readable } | null>;
  remove: (name: StoredName) => Promise<void>;
  list: (area: StorageArea) => AsyncIterable<StoredFile>;
};
