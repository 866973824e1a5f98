import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartupProblem } from '../database/startup-problem.ts';
import { errorCode } from '../lib/error-code.ts';

const block = 512;
/** Nothing larger is ever written; whoever claims more has a damaged archive. */
const maxEntryBytes = 64 * 1024 * 1024;
/** The last entry: without it an archive was cut short. */
const checksumsName = 'checksums.json';

type Checksums = Record<string, string>;

export type ArchiveWriter = {
  add: (name: string, content: Uint8Array | string) => Promise<void>;
  /** Writes the checksums and puts the archive in its place, where nothing may be; returns its size. */
  finish: (path: string) => Promise<number>;
  /** Leaves nothing behind; after `finish` it does nothing. */
  discard: () => Promise<void>;
};

/**
 * A tar file, packed, that any computer can open. It is written beside its place and moved there when it is whole and on
 * the disk, so that a backup that was interrupted is never taken for one.
 */
export async function createArchive(draft: string): Promise<ArchiveWriter> {
  // Its own, or two that were begun in one second would write into each other.
  const handle = await open(draft, 'wx', 0o600);
  const packer = createGzip({ level: 6 });
  const file = handle.createWriteStream();
  const written = finished(packer.pipe(file));
  // Whoever adds next hears of it; until then it must not end the process.
  written.catch(() => undefined);
  const failed = new Promise<never>((_resolve, reject) => {
    file.once('error', reject);
    packer.once('error', reject);
  });
  failed.catch(() => undefined);
  const checksums: Checksums = {};
  let isFinished = false;

  const write = async (bytes: Uint8Array) => {
    if (!packer.write(bytes)) await Promise.race([once(packer, 'drain'), failed]);
  };
  const addEntry = async (name: string, content: Uint8Array) => {
    await write(headerOf(name, content.length));
    await write(content);
    await write(new Uint8Array(padding(content.length)));
  };

  return {
    async add(name, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      checksums[name] = sha256(bytes);
      await addEntry(name, bytes);
    },
    async finish(path) {
      await addEntry(checksumsName, Buffer.from(JSON.stringify(checksums)));
      packer.end(new Uint8Array(2 * block));
      await Promise.race([written, failed]);
      const ended = await open(draft, 'r+');
      await ended.sync().finally(() => ended.close());
      // Only what can be read again is a backup.
      await verifyArchive(draft);
      await putInPlace(draft, path);
      isFinished = true;
      return (await stat(path)).size;
    },
    async discard() {
      if (isFinished) return;
      packer.destroy();
      file.destroy();
      await rm(draft, { force: true });
    },
  };
}

/** Never over what somebody else put there while it was written. */
async function putInPlace(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    if (existsSync(path)) {
      throw new StartupProblem(`There is a file ${path} already; it was left as it is.`, { cause: error });
    }
    // A memory stick, which knows no links.
    await rename(draft, path);
    return;
  }
  await rm(draft, { force: true });
}

export type ArchiveEntry = { name: string; content: Uint8Array };

/** Everything in an archive, one entry after the other; an archive that is damaged ends in a problem in words. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const { take, takeRest, close } = reader(path);
  try {
    for (;;) {
      const header = await take(block);
      const name = textAt(header, 0, 100);
      if (name === '') {
        // To the very end: there the packer wrote the sum of everything before it.
        if (isEmpty(header) && isEmpty(await takeRest())) return;
        throw damaged(path);
      }
      const size = Number.parseInt(textAt(header, 124, 12), 8);
      if (!Number.isSafeInteger(size) || size > maxEntryBytes || checksumOf(header) !== writtenSum(header)) {
        throw damaged(path);
      }
      const content = await take(size);
      await take(padding(size));
      yield { name, content };
    }
  } finally {
    close();
  }
}

/** Reads an archive to its end: everything that was put in is there, and as it was put in. */
export async function verifyArchive(path: string): Promise<void> {
  const found: Checksums = {};
  let promised: unknown;
  for await (const { name, content } of readArchive(path)) {
    if (name === checksumsName) promised = parsed(content, path);
    else if (name in found) throw damaged(path);
    else found[name] = sha256(content);
  }
  if (promised === undefined || !isSame(found, promised)) throw damaged(path);
}

