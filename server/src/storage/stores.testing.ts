import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';
import { freePort } from '../lib/free-port.ts';
import { openDiskStorage } from './disk-storage.ts';
import { openStorage } from './open-storage.ts';
import { parseS3Address } from './s3/s3-address.ts';
import { openS3Storage } from './s3/s3-storage.ts';
import type { FileStorage } from './storage.ts';

/** What every test of the file port is run against. */
export const stores = ['disk', 's3'] as const;
type OpenStore = {
  storage: FileStorage;
  /** Where drafts may lie. */
  draftFolders: string[];
};

export async function openStore(kind: (typeof stores)[number]): Promise<OpenStore> {
  const folder = await makeFolder();
  if (kind === 'disk') {
    const draftFolders = ['public', 'private', 'variants'].map((area) => join(folder, area));
    return { storage: await openDiskStorage(folder), draftFolders };
  }
  const { url } = await startS3();
  const address = parseS3Address(url);
  if (!address) throw new Error('the tests got their own address wrong');
  return { storage: await openS3Storage(address, folder), draftFolders: [folder] };
}

/** An S3 server for development, s3rver: it keeps a bucket in a folder, and checks signatures as Amazon's would. */
export async function startS3() {
  const directory = await makeFolder();
  const port = await freePort();
  let server: S3rver | null = null;
  const start = async () => {
    server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: 'shop' }],
    });
    await server.run();
  };
  const stop = async () => {
    const closed = server?.close();
    server?.httpServer.closeAllConnections();
    server = null;
    await closed;
  };
  await start();
  onTestFinished(stop);
  const url = new URL(`s3://S3RVER:S3RVER@127.0.0.1:${port}/shop/kept/files?tls=false`);
  const open = async (storageUrl = url) => openStorage({ storageUrl, dataDir: await makeFolder() });
  return { url, start, stop, open };
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
