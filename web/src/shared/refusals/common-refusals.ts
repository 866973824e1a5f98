import type { Language } from '@mooncake/domain/language';
import type { RefusalCode } from '@mooncake/domain/refusal';
import { useLanguage } from '../../i18n/language-context.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { batchRefusals } from './batch-refusals.texts.ts';
import { cartRefusals } from './cart-refusals.texts.ts';
import { orderRefusals } from './order-refusals.texts.ts';
import { receiptRefusals } from './receipt-refusals.texts.ts';
import type { Words } from './refusal-words.ts';
import { requestRefusals, useFailureTexts } from './request-refusals.texts.ts';

/** What customers and staff alike may be told; what only staff meet does not travel with the shop. */
export const commonRefusals = (language: Language) => ({
  ...cartRefusals[language],
  ...batchRefusals[language],
  ...receiptRefusals[language],
  ...orderRefusals[language],
  ...requestRefusals[language],
});

type WordsOf = Readonly<Partial<Record<RefusalCode, (facts: never) => Words>>>;

/** Says in the reader's language why a call did not give its answer. */
export function useWordsAmong(refusals: (language: Language) => WordsOf): (thrown: unknown) => Words {
  const { language } = useLanguage();
  const failures = useFailureTexts();

  return (thrown) => {
    if (!(thrown instanceof ApiProblem)) return failures.unexpected;
    const { code, details } = thrown;
    const wordsOf = refusals(language);
    // The server writes the facts of a refusal with the very type these words read.
    if (isCodeOf(wordsOf, code)) return wordsOf[code]?.(details as never) ?? failures.unexpected;
    return code === 'timeout' || code === 'unreachable' ? failures[code] : failures.unexpected;
  };
}

function isCodeOf(refusals: WordsOf, code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code);
}
