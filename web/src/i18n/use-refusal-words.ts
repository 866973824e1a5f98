import type { RefusalCode } from '@mooncake/domain/refusal';
import { ApiProblem } from '../lib/api/api-problem.ts';
import { refusals as en, failures as enFailures } from './en/refusals.ts';
import { useLanguage } from './language-context.ts';
import { refusals as zh, failures as zhFailures } from './zh/refusals.ts';

export type Words = { title: string; message: string };

type WordsOf = Readonly<Record<RefusalCode, (facts: never) => Words>>;

const texts = { en: { refusals: en, failures: enFailures }, zh: { refusals: zh, failures: zhFailures } };

/** Says in the reader's language why a call did not give its answer. */
export function useRefusalWords(): (thrown: unknown) => Words {
  const { refusals, failures } = texts[useLanguage().language];

  return (thrown) => {
    if (!(thrown instanceof ApiProblem)) return failures.unexpected;
    const { code, details } = thrown;
    if (isRefusalCode(refusals, code)) {
      const wordsOf: WordsOf = refusals;
      // The server writes the facts of a refusal with the very type these words read.
      return wordsOf[code](details as never);
    }
    return code === 'timeout' || code === 'unreachable' ? failures[code] : failures.unexpected;
  };
}

function isRefusalCode(refusals: object, code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code);
}
