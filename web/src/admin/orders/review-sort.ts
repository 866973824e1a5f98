import type { ReviewSort } from '@mooncake/domain/receipts/receipt-review.contract';
import { storedValue } from '../../lib/browser/stored-value.ts';

const kept = storedValue<ReviewSort>('admin.review.sort', (stored) =>
  stored === 'arrival' || stored === 'verdict' ? stored : null,
);

/** In which order receipts are gone through; remembered by this browser. */
export function useReviewSort() {
  return { sort: kept.use() ?? 'arrival', setSort: kept.set };
}
