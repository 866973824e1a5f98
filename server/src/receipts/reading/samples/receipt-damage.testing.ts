import { loadSharp } from '../../../files/load-sharp.ts';
import type { Random } from './random.testing.ts';

type Damage = (picture: Buffer, random: Random) => Promise<Buffer>;

const open = async (picture: Buffer) => (await loadSharp())(picture);

const sizeOf = async (picture: Buffer) => {
  const { width, height } = await (await open(picture)).metadata();
  return { width, height };
};

/** Grains over the whole picture, the same for the same seed. */
async function grains(width: number, height: number, strength: number, random: Random) {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const light = random.next() < 0.5 ? 0 : 255;
    pixels.fill(light, at, at + 3);
    pixels[at + 3] = Math.round(random.next() * strength);
  }
  return { input: pixels, raw: { width, height, channels: 4 as const } };
}

/** Lines of a screen, and light that falls on it from one side. */
function screenOver(width: number, height: number) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <pattern id="lines" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="1.4" fill="#000" opacity="0.10"/></pattern>
    <linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.25"/><stop offset="1" stop-color="#000" stop-opacity="0.30"/></linearGradient>
    </defs><rect width="100%" height="100%" fill="url(#lines)"/><rect width="100%" height="100%" fill="url(#light)"/></svg>`);
}

/** What happens to a screenshot before it reaches the shop. */
export const damages = {
  untouched: async (picture) => picture,
  'JPEG at 30': async (picture) => (await open(picture)).jpeg({ quality: 30 }).toBuffer(),
  blurred: async (picture) => (await open(picture)).blur(1.6).jpeg({ quality: 80 }).toBuffer(),
  small: async (picture, random) =>
    (await open(picture))
      .resize({ width: random.between(460, 560) })
      .jpeg({ quality: 75 })
      .toBuffer(),
  askew: async (picture, random) =>
    (await open(picture))
      .rotate((random.next() < 0.5 ? -1 : 1) * (0.8 + random.next() * 1.7), { background: '#808080' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  'photo of a screen': async (picture, random) => {
    const turned = await (await open(picture))
      .rotate(random.next() * 2 - 1, { background: '#222222' })
      .png()
      .toBuffer();
    const { width, height } = await sizeOf(turned);
    return (await open(turned))
      .composite([{ input: screenOver(width, height) }, await grains(width, height, 45, random)])
      .blur(0.9)
      .jpeg({ quality: 70 })
      .toBuffer();
  },
  cropped: async (picture, random) => {
    const { width, height } = await sizeOf(picture);
    const [left, top] = [random.between(8, 30), random.between(10, 40)];
    return (await open(picture))
      .extract({ left, top, width: width - left - random.between(5, 25), height: height - top - 10 })
      .jpeg({ quality: 85 })
      .toBuffer();
  },
  're-saved': async (picture) => {
    let saved = picture;
    for (const width of [900, 820, 760])
      saved = await (await open(saved)).resize({ width }).jpeg({ quality: 60 }).toBuffer();
    return saved;
  },
  pale: async (picture) => (await open(picture)).linear(0.45, 120).jpeg({ quality: 70 }).toBuffer(),
  noisy: async (picture, random) => {
    const { width, height } = await sizeOf(picture);
    return (await open(picture))
      .composite([await grains(width, height, 70, random)])
      .jpeg({ quality: 60 })
      .toBuffer();
  },
  turned: async (picture, random) =>
    (await open(picture))
      .rotate(random.pick([90, 180, 270]))
      .jpeg({ quality: 80 })
      .toBuffer(),
} as const satisfies Record<string, Damage>;

export type DamageName = keyof typeof damages;
