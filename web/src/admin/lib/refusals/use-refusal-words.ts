import type { Language } from '@mooncake/domain/language';
import { commonRefusals, useWordsAmong } from '../../../shared/refusals/common-refusals.ts';
import type { RefusalWords } from '../../../shared/refusals/refusal-words.ts';
import { catalogueRefusals } from './catalogue-refusals.texts.ts';
import { settingsRefusals } from './settings-refusals.texts.ts';
import { staffRefusals } from './staff-refusals.texts.ts';

/** A code without words does not compile here. */
const everyRefusal = (language: Language): RefusalWords => ({
  ...commonRefusals(language),
  ...catalogueRefusals[language],
  ...staffRefusals[language],
  ...settingsRefusals[language],
});

export const useRefusalWords = () => useWordsAmong(everyRefusal);
