import { type Language, languageTags } from '@mooncake/domain/language';
import { type ReactNode, useMemo, useState } from 'react';
import { rememberLanguage } from '../lib/browser/language-cookie.ts';
import { LanguageContext } from './language-context.ts';
import { loadMessages } from './load-messages.ts';
import type { Messages } from './messages.ts';

type Spoken = { language: Language; messages: Messages };

export function LanguageProvider({ language, messages, children }: Spoken & { children: ReactNode }) {
  const [spoken, setSpoken] = useState<Spoken>({ language, messages });

  const state = useMemo(() => {
    const switchTo = async (next: Language) => {
      const texts = await loadMessages(next);
      rememberLanguage(next);
      document.documentElement.lang = languageTags[next];
      setSpoken({ language: next, messages: texts });
    };
    return { ...spoken, switchTo };
  }, [spoken]);

  return <LanguageContext value={state}>{children}</LanguageContext>;
}
