import { checkStatus as en } from './en/check-status.ts';
import { useLanguage } from './language-context.ts';
import { checkStatus as zh } from './zh/check-status.ts';

export type CheckStatusTexts = typeof en;

export const checkStatusTexts = { en, zh };

/** The words of the status page travel with it, so the first page does without them. */
export function useCheckStatusTexts(): CheckStatusTexts {
  return checkStatusTexts[useLanguage().language];
}
