import type { PlainDate } from '../calendar.ts';

/** A batch of today is still to come. */
export function isPast({ batchDate }: { readonly batchDate: PlainDate }, today: PlainDate): boolean {
  return batchDate < today;
}

/** What is to come first, in the order given; then what is over, the other way round. */
export function comingFirst<Batch extends { readonly batchDate: PlainDate }>(
  batches: readonly Batch[],
  today: PlainDate,
): Batch[] {
  const past = batches.filter((batch) => isPast(batch, today));
  return [...batches.filter((batch) => !isPast(batch, today)), ...past.reverse()];
}
