import { randomBytes, randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { type Bomb, makeBombs } from './bombs.ts';

export type Templates = { jpeg: Buffer; png: Buffer; pdf: Buffer; bombs: readonly Bomb[] };
export type Hostile = { kind: string; bytes: Buffer; bomb?: Bomb };

export async function makeTemplates(): Promise<Templates> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: 'white', noise } });
  const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';
  return {
    ...{ jpeg: await picture.clone().jpeg().toBuffer(), png: await picture.clone().png().toBuffer() },
    ...{ pdf: Buffer.from(pdf), bombs: await makeBombs() },
  };
}

const makers: ((templates: Templates) => Hostile)[] = [
  ({ jpeg }) => ({ kind: 'a cut JPEG', bytes: jpeg.subarray(0, randomInt(4, jpeg.length - 2)) }),
  ({ png }) => ({ kind: 'a cut PNG', bytes: png.subarray(0, randomInt(8, png.length - 12)) }),
  ({ pdf }) => ({ kind: 'a cut PDF', bytes: pdf.subarray(0, randomInt(5, pdf.length - 7)) }),
  ({ jpeg }) => ({ kind: 'a damaged JPEG', bytes: damaged(jpeg) }),
  ({ png }) => ({ kind: 'a damaged PNG', bytes: damaged(png) }),
  ({ bombs }) => aBombOf(bombs),
  ({ bombs }) => aBombOf(bombs),
  () => ({ kind: 'noise', bytes: randomBytes(randomInt(0, 4_000)) }),
  ({ jpeg }) => ({
    kind: 'noise after a JPEG head',
    bytes: Buffer.concat([jpeg.subarray(0, 20), randomBytes(900)]),
  }),
  () => ({ kind: 'a page', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') }),
  () => ({
    kind: 'a drawing',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  }),
  ({ jpeg }) => ({
    kind: 'a page before a JPEG',
    bytes: Buffer.concat([Buffer.from('<script>1</script>'), jpeg]),
  }),
  () => ({ kind: 'an archive', bytes: Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(500)]) }),
  () => ({ kind: 'an animation', bytes: Buffer.concat([Buffer.from('GIF89a'), randomBytes(500)]) }),
  () => ({ kind: 'an empty file', bytes: Buffer.alloc(0) }),
];

function aBombOf(bombs: readonly Bomb[]): Hostile {
  const bomb = bombs[randomInt(bombs.length)];
  if (!bomb) throw new Error('There are bombs.');
  return { kind: bomb.kind, bytes: bomb.bytes, bomb };
}

export function hostileFile(templates: Templates): Hostile {
  const make = makers[randomInt(makers.length)] ?? makers[0];
  if (!make) throw new Error('There are hostile files.');
  return make(templates);
}

/** Some of its bytes are others. */
function damaged(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  for (let at = 0; at < randomInt(1, 40); at += 1) copy[randomInt(20, copy.length)] = randomInt(256);
  return copy;
}

/** Names that lead out of the folder of files, wherever that is; each has the mark by which it is found again. */
const leadingOut = (mark: string) => [
  `../${mark}.jpg`,
  `../../../${mark}.jpg`,
  `..\\..\\${mark}.jpg`,
  `${tmpdir()}/${mark}.jpg`,
  `${mark}/../../${mark}.jpg`,
];
const odd = ['CON', '.htaccess', 'a\u0000.jpg', `${'x'.repeat(4_000)}.jpg`, '月饼.jpg', ''];

export function oddName(mark: string): string {
  const names = Math.random() < 0.5 ? leadingOut(mark) : ['receipt.jpg', ...odd];
  return names[randomInt(names.length)] ?? '';
}

export async function isReadable(bytes: Buffer): Promise<boolean> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return bytes.includes('%%EOF');
  if (bytes.length === 0) return false;
  return sharp(bytes, { failOn: 'truncated' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
