import { closeSync, fstatSync, fsync, openSync } from 'node:fs';
import { open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../lib/error-code.ts';
import { makeFolder } from '../lib/make-folder.ts';
import { draftIn, receiveDraft, removeDraftsLike, removeOldDrafts, unlessMissing } from './drafts.ts';
import { watchFreeBytes } from './free-bytes.ts';
import type { FileStorage, StoredFile } from './storage.ts';
import { StorageAway } from './storage-away.ts';
import { parseStoredName, type StorageArea, type StoredName, storageAreas } from './stored-name.ts';

/** Keeps files in one folder per area below `root`. */
export async function openDiskStorage(root: string): Promise<FileStorage> {
  for (const area of storageAreas) await makeFolder(join(root, area), 0o700);
  const pathOf = (name: StoredName) => join(root, name);
  const read = (name: StoredName) => unlessMissing(async () => new Uint8Array(await readFile(pathOf(name))));
  const folders = storageAreas.map((area) => join(root, area));
  const syncArea = new Map(folders.map((folder) => [folder, shareRuns(folderSync(folder))]));

  return {
    put: (name, bytes) =>
      unlessFolderIsGone(async () => {
        await writeDurably(pathOf(name), bytes);
        // The new name itself must reach the disk too.
        await syncArea.get(dirname(pathOf(name)))?.();
      }),
    read,
    stream: (name) =>
      unlessMissing(async () => {
        const file = await open(pathOf(name));
        return { size: (await file.stat()).size, content: file.createReadStream() };
      }),
    remove: (name) => rm(pathOf(name), { force: true }),
    list: (area) => listArea(root, area),
    freeBytes: watchFreeBytes(join(root, 'private')),
    receive: (content) => unlessFolderIsGone(() => receiveDraft(join(root, 'private'), content)),
    removeDrafts: (which) =>
      'before' in which
        ? removeOldDrafts(folders, which.before)
        : removeDraftsLike(folders, which.like, read),
  };
}

/** A disk that was taken out comes back, or somebody sees to it: no fault of the request's. */
async function unlessFolderIsGone<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error;
    throw new StorageAway('the folder of files is gone', { cause: error });
  }
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

type OpenFolder = { descriptor: number; inode: number; device: number };

/** Null on Windows, which syncs names by itself and refuses to be asked. */
function openFolder(path: string): OpenFolder | null {
  try {
    const descriptor = openSync(path, 'r');
    const { ino: inode, dev: device } = fstatSync(descriptor);
    return { descriptor, inode, device };
  } catch (error) {
    if (['EISDIR', 'EPERM'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}

/**
 * The folder stays open: opening and closing it for each file are two more turns of the loop that buyers wait for. Where
 * somebody put another in its place, that one is synced and kept.
 */
function folderSync(path: string): () => Promise<void> {
  let folder = openFolder(path);
  return async () => {
    if (folder === null) return;
    const [{ ino, dev }] = await Promise.all([stat(path), syncDescriptor(folder.descriptor)]);
    if (ino === folder.inode && dev === folder.device) return;
    const replaced = folder;
    folder = openFolder(path);
    closeSync(replaced.descriptor);
    if (folder !== null) await syncDescriptor(folder.descriptor);
  };
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
