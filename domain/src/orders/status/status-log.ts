import { malaysianLocalTime } from '../../calendar.ts';
import type { StatusPair } from './status.ts';

export type StatusChange = { before: StatusPair; after: StatusPair; reason: string; at: Date };

/** A change by hand needs a reason that says something. */
export function isReasonGiven(reason: string): boolean {
  return reason.trim() !== '';
}

/** `[2025-09-01 18:05] Paid in cash | order: pending -> verified | payment: pending -> verified` */
export function statusLogEntry({ before, after, reason, at }: StatusChange): string {
  const time = malaysianLocalTime(at).replace('T', ' ');
  return [
    `[${time}] ${reason.trim()}`,
    `order: ${before.orderStatus} -> ${after.orderStatus}`,
    `payment: ${before.paymentStatus} -> ${after.paymentStatus}`,
  ].join(' | ');
}

/** The admin notes with one more log entry below what was written before. */
export function appendToNotes(notes: string, entry: string): string {
  const written = notes.trimEnd();
  return written === '' ? entry : `${written}\n${entry}`;
}
