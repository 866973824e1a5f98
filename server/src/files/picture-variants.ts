import { linkCard, type PictureCut } from '@mooncake/domain/products/pictures';
import { createQueue } from '../lib/queue.ts';
import type { FileStorage } from '../storage/storage.ts';
import { contentName } from '../storage/stored-name.ts';
import { loadSharp } from './load-sharp.ts';

/** Resizing fills a core each; two at a time leave the rest of the shop responsive. */
const maxAtOnce = 2;
/** A small file can claim a huge picture; this is more than any camera's. */
const maxPixels = 60_000_000;

type Source = { fingerprint: string; bytes: Uint8Array };
export type PictureVariants = {
  make: (source: Source, cut: PictureCut) => Promise<Uint8Array<ArrayBuffer>>;
};

/** Pictures cut to a width, as WebP, or to a card, as JPEG: each made once, however many ask for it, and kept in storage. */
export function createPictureVariants(storage: FileStorage): PictureVariants {
  const queue = createQueue(maxAtOnce);
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  return {
    make(source, cut) {
      const name = contentName('variants', `${source.fingerprint} at ${cut}`, kindOf(cut));
      const earlier = underWay.get(name);
      if (earlier) return earlier;

      const making = (async () => {
        const kept = await storage.read(name);
        if (kept) return kept;
        const made = await queue(() => resize(source.bytes, cut));
        await storage.put(name, made);
        return made;
      })().finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
  };
}

/** Phones draw such a picture at half its size: more quality is bytes nobody sees. It is made once, so the effort is worth it. */
const asSent = { quality: 72, effort: 6 };

const kindOf = (cut: PictureCut) => (cut === 'card' ? 'jpg' : 'webp');

async function resize(bytes: Uint8Array, cut: PictureCut): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  const upright = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient();
  const drawn =
    cut === 'card'
      ? upright
          .resize({ ...linkCard, fit: 'cover' })
          .flatten({ background: '#fff' })
          .jpeg({ quality: 80 })
      : upright.resize({ width: cut, withoutEnlargement: true }).webp(asSent);
  return new Uint8Array(await drawn.toBuffer());
}
