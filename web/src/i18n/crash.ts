import type { Language } from '@mooncake/domain/language';

type CrashWords = { lang: string; title: string; message: string; reload: string };

/** Shown when nothing else works, languages included: both at once, without a dictionary. */
export const crash = {
  en: {
    lang: 'en',
    title: 'Something went wrong',
    message: 'Your cart is safe. Please reload the page.',
    reload: 'Reload',
  },
  zh: {
    lang: 'zh-Hans',
    title: '页面出错了',
    message: '您的购物车没有丢失，请重新加载页面。',
    reload: '重新加载',
  },
} as const satisfies Record<Language, CrashWords>;
