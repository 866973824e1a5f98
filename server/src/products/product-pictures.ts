import { createHash } from 'node:crypto';
import type { ProductDraft } from '@mooncake/domain/products/product-draft';
import { refuse } from '@mooncake/domain/refusal';
import type { Trx } from '../database/connect.ts';
import { drawPicture } from '../files/draw-picture.ts';
import type { Upload } from '../http/body/upload.ts';
import type { FileStorage } from '../storage/storage.ts';
import { parseStoredName, type StoredName } from '../storage/stored-name.ts';

/** So that tidying finds pictures of products and touches no other upload. */
const prefix = 'public/product-';
const address = '/files/';

/** Draws and keeps an upload; the same picture twice is one file, under a name its content gives. */
export async function keepPicture(storage: FileStorage, file: Upload | null): Promise<string> {
  if (!file) throw refuse('picture.invalid_file_type');
  const picture = await drawPicture(file);
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 40);
  const name = parseStoredName(`${prefix}${hash}.webp`);
  if (!name) throw new Error('a hash is always a file name');
  await storage.put(name, picture);
  return addressOfPicture(name);
}

export function isProductPicture(name: StoredName): boolean {
  return name.startsWith(prefix);
}

/** The address a stored picture is shown at. */
export function addressOfPicture(name: StoredName): string {
  return address + name.slice('public/'.length);
}

/** Gives a product its pictures in order, the first leading; refuses what is neither stored nor its own already. */
export async function replacePictures(
  trx: Trx,
  storage: FileStorage,
  productId: string,
  images: ProductDraft['images'],
): Promise<void> {
  const before = await trx
    .deleteFrom('product_images')
    .where('product_id', '=', productId)
    .returning('image_url')
    .execute();
  const own = new Set(before.map(({ image_url }) => image_url));
  for (const { imageUrl } of images) {
    if (!own.has(imageUrl) && !(await isKept(storage, imageUrl)))
      throw refuse('picture.not_found', { imageUrl });
  }
  if (images.length === 0) return;
  await trx
    .insertInto('product_images')
    .values(
      images.map(({ imageUrl, altText, altTextZh }, position) => ({
        product_id: productId,
        image_url: imageUrl,
        alt_text: altText,
        alt_text_zh: altTextZh,
        is_primary: position === 0,
        sort_order: position,
      })),
    )
    .execute();
}

async function isKept(storage: FileStorage, imageUrl: string): Promise<boolean> {
  if (!imageUrl.startsWith(address)) return false;
  const name = parseStoredName(`public/${imageUrl.slice(address.length)}`);
  return name !== null && isProductPicture(name) && (await storage.read(name)) !== null;
}
