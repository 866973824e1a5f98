import { preparePicture } from './prepare-picture.ts';
import { readPdf } from './read-pdf.ts';
import type { ReadReceipt, ReceiptFile } from './receipt-reader.ts';
import { recogniseWords } from './recognise-words.ts';

/** What stands on a receipt, of whatever kind; null where nothing could be made of it. */
export async function readFile({ bytes, kind }: ReceiptFile): Promise<ReadReceipt | null> {
  if (kind === 'pdf') {
    const { words, picture } = await readPdf(bytes);
    return words.length > 0 || !picture ? { words, fingerprints: [] } : readPicture(picture);
  }
  return readPicture(bytes);
}

async function readPicture(bytes: Uint8Array): Promise<ReadReceipt> {
  const picture = await preparePicture(bytes);
  return { words: await recogniseWords(picture), fingerprints: [] };
}
