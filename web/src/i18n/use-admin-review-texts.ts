import { review as en } from './en/admin-review.ts';
import { useLanguage } from './language-context.ts';
import { review as zh } from './zh/admin-review.ts';

const texts = { en, zh };

export function useReviewTexts(): typeof en {
  return texts[useLanguage().language];
}
