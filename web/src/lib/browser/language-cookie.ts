import { type Language, languages, preferredLanguage } from '@mooncake/domain/language';
import { languageCookie } from '@mooncake/domain/pages/page';

const oneYear = 365 * 24 * 60 * 60;

export function rememberLanguage(language: Language) {
  const cookie = `${languageCookie}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
  Object.assign(document, { cookie });
}

/** The language chosen before; on a first visit the browser's own. */
export function rememberedLanguage(): Language {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${languageCookie}=`));
  const chosen = languages.find((language) => language === pair?.slice(languageCookie.length + 1));
  return chosen ?? preferredLanguage(navigator.languages.join(','));
}
