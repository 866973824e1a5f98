import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { refuse } from '@mooncake/domain/refusal';
import { errorCode } from '../../lib/error-code.ts';

const inflate = promisify(inflateRaw);

const endMark = 0x0605_4b50;
const entryMark = 0x0201_4b50;
const fileMark = 0x0403_4b50;
const maxEntries = 2_000;
/** All that is unpacked of one workbook: a bomb of a few kilobytes stops here, having cost no more than this. */
const maxUnpacked = 48 * 1024 * 1024;

type Entry = { method: number; packedSize: number; start: number };

/** A part of an archive as text; null where there is none of that name. */
export type ReadPart = (name: string) => Promise<string | null>;

/** Opens an archive by its own table of contents; whatever does not add up is refused. */
export function openArchive(bytes: Uint8Array): ReadPart {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readContents(archive);
  let left = maxUnpacked;
  return async (name) => {
    const entry = entries.get(name);
    if (!entry) return null;
    const unpacked = await unpack(packedBytes(archive, entry), entry, left);
    left -= unpacked.length;
    return unpacked.toString('utf8');
  };
}

const broken = () => refuse('statement.unreadable', { problem: 'broken_workbook' });

function readContents(archive: Buffer): Map<string, Entry> {
  // The end is at the end, with a comment of at most 64 kB behind it.
  const earliest = Math.max(0, archive.length - 22 - 0xffff);
  let end = archive.length - 22;
  while (end >= earliest && archive.readUInt32LE(end) !== endMark) end -= 1;
  if (end < earliest) throw broken();
  const count = archive.readUInt16LE(end + 10);
  if (count > maxEntries) throw broken();

  const entries = new Map<string, Entry>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== entryMark) throw broken();
    const nameEnd = at + 46 + archive.readUInt16LE(at + 28);
    // An encrypted part cannot be read, whatever it is.
    if (nameEnd > archive.length || archive.readUInt16LE(at + 8) % 2 === 1) throw broken();
    entries.set(archive.toString('utf8', at + 46, nameEnd).replaceAll('\\', '/'), {
      method: archive.readUInt16LE(at + 10),
      packedSize: archive.readUInt32LE(at + 20),
      start: archive.readUInt32LE(at + 42),
    });
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

function packedBytes(archive: Buffer, { start, packedSize }: Entry): Buffer {
  if (start + 30 > archive.length || archive.readUInt32LE(start) !== fileMark) throw broken();
  const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
  if (from + packedSize > archive.length) throw broken();
  return archive.subarray(from, from + packedSize);
}

async function unpack(packed: Buffer, { method }: Entry, maxOutputLength: number): Promise<Buffer> {
  const tooLarge = () => refuse('statement.unreadable', { problem: 'too_large_unpacked' });
  if (packed.length > maxOutputLength || maxOutputLength === 0) throw tooLarge();
  if (method === 0) return packed;
  if (method !== 8) throw broken();
  try {
    return await inflate(packed, { maxOutputLength });
  } catch (error) {
    throw errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : broken();
  }
}
