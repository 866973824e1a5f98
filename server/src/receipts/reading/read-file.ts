import { fingerprintsOfText } from './fingerprints-of.ts';
import { readPdf } from './read-pdf.ts';
import { readPicture } from './read-picture.ts';
import type { ReadReceipt, ReceiptFile } from './receipt-reader.ts';

const wholePage = { left: 0, top: 0, width: 1, height: 1 };

/** What stands on a receipt, of whatever kind; null where nothing could be made of it. */
export async function readFile({ bytes, kind }: ReceiptFile): Promise<ReadReceipt | null> {
  if (kind !== 'pdf') return readPicture(bytes);
  const read = await readPdf(bytes);
  if ('words' in read) {
    const unread = read.showsMore ? [wholePage] : [];
    return { words: read.words, unread, turn: 0, fingerprints: fingerprintsOfText(read.words) };
  }
  return read.picture && readPicture(read.picture);
}