/** The JSON of an entry, read by whoever knows its shape. */
export function parsed(content: Uint8Array, path: string): unknown {
  try {
    return JSON.parse(Buffer.from(content).toString('utf8'));
  } catch {
    throw damaged(path);
  }
}

export const damaged = (path: string) =>
  new StartupProblem(`The backup ${path} is cut short or was changed; nothing was restored.`);

function isSame(found: Checksums, promised: unknown): boolean {
  if (typeof promised !== 'object' || promised === null) return false;
  const names = Object.entries(promised);
  return names.length === Object.keys(found).length && names.every(([name, sum]) => found[name] === sum);
}

/** Hands out the unpacked bytes in pieces of the size that is asked for, or all that are left. */
function reader(path: string) {
  const packed = createReadStream(path);
  const unpacked = packed.on('error', (error) => unpacked.destroy(error)).pipe(createGunzip());
  const chunks = unpacked[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const next = async () => {
    const { value, done } = await chunks.next().catch((error: unknown) => {
      throw unreadable(path, error) ?? damaged(path);
    });
    return done ? null : Buffer.from(value);
  };
  return {
    async take(size: number): Promise<Buffer> {
      const parts = [rest];
      let length = rest.length;
      while (length < size) {
        const chunk = await next();
        if (!chunk) throw damaged(path);
        parts.push(chunk);
        length += chunk.length;
      }
      const all = parts.length === 1 ? rest : Buffer.concat(parts);
      rest = all.subarray(size);
      return all.subarray(0, size);
    },
    async takeRest(): Promise<Buffer> {
      const parts = [rest];
      let length = rest.length;
      for (let chunk = await next(); chunk; chunk = await next()) {
        parts.push(chunk);
        length += chunk.length;
        // Two empty blocks are all that may follow; more need not be read to be refused.
        if (length > 2 * block) throw damaged(path);
      }
      return Buffer.concat(parts);
    },
    /** Also half-way through. */
    close() {
      packed.destroy();
      unpacked.destroy();
    },
  };
}

const isEmpty = (bytes: Uint8Array) => bytes.every((byte) => byte === 0);

/** A file that is none, or not for us: whether it is whole nobody knows. */
function unreadable(path: string, error: unknown): StartupProblem | null {
  const words: Record<string, string> = {
    ENOENT: `There is no backup ${path}.`,
    ENOTDIR: `There is no backup ${path}.`,
    EISDIR: `${path} is a folder, and no backup.`,
    EACCES: `This user may not read the backup ${path}.`,
    EPERM: `This user may not read the backup ${path}.`,
  };
  const said = words[errorCode(error) ?? ''];
  return said === undefined ? null : new StartupProblem(said, { cause: error });
}

/** The header of a plain file, as POSIX wrote it down in 1988. */
function headerOf(name: string, size: number): Uint8Array {
  if (name.length > 99 || size > maxEntryBytes) throw new Error(`${name} does not fit into an archive`);
  const header = Buffer.alloc(block);
  const put = (text: string, at: number) => header.write(text, at, 'latin1');
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  put(name, 0);
  put(octal(0o600, 7), 100);
  put(octal(0, 7), 108);
  put(octal(0, 7), 116);
  put(octal(size, 11), 124);
  put(octal(Math.floor(Date.now() / 1000), 11), 136);
  put('0', 156);
  put('ustar\0' + '00', 257);
  put(octal(checksumOf(header), 6), 148);
  return header;
}

/** The sum of the header's bytes, its own place counted as blanks. */
const checksumOf = (header: Uint8Array) =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
const writtenSum = (header: Uint8Array) => Number.parseInt(textAt(header, 148, 8), 8);
const textAt = (header: Uint8Array, at: number, length: number) =>
  Buffer.from(header.subarray(at, at + length))
    .toString('latin1')
    .split('\0', 1)[0] ?? '';
const padding = (size: number) => (block - (size % block)) % block;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
