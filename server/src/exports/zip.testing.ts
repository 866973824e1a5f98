import { inflateRawSync } from 'node:zlib';

/** The files inside a zip archive, read from its own table of contents. */
export function unzip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let entry = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) =>
      archive.readUInt16LE(entry + at),
    );
    const name = archive.toString('utf8', entry + 46, entry + 46 + (nameLength ?? 0));
    const start = archive.readUInt32LE(entry + 42);
    const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const packed = archive.subarray(from, from + archive.readUInt32LE(entry + 20));
    const isPlain = archive.readUInt16LE(entry + 10) === 0;
    files[name] = (isPlain ? packed : inflateRawSync(packed)).toString('utf8');
    entry += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}
