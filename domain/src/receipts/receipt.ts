import * as z from 'zod/mini';
import { fileKindOf } from '../file-kind.ts';

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

/** What a file really is, by its first bytes; null for anything that is not kept. */
export function receiptKindOf(content: Uint8Array): ReceiptKind | null {
  return fileKindOf(content, receiptKindSchema.options);
}
