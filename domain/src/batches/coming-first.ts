import type { PlainDate } from '../calendar.ts';

/** A batch of today is still to come. */
export function isPast({ batchDate }: { readonly batchDate: PlainDate }, today: PlainDate): boolean {
  return batchDate < today;
}

type DatedBatch = { readonly batchDate: PlainDate; readonly batchName: string };

/** The earliest batch first. */
export function byBatchDate(a: DatedBatch, b: DatedBatch): number {
  return compare(a.batchDate, b.batchDate) || compare(a.batchName, b.batchName);
}

/** How batches are ordered wherever staff see several: the nearest to come first, then what is over, newest first. */
export function comingFirst<Batch extends DatedBatch>(batches: readonly Batch[], today: PlainDate): Batch[] {
  const dated = batches.toSorted(byBatchDate);
  const past = dated.filter((batch) => isPast(batch, today));
  return [...dated.filter((batch) => !isPast(batch, today)), ...past.reverse()];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
