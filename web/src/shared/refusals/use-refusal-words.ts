import type { Language } from '@mooncake/domain/language';
import type { RefusalCode } from '@mooncake/domain/refusal';
import { useLanguage } from '../../i18n/language-context.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { batchRefusals } from './batch-refusals.texts.ts';
import { cartRefusals } from './cart-refusals.texts.ts';
import { catalogueRefusals } from './catalogue-refusals.texts.ts';
import { orderRefusals } from './order-refusals.texts.ts';
import { receiptRefusals } from './receipt-refusals.texts.ts';
import type { RefusalWords, Words } from './refusal-words.ts';
import { requestRefusals, useFailureTexts } from './request-refusals.texts.ts';
import { settingsRefusals } from './settings-refusals.texts.ts';
import { staffRefusals } from './staff-refusals.texts.ts';

/** A code without words does not compile here. */
const everyRefusal = (language: Language): RefusalWords => ({
  ...cartRefusals[language],
  ...batchRefusals[language],
  ...receiptRefusals[language],
  ...orderRefusals[language],
  ...catalogueRefusals[language],
  ...staffRefusals[language],
  ...settingsRefusals[language],
  ...requestRefusals[language],
});

type WordsOf = Readonly<Record<RefusalCode, (facts: never) => Words>>;

/** Says in the reader's language why a call did not give its answer. */
export function useRefusalWords(): (thrown: unknown) => Words {
  const { language } = useLanguage();
  const failures = useFailureTexts();

  return (thrown) => {
    if (!(thrown instanceof ApiProblem)) return failures.unexpected;
    const { code, details } = thrown;
    const wordsOf: WordsOf = everyRefusal(language);
    // The server writes the facts of a refusal with the very type these words read.
    if (isRefusalCode(wordsOf, code)) return wordsOf[code](details as never);
    return code === 'timeout' || code === 'unreachable' ? failures[code] : failures.unexpected;
  };
}

function isRefusalCode(refusals: object, code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code);
}
