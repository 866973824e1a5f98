import { malaysianLocalTime } from '../../calendar.ts';
import { type StatusPair, statusPairSchema } from './status.ts';

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

/** How an entry begins, and how it ends; the reason between may have lines of its own. */
const entryStart = /^\[\d{4}-\d\d-\d\d \d\d:\d\d\] /;
const entryEnd =
  / \| order: (?<orderBefore>\w+) -> (?<orderAfter>\w+) \| payment: (?<paymentBefore>\w+) -> (?<paymentAfter>\w+)$/;

/** `said` is the time and the reason. */
type ReadEntry = { said: string; before: StatusPair; after: StatusPair };

/** What a log entry says; null where it only looks like one. */
export function readStatusLogEntry(entry: string): ReadEntry | null {
  const end = entryEnd.exec(entry);
  const { orderBefore, orderAfter, paymentBefore, paymentAfter } = end?.groups ?? {};
  const before = statusPairSchema.safeParse({ orderStatus: orderBefore, paymentStatus: paymentBefore });
  const after = statusPairSchema.safeParse({ orderStatus: orderAfter, paymentStatus: paymentAfter });
  if (!end || !before.success || !after.success) return null;
  return { said: entry.slice(0, end.index), before: before.data, after: after.data };
}

export type SplitNotes = { note: string; log: string[] };

/** What staff wrote themselves, apart from the entries that status changes left among it. */
export function splitNotes(notes: string): SplitNotes {
  const lines = notes.split('\n');
  const note: string[] = [];
  const log: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const end = entryStart.test(lines[at] ?? '') ? endOfEntry(lines, at) : -1;
    if (end === -1) {
      note.push(lines[at] ?? '');
    } else {
      log.push(lines.slice(at, end + 1).join('\n'));
      at = end;
    }
  }
  return { note: note.join('\n').trim(), log };
}

function endOfEntry(lines: readonly string[], start: number): number {
  const length = lines.slice(start).findIndex((line) => entryEnd.test(line));
  const end = length === -1 ? -1 : start + length;
  const next = lines.findIndex((line, at) => at > start && entryStart.test(line));
  // The next entry begins before this one ends: then this is a note that only looks like one.
  return next !== -1 && next <= end ? -1 : end;
}

/** Both parts as they are stored: the note first, so that nothing buries it. */
export function joinNotes({ note, log }: SplitNotes): string {
  return [note.trimEnd(), ...log].filter((part) => part !== '').join('\n');
}

/** The admin notes with one more log entry below what was written before. */
export function appendToNotes(notes: string, entry: string): string {
  const written = notes.trimEnd();
  return written === '' ? entry : `${written}\n${entry}`;
}
