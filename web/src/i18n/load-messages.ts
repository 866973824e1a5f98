import type { Language } from '@mooncake/domain/language';
import type { Messages } from './messages.ts';

/** Each language is a chunk of its own: the first page downloads the one its visitor reads. */
const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./first-page/en.ts')).en,
  zh: async () => (await import('./first-page/zh.ts')).zh,
};

export const loadMessages = (language: Language): Promise<Messages> => loaders[language]();
