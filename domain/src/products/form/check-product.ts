import { missing } from '../draft-problems.ts';
import { kindById } from '../kinds/all-kinds.ts';
import type { ProductDraft, ProductProblem } from '../product-draft.ts';

/** What is missing or wrong; an empty list may be saved. */
export function checkProductDraft(draft: ProductDraft): ProductProblem[] {
  return [...missing('', draft, ['name', 'nameZh']), ...kindById(draft.productType).check(draft)];
}
