import { lightbox as en } from './en/lightbox.ts';
import { useLanguage } from './language-context.ts';
import { lightbox as zh } from './zh/lightbox.ts';

const texts = { en, zh };

/** The words of the lightbox travel with it, so the first page does without them. */
export function useLightboxTexts(): typeof en {
  return texts[useLanguage().language];
}
