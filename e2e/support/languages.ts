import { test } from '@playwright/test';

export type Language = 'en' | 'zh';

/** Every journey is walked in both languages, as chosen in the header before. */
export function inBothLanguages(walk: (language: Language) => void) {
  for (const language of ['en', 'zh'] as const) {
    test.describe(language, () => {
      test.beforeEach(({ context, baseURL }) =>
        context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]),
      );
      walk(language);
    });
  }
}
