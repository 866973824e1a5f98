import { fileURLToPath } from 'node:url';
import { StartupProblem } from '../database/startup-problem.ts';
import { openDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './storage.ts';

/** Opens the storage an address names; config lets only folders through. */
export async function openStorage(url: URL): Promise<FileStorage> {
  const folder = fileURLToPath(url);
  try {
    return await openDiskStorage(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(`The folder for files, ${folder}, cannot be used: ${reason}`);
  }
}
