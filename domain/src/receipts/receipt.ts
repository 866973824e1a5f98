import * as z from 'zod/mini';
import { fileKindOf } from '../file-kind.ts';

/** The name of the file's part in a multipart form that brings a receipt. */
export const receiptPart = 'receipt';

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

/** So many first bytes tell what a file is. */
export const receiptHeadBytes = 8;

export type ReceiptProblem = 'invalid_file_type' | 'file_too_large';
type ChosenFile = { type: string; size: number; head: Uint8Array };
type CheckedFile = { kind: ReceiptKind; problem: null } | { kind: null; problem: ReceiptProblem };

/**
 * First look at a chosen file: the type its browser claims, its size, its first bytes. Some pickers of phones
 * claim no type; the content alone then tells. The server looks at the whole.
 */
export function checkReceiptFile({ type, size, head }: ChosenFile): CheckedFile {
  const claimed = type.toLowerCase();
  const kind = receiptKindOf(head);
  const isClaimTaken =
    claimed === '' ? kind !== null : acceptedReceiptTypes.some((known) => known === claimed);
  if (!isClaimTaken) return { kind: null, problem: 'invalid_file_type' };
  if (size > receiptMaxBytes) return { kind: null, problem: 'file_too_large' };
  return kind ? { kind, problem: null } : { kind: null, problem: 'invalid_file_type' };
}

/** What a file really is, by its first bytes; null for anything that is not kept. */
export function receiptKindOf(content: Uint8Array): ReceiptKind | null {
  return fileKindOf(content, receiptKindSchema.options);
}
