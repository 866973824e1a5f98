import type { Language } from '@mooncake/domain/language';

/** The owner's text in the reader's language; the other one where they wrote only that. */
export function inLanguage<Text extends { length: number }>(language: Language, en: Text, zh: Text): Text {
  const isEnglish = language === 'en' ? en.length > 0 : zh.length === 0;
  return isEnglish ? en : zh;
}
