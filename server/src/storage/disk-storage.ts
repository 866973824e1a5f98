import { fsync, openSync } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  draftIn,
  hasCode,
  receiveDraft,
  removeDraftsLike,
  removeOldDrafts,
  unlessMissing,
} from './drafts.ts';
import { watchFreeBytes } from './free-bytes.ts';
import type { FileStorage, StoredFile } from './storage.ts';
import { parseStoredName, type StorageArea, type StoredName, storageAreas } from './stored-name.ts';

/** Keeps files in one folder per area below `root`. */
export async function openDiskStorage(root: string): Promise<FileStorage> {
  for (const area of storageAreas) await mkdir(join(root, area), { recursive: true, mode: 0o700 });
  const pathOf = (name: StoredName) => join(root, name);
  const read = (name: StoredName) => unlessMissing(async () => new Uint8Array(await readFile(pathOf(name))));
  const folders = storageAreas.map((area) => join(root, area));
  const syncArea = new Map(folders.map((folder) => [folder, shareRuns(folderSync(folder))]));

  return {
    async put(name, bytes) {
      await writeDurably(pathOf(name), bytes);
      // The new name itself must reach the disk too.
      await syncArea.get(dirname(pathOf(name)))?.();
    },
    read,
    stream: (name) =>
      unlessMissing(async () => {
        const file = await open(pathOf(name));
        return { size: (await file.stat()).size, content: file.createReadStream() };
      }),
    remove: (name) => rm(pathOf(name), { force: true }),
    list: (area) => listArea(root, area),
    freeBytes: watchFreeBytes(root),
    receive: (content) => receiveDraft(join(root, 'private'), content),
    removeDrafts: (which) =>
      'before' in which
        ? removeOldDrafts(folders, which.before)
        : removeDraftsLike(folders, which.like, read),
  };
}

/** Written beside its place and moved there, so a half-written file is never seen under its name. */
async function writeDurably(path: string, bytes: Uint8Array) {
  const draft = draftIn(dirname(path));
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

const syncDescriptor = promisify(fsync);

/** The folder stays open for good: opening and closing it for each file are two more turns of the loop that buyers wait for. */
function folderSync(path: string): () => Promise<void> {
  try {
    const folder = openSync(path, 'r');
    return () => syncDescriptor(folder);
  } catch (error) {
    // Windows does so by itself and refuses to be asked.
    if (hasCode(error, 'EISDIR', 'EPERM')) return async () => undefined;
    throw error;
  }
}

async function* listArea(root: string, area: StorageArea): AsyncGenerator<StoredFile> {
  for await (const { name: fileName } of await opendir(join(root, area))) {
    const name = parseStoredName(`${area}/${fileName}`);
    const found = name && (await unlessMissing(() => stat(join(root, name))));
    if (found) yield { name, size: found.size, modifiedAt: found.mtime };
  }
}

/** Whoever asks while a run is under way shares the next one: it begins after they asked. */
function shareRuns(run: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= last = last
      .catch(() => undefined)
      .then(() => {
        next = null;
        return run();
      });
    return next;
  };
}
