import { constants, crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** A whole picture of few bytes and so many pixels that drawing it would hurt; `isForAll`: no picture of anything may be so. */
export type Bomb = { kind: string; bytes: Buffer; isForAll: boolean };

type Png = { width: number; height: number; depth: 1 | 8 | 16; channels?: 1 | 3; isLayered?: boolean };

/** The first pixel, and the steps to the next, of each pass of an interlaced PNG. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
/** Every pixel is there, black, and every sum is right: nothing is wrong with it but its size. */
function blackPng({ width, height, depth, channels = 1, isLayered = false }: Png): Buffer {
  const rowBytes = (pixels: number) => 1 + Math.ceil((pixels * depth * channels) / 8);
  const bytes = isLayered
    ? passes.reduce((sum, [left, top, across, down]) => {
        const [columns, rows] = [Math.ceil((width - left) / across), Math.ceil((height - top) / down)];
        return sum + rows * rowBytes(columns);
      }, 0)
    : height * rowBytes(width);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, channels === 3 ? 2 : 0, 0, 0, isLayered ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflatedZeros(bytes)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const zerosAtOnce = 1 << 20;
/** Ends where a byte does and looks back at nothing, so that it may follow itself. */
const manyZeros = deflateRawSync(Buffer.alloc(zerosAtOnce), {
  ...{ level: 9, finishFlush: constants.Z_FULL_FLUSH },
});

/** As zlib would, which takes seconds for hundreds of megabytes, in which nothing else goes on here. */
function deflatedZeros(bytes: number): Buffer {
  const times = Math.floor(bytes / zerosAtOnce);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((bytes % 65_521) * 65_536 + 1);
  return Buffer.concat([
    ...[Buffer.from([0x78, 0xda]), ...Array<Buffer>(times).fill(manyZeros)],
    ...[deflateRawSync(Buffer.alloc(bytes % zerosAtOnce), { level: 9 }), sum],
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const whiteJpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .toColourspace('b-w')
    .jpeg()
    .toBuffer();

/** One beyond each limit. */
export async function makeBombs(): Promise<Bomb[]> {
  const square = (side: number, rest: Omit<Png, 'width' | 'height'>) =>
    blackPng({ width: side, height: side, ...rest });
  return [
    { kind: 'a bomb of 42 megapixels', isForAll: true, bytes: square(6_500, { depth: 8 }) },
    { kind: 'a deep bomb', isForAll: false, bytes: square(4_200, { depth: 16 }) },
    { kind: 'a layered bomb', isForAll: false, bytes: square(4_200, { depth: 8, isLayered: true }) },
    { kind: 'a strip', isForAll: false, bytes: blackPng({ width: 100_000, height: 2, depth: 1 }) },
    { kind: 'a strip of a JPEG', isForAll: false, bytes: await whiteJpeg(12_500, 40) },
    { kind: 'a bomb of 3,600 megapixels', isForAll: true, bytes: square(60_000, { depth: 1 }) },
    { kind: 'a bomb of 9,000 by 9,000', isForAll: true, bytes: square(9_000, { depth: 8, channels: 3 }) },
    {
      kind: 'a bomb of 6,000 by 6,000, deep',
      isForAll: false,
      bytes: square(6_000, { depth: 16, channels: 3 }),
    },
    { kind: 'a bomb of a JPEG', isForAll: true, bytes: await whiteJpeg(6_600, 6_600) },
  ];
}
