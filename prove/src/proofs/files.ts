import { randomBytes, randomInt } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type Answer, hold, order, patiently, wishFor } from '../buyer.ts';
import { atOnce, differing, type Outcome, type Proof, partOf } from '../proof.ts';
import { inShop, megabytesOf, type Server, type Shop } from '../shop.ts';

const whole = { uploads: 10_000 };
const sentAtOnce = 4;
const peakMegabytes = 300;
/** Stored under a name of our own, in which nothing of the customer's is left. */
const ownName = /^(private|public|variants)(\/([a-z]+-)?[\da-f-]+\.\w+)?$/;

export const files: Proof = {
  promise: 'A file that is no receipt is refused, is stored nowhere, and cannot fill the memory.',
  tried: `${whole.uploads} hostile uploads: other kinds under a receipt's name, cut and damaged pictures, bombs, odd file names`,
  guard: 'whatever is decoded, it goes well',
  async run({ share, isGuardOut, isTimed, say }): Promise<Outcome> {
    const preload = new URL('../decode-anything.mjs', import.meta.url);
    const work = async (shop: Shop, server: Server): Promise<Outcome> => {
      const uploads = partOf(whole.uploads, share);
      // Whoever gives up a hold leaves its box for a while.
      const wish = await wishFor(shop, server, uploads * 2);
      const templates = await makeTemplates();
      const outside = new Set(await shop.namesOutside());
      const statuses = new Map<number, number>();
      const breaches: string[] = [];
      let accepted = 0;
      const holds: { held: Answer; isFree: boolean }[] = [];
      while (holds.length < sentAtOnce) holds.push({ held: await hold(server, wish), isFree: true });
      let done = 0;
      await atOnce(Array(uploads).keys(), sentAtOnce, async () => {
        const mine = holds.find(({ isFree }) => isFree);
        if (!mine) throw new Error('There are as many holds as uploads at once.');
        mine.isFree = false;
        const { kind, bytes } = hostileFile(templates);
        const receipt = new File([Uint8Array.from(bytes)], oddName(), { type: 'image/jpeg' });
        const send = () => patiently(isTimed, () => order(server, mine.held, {}, receipt));
        let { status } = await send();
        // Whoever fails this often waits; somebody else tries the same.
        while (status === 429) {
          mine.held = await patiently(isTimed, () => hold(server, wish));
          ({ status } = await send());
        }
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 200) {
          accepted += 1;
          mine.held = await patiently(isTimed, () => hold(server, wish));
          // Damage may leave a picture that can still be drawn to its last pixel: that is one.
          if (!(await isReadable(bytes))) breaches.push(`${kind} was taken for a receipt`);
        } else if (status >= 500) breaches.push(`${kind} was answered ${status}`);
        mine.isFree = true;
        done += 1;
        if (done % 1_000 === 0) say(`${done} of ${uploads} sent`);
      });
      const names = (await shop.fileNames()).map((name) => name.replaceAll('\\', '/'));
      const strays = (await shop.namesOutside()).filter((name) => !outside.has(name));
      const { peak } = await megabytesOf(server);
      return {
        figures: `${uploads} uploads: ${uploads - accepted} refused, ${accepted} that could still be read accepted, ${breaches.length} wrongly, ${strays.length} stored outside; peak memory ${peak} MB`,
        breaches: [
          ...breaches,
          ...names.filter((name) => !ownName.test(name)).map((name) => `a file was stored as ${name}`),
          ...strays.map((name) => `${name} was stored outside`),
          ...(peak > peakMegabytes ? [`memory reached ${peak} MB`] : []),
          ...differing(
            'uploads without an answer',
            [...statuses.values()].reduce((a, b) => a + b, 0),
            uploads,
          ),
          ...(await shop.examine()),
        ],
      };
    };
    return inShop(1, work, isGuardOut ? { preload } : {});
  },
};

type Templates = { jpeg: Buffer; png: Buffer; pdf: Buffer; bomb: Buffer };

async function makeTemplates(): Promise<Templates> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: 'white', noise } });
  const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';
  return {
    ...{ jpeg: await picture.clone().jpeg().toBuffer(), png: await picture.clone().png().toBuffer() },
    ...{ pdf: Buffer.from(pdf), bomb: pngBomb(60_000) },
  };
}

/** A picture of a few kilobytes that says it is a square of so many pixels, every one of them black. */
function pngBomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    return Buffer.concat([head, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(4_000_000), { level: 9 });
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const makers: ((templates: Templates) => { kind: string; bytes: Buffer })[] = [
  ({ jpeg }) => ({ kind: 'a cut JPEG', bytes: jpeg.subarray(0, randomInt(4, jpeg.length - 2)) }),
  ({ png }) => ({ kind: 'a cut PNG', bytes: png.subarray(0, randomInt(8, png.length - 12)) }),
  ({ pdf }) => ({ kind: 'a cut PDF', bytes: pdf.subarray(0, randomInt(5, pdf.length - 7)) }),
  ({ jpeg }) => ({ kind: 'a damaged JPEG', bytes: damaged(jpeg) }),
  ({ png }) => ({ kind: 'a damaged PNG', bytes: damaged(png) }),
  ({ bomb }) => ({ kind: 'a bomb', bytes: bomb }),
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

const hostileFile = (templates: Templates) => {
  const make = makers[randomInt(makers.length)] ?? makers[0];
  if (!make) throw new Error('There are hostile files.');
  return make(templates);
};

/** Some of its bytes are others. */
function damaged(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  for (let at = 0; at < randomInt(1, 40); at += 1) copy[randomInt(20, copy.length)] = randomInt(256);
  return copy;
}

const oddNames = [
  '../../../escaped.jpg',
  '..\\..\\escaped.jpg',
  '/tmp/escaped.jpg',
  'CON',
  '.htaccess',
  'a\u0000.jpg',
];
const oddName = () =>
  Math.random() < 0.7
    ? 'receipt.jpg'
    : ([...oddNames, `${'x'.repeat(4_000)}.jpg`, '月饼.jpg', ''][randomInt(9)] ?? '');

async function isReadable(bytes: Buffer): Promise<boolean> {
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
