import { configure as en } from './en/configure.ts';
import { useLanguage } from './language-context.ts';
import { configure as zh } from './zh/configure.ts';

const texts = { en, zh };

/** The words of the box dialogs travel with the dialogs, so the first page does without them. */
export function useConfigureTexts(): typeof en {
  return texts[useLanguage().language];
}
