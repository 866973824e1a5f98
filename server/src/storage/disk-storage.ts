import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, opendir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Draft, FileStorage, StoredFile } from './storage.ts';
import { parseStoredName, type StorageArea, type StoredName, storageAreas } from './stored-name.ts';

const draftEnding = '.draft';
/** What is no larger waits in memory for its name: a draft of its own would cost more than it saves. */
const maxHeldBytes = 256 * 1024;
/** How long the answer to what is left on the disk is good for. */
const freeBytesMs = 1_000;
/** The first bytes of all pictures are alike: a draft shorter than this may be anybody's, being written now. */
const minTelling = 1024;

/** Keeps files in one folder per area below `root`. */
export async function openDiskStorage(root: string): Promise<FileStorage> {
  for (const area of storageAreas) await mkdir(join(root, area), { recursive: true, mode: 0o700 });
  const pathOf = (name: StoredName) => join(root, name);
  const syncArea = new Map(
    storageAreas.map((area) => [join(root, area), shareRuns(() => syncFolder(join(root, area)))]),
  );

  return {
    async put(name, bytes) {
      await writeDurably(pathOf(name), bytes);
      // The new name itself must reach the disk too.
      await syncArea.get(dirname(pathOf(name)))?.();
    },
    read: (name) => unlessMissing(async () => new Uint8Array(await readFile(pathOf(name)))),
    stream: (name) =>
      unlessMissing(async () => {
        const file = await open(pathOf(name));
        return { size: (await file.stat()).size, content: file.createReadStream() };
      }),
    remove: (name) => rm(pathOf(name), { force: true }),
    list: (area) => listArea(root, area),
    freeBytes: rememberFor(freeBytesMs, () =>
      statfs(root).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => null,
      ),
    ),
    receive: (content) => receiveDraft(join(root, 'private'), content),
    removeDrafts: (which) =>
      'before' in which ? removeOldDrafts(root, which.before) : removeDraftsLike(root, which.like),
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

/** Not synced: a draft that a power cut takes was answered to nobody. */
async function receiveDraft(folder: string, content: AsyncIterable<Uint8Array>): Promise<Draft> {
  const path = draftIn(folder);
  const held: Uint8Array[] = [];
  let size = 0;
  let file: FileHandle | null = null;
  try {
    try {
      for await (const chunk of content) {
        held.push(chunk);
        size += chunk.byteLength;
        if (size <= maxHeldBytes) continue;
        file ??= await open(path, 'wx', 0o600);
        for (const piece of held.splice(0)) await file.writeFile(piece);
      }
    } finally {
      await file?.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  if (file) {
    const remove = () => rm(path, { force: true });
    return { size, read: async () => new Uint8Array(await readFile(path)), remove };
  }
  const bytes = new Uint8Array(Buffer.concat(held));
  return { size, read: async () => bytes, remove: async () => undefined };
}

/** Never a name of ours, so that nobody can ask for one; found again by its ending alone. */
function draftIn(folder: string): string {
  return join(folder, `.${randomUUID()}${draftEnding}`);
}

async function removeOldDrafts(root: string, before: Date): Promise<void> {
  for (const path of await findDrafts(root)) {
    const found = await unlessMissing(() => stat(path));
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}

/** A write that was cut off left the beginning of its file, or all of it. */
async function removeDraftsLike(root: string, names: readonly StoredName[]): Promise<void> {
  let drafts = await findDrafts(root);
  for (const name of names) {
    if (drafts.length === 0) return;
    const file = await unlessMissing(() => readFile(join(root, name)));
    if (!file) continue;
    const others: string[] = [];
    for (const path of drafts) {
      const draft = await unlessMissing(() => readFile(path));
      if (draft && isBeginningOf(draft, file)) await rm(path, { force: true });
      else others.push(path);
    }
    drafts = others;
  }
}

function isBeginningOf(draft: Buffer, file: Buffer): boolean {
  if (draft.length < Math.min(minTelling, file.length)) return false;
  return draft.equals(file.subarray(0, draft.length));
}

async function findDrafts(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const area of storageAreas) {
    for await (const { name } of await opendir(join(root, area))) {
      if (name.endsWith(draftEnding)) found.push(join(root, area, name));
    }
  }
  return found;
}

/** Windows does so by itself and refuses to be asked. */
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

function rememberFor<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { until: number; answer: Promise<Answer> } | null = null;
  return () => {
    const now = performance.now();
    if (!kept || kept.until < now) kept = { until: now + milliseconds, answer: ask() };
    return kept.answer;
  };
}
