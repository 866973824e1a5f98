import type { PictureWidth } from '@mooncake/domain/products/pictures';
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
  make: (source: Source, width: PictureWidth) => Promise<Uint8Array<ArrayBuffer>>;
};

/** Pictures cut to a width, as WebP: each made once, however many ask for it, and kept in storage. */
export function createPictureVariants(storage: FileStorage): PictureVariants {
  const queue = createQueue(maxAtOnce);
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  return {
    make(source, width) {
      const name = contentName('variants', `${source.fingerprint} at ${width}`, 'webp');
      const earlier = underWay.get(name);
      if (earlier) return earlier;

      const making = (async () => {
        const kept = await storage.read(name);
        if (kept) return kept;
        const made = await queue(() => resize(source.bytes, width));
        await storage.put(name, made);
        return made;
      })().finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
  };
}

async function resize(bytes: Uint8Array, width: PictureWidth): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  const webp = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  return new Uint8Array(webp);
}
