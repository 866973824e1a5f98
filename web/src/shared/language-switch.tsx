import { type Language, languages } from '@mooncake/domain/language';
import { useLanguage } from '../i18n/language-context.ts';
import { classNames } from '../ui/class-names.ts';
import { En, Zh } from '../ui/language-run.tsx';
import { tellNotFetched } from './tell-not-fetched.ts';

/** Each language calls itself by its own name, so its readers find it in a page they cannot read. */
const ownNames = { en: <En>EN</En>, zh: <Zh>中文</Zh> } as const satisfies Record<Language, unknown>;

export function LanguageSwitch() {
  const { language: spoken, messages, switchTo } = useLanguage();

  return (
    <fieldset aria-label={messages.shell.language} className="flex shrink-0">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === spoken}
          onClick={() => switchTo(language).catch(() => tellNotFetched(messages))}
          className={classNames(
            'min-h-11 min-w-11 items-center justify-center whitespace-nowrap rounded-full border px-2 transition-colors duration-150 hover:bg-on-night/8 sm:border-transparent sm:px-3',
            // A phone has room for one button: the language not spoken now.
            language === spoken
              ? 'hidden border-transparent font-semibold text-gold-light sm:inline-flex'
              : 'inline-flex border-on-night/28',
          )}
        >
          {ownNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
