import type { Language } from '@mooncake/domain/language';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { commonRefusals, useWordsAmong } from '../../../shared/refusals/common-refusals.ts';
import type { RefusalWords, Words } from '../../../shared/refusals/refusal-words.ts';
import { useCommonTexts } from '../common.texts.ts';
import { catalogueRefusals } from './catalogue-refusals.texts.ts';
import { settingsRefusals } from './settings-refusals.texts.ts';
import { staffRefusals } from './staff-refusals.texts.ts';
import { statementRefusals } from './statement-refusals.texts.ts';

/** A code without words does not compile here. */
const everyRefusal = (language: Language): RefusalWords => ({
  ...commonRefusals(language),
  ...catalogueRefusals[language],
  ...staffRefusals[language],
  ...settingsRefusals[language],
  ...statementRefusals[language],
});

export function useRefusalWords(): (thrown: unknown) => Words {
  const wordsOf = useWordsAmong(everyRefusal);
  const { unanswered } = useCommonTexts();
  return (thrown) =>
    thrown instanceof ApiProblem && thrown.code === 'unanswered' ? unanswered : wordsOf(thrown);
}
