import type { Readable } from 'node:stream';
import type { StorageArea, StoredName } from './stored-name.ts';

export type StoredFile = { name: StoredName; size: number; modifiedAt: Date };

/** A file on its way in, under no name yet; whoever asked for it removes it. */
export type Draft = {
  size: number;
  read: () => Promise<Uint8Array<ArrayBuffer>>;
  remove: () => Promise<void>;
};

/** The file port: everything the shop keeps outside its database goes through here. */
export type FileStorage = {
  /** Returns only when the file would survive a power cut. */
  put: (name: StoredName, bytes: Uint8Array) => Promise<void>;
  read: (name: StoredName) => Promise<Uint8Array<ArrayBuffer> | null>;
  stream: (name: StoredName) => Promise<{ size: number; content: Readable } | null>;
  remove: (name: StoredName) => Promise<void>;
  list: (area: StorageArea) => AsyncIterable<StoredFile>;
  /** What is left on the disk; null where it cannot tell. */
  freeBytes: () => Promise<number | null>;
  /** Takes in what somebody is sending, as it arrives: however large, little of it lies in memory. */
  receive: (content: AsyncIterable<Uint8Array>) => Promise<Draft>;
  /** Removes drafts a crash left behind: by their age, or those that hold what these files hold. */
  removeDrafts: (which: { before: Date } | { like: readonly StoredName[] }) => Promise<void>;
};
