import * as z from 'zod/mini';

/** The kinds of receipt the shop keeps. */
export const receiptKindSchema = z.enum(['jpeg', 'png', 'pdf']);
export type ReceiptKind = z.infer<typeof receiptKindSchema>;

export const receiptMediaTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
} as const satisfies Record<ReceiptKind, string>;

/** What browsers call these kinds; `image/jpg` is no registered name but is in use. */
export const acceptedReceiptTypes = ['image/jpeg', 'image/png', 'image/jpg', 'application/pdf'] as const;
export const receiptMaxBytes = 5 * 1024 * 1024;
export const receiptMaxMegapixels = 40;

export type ReceiptProblem = 'invalid_file_type' | 'file_too_large';

/** First look at a chosen file, by the type its browser claims. The server looks inside as well. */
export function checkReceiptFile(file: { type: string; size: number }): ReceiptProblem | null {
  const isAccepted = acceptedReceiptTypes.some((type) => type === file.type.toLowerCase());
  if (!isAccepted) return 'invalid_file_type';
  return file.size > receiptMaxBytes ? 'file_too_large' : null;
}

const signatures: readonly { kind: ReceiptKind; bytes: readonly number[] }[] = [
  { kind: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** What a file really is, by its first bytes; null for anything that is not kept. */
export function receiptKindOf(content: Uint8Array): ReceiptKind | null {
  return signatures.find(({ bytes }) => bytes.every((byte, at) => content[at] === byte))?.kind ?? null;
}
