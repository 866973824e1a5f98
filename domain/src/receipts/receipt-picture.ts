import { receiptMaxMegapixels } from './receipt.ts';

/** Longer than any screenshot of a conversation; a strip one pixel wide takes longest of all to draw. */
const receiptMaxSide = 12_000;
/** What cannot be read row by row lies in memory whole; such pictures must be smaller. */
const receiptMaxMegapixelsWhole = 16;
/** More than a screenshot or an ordinary photograph has. */
const heavyMegapixels = 13;
/** Ordinary progressive pictures have about ten; each one goes over the whole picture again. */
export const receiptMaxScans = 50;

export type PictureHeader = {
  width: number;
  height: number;
  /** Progressive or interlaced: it comes in layers instead of rows. */
  isLayered: boolean;
  /** Two bytes a channel instead of one. */
  isDeep: boolean;
};
export type ReceiptPictureProblem =
  | { code: 'too_many_pixels'; limitMegapixels: number }
  | { code: 'side_too_long'; limitPixels: number };

/** What speaks against decoding a picture, by what its header claims; decoding is where the cost is. */
export function checkReceiptPicture(header: PictureHeader): ReceiptPictureProblem | null {
  const { width, height, isLayered, isDeep } = header;
  const limitMegapixels = isLayered || isDeep ? receiptMaxMegapixelsWhole : receiptMaxMegapixels;
  if (width * height > limitMegapixels * 1_000_000) return { code: 'too_many_pixels', limitMegapixels };
  if (Math.max(width, height) > receiptMaxSide) return { code: 'side_too_long', limitPixels: receiptMaxSide };
  return null;
}

/** So much memory that two of them at the same time would be felt. */
export function isHeavyPicture({ width, height, isLayered, isDeep }: PictureHeader): boolean {
  const limit = isLayered || isDeep ? heavyMegapixels / 4 : heavyMegapixels;
  return width * height > limit * 1_000_000;
}

/** Width, height, depth and layers stand behind the name of the first chunk. */
const pngHeaderBytes = 29;

/** What the header of a PNG claims; null where there is none. */
export function pngHeaderOf(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < pngHeaderBytes || String.fromCharCode(...bytes.subarray(12, 16)) !== 'IHDR') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    isDeep: bytes[24] === 16,
    isLayered: bytes[28] !== 0,
  };
}

/** What the header of a JPEG claims, which is its first frame; null where its pixels begin without one. */
export function jpegHeaderOf(bytes: Uint8Array): PictureHeader | null {
  for (let at = nextMarker(bytes, 2); at < bytes.length; at = nextMarker(bytes, at)) {
    const marker = bytes[at + 1] ?? endOfImage;
    if (marker === endOfImage || marker === startOfScan) return null;
    if (isFrame(marker)) {
      const [depth = 0, top = 0, height = 0, left = 0, width = 0] = bytes.subarray(at + 4, at + 9);
      return {
        width: left * 256 + width,
        height: top * 256 + height,
        isDeep: depth > 8,
        isLayered: (marker & 3) === 2,
      };
    }
    at += 2 + lengthAt(bytes, at + 2);
  }
  return null;
}

/** Of these sixteen marks three are tables and not frames. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** How many scans a JPEG has, up to its end mark; what is appended after that is no part of it. */
export function countJpegScans(bytes: Uint8Array): number {
  let scans = 0;
  let at = 2;
  while (at < bytes.length) {
    at = nextMarker(bytes, at);
    const marker = bytes[at + 1];
    if (marker === undefined || marker === endOfImage) return scans;
    if (marker === startOfScan) scans += 1;
    at += 2 + lengthAt(bytes, at + 2);
  }
  return scans;
}

/** Skips the data of a scan, where 0xFF stands doubled by a zero, and restart marks, which have no length. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && !isMarker(bytes[at + 1])) at = bytes.indexOf(0xff, at + 1);
  return at < 0 ? bytes.length : at;
}

function isMarker(byte: number | undefined): boolean {
  return byte !== undefined && byte !== 0 && byte !== 0xff && (byte < 0xd0 || byte > 0xd7);
}

function lengthAt(bytes: Uint8Array, at: number): number {
  // A length counts its own two bytes; less than that would be standing still.
  return Math.max(2, (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0));
}
