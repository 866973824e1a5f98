import { fingerprintsOf } from './fingerprints-of.ts';
import { preparePicture } from './prepare-picture.ts';
import { readPdf } from './read-pdf.ts';
import type { ReadReceipt, ReceiptFile } from './receipt-reader.ts';
import { recogniseWords } from './recognise-words.ts';

/** What stands on a receipt, of whatever kind; null where nothing could be made of it. */
export async function readFile({ bytes, kind }: ReceiptFile): Promise<ReadReceipt | null> {
  if (kind !== 'pdf') return readPicture(bytes);
  const read = await readPdf(bytes);
  // The same text gives the same number of the transaction, which is what tells a copy of it.
  if ('words' in read) return { words: read.words, fingerprints: [] };
  return read.picture && readPicture(read.picture);
}

async function readPicture(bytes: Uint8Array): Promise<ReadReceipt> {
  const picture = await preparePicture(bytes);
  const words = await recogniseWords(picture);
  return { words, fingerprints: fingerprintsOf(picture, words) };
}
