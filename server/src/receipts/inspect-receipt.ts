import { createHash } from 'node:crypto';
import { drawingChunksOf } from '@mooncake/domain/receipts/png-chunks';
import { type ReceiptKind, receiptKindOf, receiptMaxBytes } from '@mooncake/domain/receipts/receipt';
import {
  checkReceiptPicture,
  countJpegScans,
  isHeavyPicture,
  jpegHeaderOf,
  type PictureHeader,
  pngHeaderOf,
  receiptMaxScans,
} from '@mooncake/domain/receipts/receipt-picture';
import { type RefusalCode, refuse } from '@mooncake/domain/refusal';
import type { Sharp } from 'sharp';
import { decodeTimeoutSeconds, loadSharp } from '../files/load-sharp.ts';
import type { Upload } from '../http/body/upload.ts';
import { createQueue } from '../lib/queue.ts';

export const receiptRefusals = [
  'receipt.invalid_file_type',
  'receipt.too_many_pixels',
  'receipt.side_too_long',
  'receipt.unreadable',
] as const satisfies readonly RefusalCode[];

/** A receipt that is what it claims to be. */
export type Receipt = {
  kind: ReceiptKind;
  bytes: Uint8Array;
  sha256: string;
  originalName: string;
};

/** Decoding fills a core each; two at a time leave the rest of the shop responsive. */
const takeTurns = createQueue(2);
/** The large ones, which take memory as well, one after the other. */
const takeHeavyTurns = createQueue(1);
/** Long enough for a screenshot of a whole conversation, small enough to load on a phone. */
const displaySize = { width: 3_000, height: 12_000 };
const stampWidth = 180;
const maxName = 200;

/** Looks inside: the name and type a browser gives a file prove nothing. */
export async function inspectReceipt(file: Upload): Promise<Receipt> {
  if (file.size > receiptMaxBytes) throw fileTooLarge();
  const bytes = await file.read();
  const kind = receiptKindOf(bytes);
  if (kind === null) throw refuse('receipt.invalid_file_type');
  if (kind === 'pdf') checkPdf(bytes);
  else await checkPicture(bytes, kind);
  return {
    kind,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    originalName: tidyName(file.name),
  };
}

export function fileTooLarge() {
  return refuse('receipt.file_too_large', { limitBytes: receiptMaxBytes });
}

/** A PDF that was cut off lacks its end mark; more than that only a reader program could tell. */
function checkPdf(bytes: Uint8Array): void {
  const end = Buffer.from(bytes.subarray(-2_048)).toString('latin1');
  if (!end.includes('%%EOF')) throw refuse('receipt.unreadable');
}

type PictureKind = 'jpeg' | 'png';

/** Goes through all of the file, to the last pixel, but draws no more of it than a stamp: that is far less work. */
async function checkPicture(file: Uint8Array, kind: PictureKind): Promise<void> {
  await decode(file, kind, (picture) =>
    picture.resize({ width: 64, height: 64, fit: 'inside', withoutEnlargement: true }).raw(),
  );
}

/** The picture drawn anew to be looked at: upright, and without place, time and camera. */
export function drawDisplayCopy(file: Uint8Array, kind: PictureKind): Promise<Uint8Array<ArrayBuffer>> {
  return decode(file, kind, (picture) =>
    picture
      .autoOrient()
      .resize({ ...displaySize, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 }),
  );
}

/** Of a display copy, as large as a list shows it on the sharpest screen. */
export async function drawStamp(copy: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return decode(copy, 'jpeg', (picture) => picture.resize({ width: stampWidth }).jpeg({ quality: 75 }));
}

async function decode(file: Uint8Array, kind: PictureKind, draw: (picture: Sharp) => Sharp) {
  const bytes = kind === 'png' ? (drawingChunksOf(file) ?? unreadable()) : file;
  const header = checkHeader(bytes, kind);
  const sharp = await loadSharp();
  const takeTurn = isHeavyPicture(header) ? takeHeavyTurns : takeTurns;
  // Not one pixel more than the header claims, should anybody read it in another way.
  const limits = { limitInputPixels: header.width * header.height, failOn: 'error' } as const;
  return takeTurn(() =>
    draw(sharp(bytes, limits).timeout({ seconds: decodeTimeoutSeconds }))
      .toBuffer()
      .catch(unreadable),
  );
}

/** Reads no pixel: what would take too long or too much memory is refused before it is begun. */
function checkHeader(bytes: Uint8Array, kind: PictureKind): PictureHeader {
  // Once a scan has begun nothing can stop it, so that their number is the only brake.
  if (kind === 'jpeg' && countJpegScans(bytes) > receiptMaxScans) unreadable();
  const header = kind === 'jpeg' ? jpegHeaderOf(bytes) : pngHeaderOf(bytes);
  if (!header || header.width === 0 || header.height === 0) unreadable();
  const problem = checkReceiptPicture(header);
  if (problem?.code === 'too_many_pixels') {
    throw refuse('receipt.too_many_pixels', { limitMegapixels: problem.limitMegapixels });
  }
  if (problem) throw refuse('receipt.side_too_long', { limitPixels: problem.limitPixels });
  return header;
}

function unreadable(): never {
  throw refuse('receipt.unreadable');
}

/** Kept as data for staff to recognise; it never becomes part of a path or a header. */
function tidyName(name: string): string {
  const tidy = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return Array.from(tidy).slice(0, maxName).join('') || 'receipt';
}
