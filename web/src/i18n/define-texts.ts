import type { Language } from '@mooncake/domain/language';
import { useLanguage } from './language-context.ts';

/** The English gives the shape; every other language must say exactly as much. */
type InEveryLanguage<Texts> = { readonly en: Texts } & {
  readonly [Other in Exclude<Language, 'en'>]: NoInfer<Texts>;
};

/**
 * The words of one feature, beside its screens: a hook for the language of the reader, and all languages for what
 * speaks another one or several. They travel with the feature, so that no page downloads the words of another.
 */
export function defineTexts<Texts extends object>(texts: InEveryLanguage<Texts>) {
  const everyLanguage: Readonly<Record<Language, Texts>> = texts;
  const useTexts = (): Texts => everyLanguage[useLanguage().language];
  return [useTexts, everyLanguage] as const;
}
