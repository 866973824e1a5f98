import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { comingFirst } from '@mooncake/domain/batches/coming-first';

/** Those that match every word of the search: what is to come first, by date, then what is over, newest first. */
export function arrangeBatches(
  batches: readonly AdminBatch[],
  { search, today, wordsOf }: { search: string; today: string; wordsOf: (batch: AdminBatch) => string },
): AdminBatch[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = batches.filter((batch) => {
    const words = wordsOf(batch).toLowerCase();
    return wanted.every((word) => words.includes(word));
  });
  return comingFirst(found, today);
}
