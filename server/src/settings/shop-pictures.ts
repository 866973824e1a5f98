import { createHash } from 'node:crypto';
import { refuse } from '@mooncake/domain/refusal';
import { drawPicture } from '../files/draw-picture.ts';
import type { Upload } from '../http/body/upload.ts';
import type { FileStorage } from '../storage/storage.ts';
import { parseStoredName } from '../storage/stored-name.ts';

/** Keeps a picture of the shop itself (hero, map, QR) under a name its content gives; the answer is its address. */
export async function keepShopPicture(storage: FileStorage, file: Upload | null): Promise<string> {
  if (!file) throw refuse('picture.invalid_file_type');
  const picture = await drawPicture(file);
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 40);
  const name = parseStoredName(`public/shop-${hash}.webp`);
  if (!name) throw new Error('a hash is always a file name');
  await storage.put(name, picture);
  return `/files/${name.slice('public/'.length)}`;
}
