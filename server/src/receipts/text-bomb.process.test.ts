import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawDisplayCopy, inspectReceipt } from './inspect-receipt.ts';

const megabyte = 1024 * 1024;
/** Signature and header chunk. */
const afterHeader = 8 + 25;

/** A tiny picture with thirty texts beside it, each of seven megabytes packed to a thousandth. */
async function textBomb() {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } });
  const bytes = await picture.png().toBuffer();
  const named = Buffer.concat([Buffer.from('zTXtnote\0\0'), deflateSync(Buffer.alloc(7 * megabyte, 'A'))]);
  const frame = { length: Buffer.alloc(4), checksum: Buffer.alloc(4) };
  frame.length.writeUInt32BE(named.length - 4);
  frame.checksum.writeUInt32BE(crc32(named));
  const text = Buffer.concat([frame.length, named, frame.checksum]);
  const texts = Array<Buffer>(30).fill(text);
  return new Uint8Array(
    Buffer.concat([bytes.subarray(0, afterHeader), ...texts, bytes.subarray(afterHeader)]),
  );
}

test('texts packed into a picture are not unpacked', async () => {
  const bytes = await textBomb();
  const before = process.memoryUsage().rss;
  const receipt = await inspectReceipt({ name: 'r.png', size: bytes.length, read: async () => bytes });
  expect(receipt.kind).toBe('png');
  expect((await sharp(await drawDisplayCopy(receipt.bytes, 'png')).metadata()).width).toBe(8);
  // Unpacked they are 210 MB, and libvips takes several times as much for them.
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * megabyte);
});
