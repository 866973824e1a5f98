import type { Language } from '@mooncake/domain/language';
import type { Messages } from './messages.ts';

/** Each language is a chunk of its own: a visitor downloads the one they read. */
const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
};

export const loadMessages = (language: Language): Promise<Messages> => loaders[language]();
