import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type CachedResponse, fingerprintOf } from '../http/responses/cached-response.ts';
import { type Compression, compressions } from '../http/responses/encoding.ts';
import { contentTypeOf } from './content-types.ts';

/**
 * Files of a folder, by their path below it. Only names seen while scanning exist,
 * so no request can name anything outside.
 */
export type StaticFiles = { find: (path: string) => Promise<CachedResponse | null> };

const suffixOf = { br: '.br', gzip: '.gz' } as const satisfies Record<Compression, string>;

/** Reads the folder's names now and each file on first use; compressed twins come with their original. */
export async function scanStaticFiles(folder: string): Promise<StaticFiles> {
  const names = await namesBelow(folder);
  const kept = new Map<string, Promise<CachedResponse>>();

  async function load(name: string): Promise<CachedResponse> {
    const read = async (file: string) => new Uint8Array(await readFile(join(folder, file)));
    const bytes = await read(name);
    const compressed = new Map<Compression, Uint8Array<ArrayBuffer>>();
    for (const compression of compressions) {
      const twin = name + suffixOf[compression];
      if (names.has(twin)) compressed.set(compression, await read(twin));
    }
    return { contentType: contentTypeOf(name), bytes, fingerprint: fingerprintOf(bytes), compressed };
  }

  return {
    async find(path) {
      if (!names.has(path) || isTwin(path, names)) return null;
      const earlier = kept.get(path);
      if (earlier) return earlier;
      const loading = load(path);
      kept.set(path, loading);
      loading.catch(() => kept.delete(path));
      return loading;
    },
  };
}

async function namesBelow(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))
      // Hidden files and folders are the build's own notes.
      .filter((segments) => !segments.some((segment) => segment.startsWith('.')))
      .map((segments) => segments.join('/')),
  );
}

function isTwin(name: string, names: ReadonlySet<string>) {
  return Object.values(suffixOf).some(
    (suffix) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)),
  );
}
