import { moveOrder as en } from './en/admin-move.ts';
import { useLanguage } from './language-context.ts';
import { moveOrder as zh } from './zh/admin-move.ts';

const texts = { en, zh };

export function useMoveTexts(): typeof en {
  return texts[useLanguage().language];
}
