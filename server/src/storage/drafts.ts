import { randomUUID } from 'node:crypto';
import { type FileHandle, open, opendir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../lib/error-code.ts';
import type { Draft } from './storage.ts';

const draftEnding = '.draft';
/** What is no larger waits in memory for its name: a draft of its own would cost more than it saves. */
const maxHeldBytes = 256 * 1024;
/** The first bytes of all pictures are alike: a draft shorter than this may be anybody's, being written now. */
const minTelling = 1024;

/** Never a name of ours, so that nobody can ask for one; found again by its ending alone. */
export function draftIn(folder: string): string {
  return join(folder, `.${randomUUID()}${draftEnding}`);
}

/** Not synced: a draft that a power cut takes was answered to nobody. */
export async function receiveDraft(folder: string, content: AsyncIterable<Uint8Array>): Promise<Draft> {
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
  // Joined where it stays: a receipt is copied often enough on its way here.
  const bytes = new Uint8Array(size);
  let filled = 0;
  for (const piece of held) {
    bytes.set(piece, filled);
    filled += piece.byteLength;
  }
  return { size, read: async () => bytes, remove: async () => undefined };
}

export async function removeOldDrafts(folders: readonly string[], before: Date): Promise<void> {
  for (const path of await findDrafts(folders)) {
    const found = await unlessMissing(() => stat(path));
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}

/** A write that was cut off left the beginning of its file, or all of it. */
export async function removeDraftsLike<Name>(
  folders: readonly string[],
  names: readonly Name[],
  read: (name: Name) => Promise<Uint8Array | null>,
): Promise<void> {
  let drafts = await findDrafts(folders);
  for (const name of names) {
    if (drafts.length === 0) return;
    const file = await read(name);
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

function isBeginningOf(draft: Buffer, file: Uint8Array): boolean {
  if (draft.length < Math.min(minTelling, file.length)) return false;
  return draft.equals(file.subarray(0, draft.length));
}

async function findDrafts(folders: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    for await (const { name } of await opendir(folder)) {
      if (name.endsWith(draftEnding)) found.push(join(folder, name));
    }
  }
  return found;
}

export async function unlessMissing<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
