import type { Language } from '@mooncake/domain/language';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { malayNotice } from './malay-notice.ts';
import { NoticeSection } from './notice-section.tsx';
import { privacyTexts } from './privacy.texts.ts';

/** The notice in the three languages of its readers. */
const allVersions = [
  { id: 'ms', lang: 'ms', name: 'Bahasa Melayu', notice: malayNotice, isChinese: false },
  { id: 'en', lang: 'en', name: 'English', notice: privacyTexts.en, isChinese: false },
  { id: 'zh', lang: 'zh-Hans', name: '中文', notice: privacyTexts.zh, isChinese: true },
] as const;

/** The reader's own language first. */
const versionsFor = (language: Language) =>
  allVersions.toSorted((a, b) => Number(b.id === language) - Number(a.id === language));

export function PrivacyScreen() {
  const versions = versionsFor(useLanguage().language);
  const { data: settings } = useQuery(settingsQuery);

  // The page is drawn after the browser has looked for the anchor in its address.
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, []);

  return (
    <div className="page-width py-8 md:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="flex flex-wrap gap-x-4 gap-y-1 text-3xl">
          {versions.map(({ id, lang, notice }) => (
            <span key={id} lang={lang}>
              {notice.title}
            </span>
          ))}
        </h1>
        <ul className="mt-5 flex flex-wrap gap-2.5">
          {versions.map(({ id, lang, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                lang={lang}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-5 text-crust hover:border-gold hover:bg-amber-wash"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        {versions.map(({ id, lang, notice, isChinese }) => (
          <NoticeSection
            key={id}
            id={id}
            lang={lang}
            notice={notice}
            shop={(isChinese ? settings?.shopNameZh : undefined) || (settings?.shopName ?? '')}
            whatsapp={settings?.whatsapp ?? ''}
          />
        ))}
      </div>
    </div>
  );
}
