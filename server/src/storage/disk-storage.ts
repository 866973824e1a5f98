import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage, StoredFile } from './storage.ts';
import { parseStoredName, type StorageArea, type StoredName, storageAreas } from './stored-name.ts';

/** Keeps files in one folder per area below `root`. */
export async function openDiskStorage(root: string): Promise<FileStorage> {
  for (const area of storageAreas) await mkdir(join(root, area), { recursive: true, mode: 0o700 });
  const pathOf = (name: StoredName) => join(root, name);

  return {
    put: (name, bytes) => writeDurably(pathOf(name), bytes),
    read: (name) => unlessMissing(async () => new Uint8Array(await readFile(pathOf(name)))),
    stream: (name) =>
      unlessMissing(async () => {
        const file = await open(pathOf(name));
        return { size: (await file.stat()).size, content: file.createReadStream() };
      }),
    remove: (name) => rm(pathOf(name), { force: true }),
    list: (area) => listArea(root, area),
  };
}

/** Written beside its place and moved there, so a half-written file is never seen under its name. */
async function writeDurably(path: string, bytes: Uint8Array) {
  const draft = join(dirname(path), `.${randomUUID()}.draft`);
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The new name itself must reach the disk too; Windows does so by itself and refuses to be asked. */
async function syncFolder(path: string) {
  const folder = await open(path, 'r').catch((error: unknown) => {
    if (hasCode(error, 'EISDIR', 'EPERM')) return null;
    throw error;
  });
  if (!folder) return;
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function* listArea(root: string, area: StorageArea): AsyncGenerator<StoredFile> {
  for await (const { name: fileName } of await opendir(join(root, area))) {
    const name = parseStoredName(`${area}/${fileName}`);
    const found = name && (await unlessMissing(() => stat(join(root, name))));
    if (found) yield { name, size: found.size, modifiedAt: found.mtime };
  }
}

async function unlessMissing<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function hasCode(error: unknown, ...codes: string[]) {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}
