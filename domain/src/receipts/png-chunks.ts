/** What draws the picture: header, palette, transparency, pixels, end. */
const drawing: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const signatureBytes = 8;
/** Length, name and checksum, around the data of every chunk. */
const frameBytes = 12;

/**
 * A PNG without everything that does not draw. Texts and profiles beside the pixels are compressed: a few kilobytes
 * of them unpack to gigabytes, whatever the size of the picture. Null where the file ends in the middle of a chunk.
 */
export function drawingChunksOf(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, signatureBytes)];
  for (let at = signatureBytes; at < bytes.length; ) {
    if (at + frameBytes > bytes.length) return null;
    const end = at + frameBytes + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (drawing.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return joined(kept);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
