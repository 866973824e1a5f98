import type { Language } from '@mooncake/domain/language';
import { createContext, useContext } from 'react';
import type { Messages } from './messages.ts';

type LanguageState = {
  language: Language;
  messages: Messages;
  /** Rejects where its words cannot be fetched; then everything stays as it is. */
  switchTo: (language: Language) => Promise<void>;
};

export const LanguageContext = createContext<LanguageState | null>(null);

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it');
  return state;
}

export const useMessages = (): Messages => useLanguage().messages;
