import {
  adviseOnSharpness,
  adviseOnSize,
  clarityWidth,
  type PictureAdvice,
} from '@mooncake/domain/receipts/picture-clarity';
import { drawingChunksOf } from '@mooncake/domain/receipts/png-chunks';

export type Clarity = 'clear' | PictureAdvice | 'not_shown' | 'cut_off';

/**
 * Looks at a chosen picture the way whoever checks it will: does it open, is it large and sharp enough? Null where that
 * cannot be told, as of a PDF; nothing here keeps anybody from sending it.
 */
export async function inspectPicture(file: File): Promise<Clarity | null> {
  if (!file.type.startsWith('image/') || typeof createImageBitmap !== 'function') return null;
  if (await isCutOff(file)) return 'cut_off';
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return 'not_shown';
  try {
    const { width, height } = bitmap;
    return adviseOnSize({ width, height }) ?? adviseOnPixels(bitmap) ?? 'clear';
  } finally {
    bitmap.close();
  }
}

/** A browser shows what is there of half a PNG; the shop takes whole ones only. */
async function isCutOff(file: File): Promise<boolean> {
  if (file.type !== 'image/png') return false;
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes !== null && drawingChunksOf(new Uint8Array(bytes)) === null;
}

function adviseOnPixels(bitmap: ImageBitmap): PictureAdvice | null {
  const scale = Math.min(1, clarityWidth / bitmap.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  // The top of a page of any length has enough letters.
  canvas.height = Math.round(Math.min(bitmap.height * scale, clarityWidth * 3));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, bitmap.width * scale, bitmap.height * scale);
  const { data, width } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const greys = new Uint8Array(data.length / 4);
  for (let at = 0; at < greys.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    greys[at] = Math.round(0.3 * red + 0.59 * green + 0.11 * blue);
  }
  return adviseOnSharpness(greys, width);
}
