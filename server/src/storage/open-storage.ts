import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupProblem } from '../database/startup-problem.ts';
import { openDiskStorage } from './disk-storage.ts';
import { parseS3Address } from './s3/s3-address.ts';
import { openS3Storage } from './s3/s3-storage.ts';
import type { FileStorage } from './storage.ts';

type StorageConfig = { storageUrl: URL; dataDir: string };

/** Opens the storage an address names; config lets only folders and buckets through. */
export async function openStorage({ storageUrl, dataDir }: StorageConfig): Promise<FileStorage> {
  const address = parseS3Address(storageUrl);
  const place = address
    ? `bucket for files, ${address.bucket}`
    : `folder for files, ${fileURLToPath(storageUrl)}`;
  try {
    return await (address
      ? openS3Storage(address, join(dataDir, 'drafts'))
      : openDiskStorage(fileURLToPath(storageUrl)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(`The ${place}, cannot be used: ${reason}`);
  }
}
