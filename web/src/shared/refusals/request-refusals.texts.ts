import type { Language } from '@mooncake/domain/language';
import { defineTexts } from '../../i18n/define-texts.ts';
import type { RefusalWords } from './refusal-words.ts';

/** Nobody counts in thousands of seconds. */
const waits: Record<Language, (seconds: number) => string> = {
  en: (seconds) => spelled(seconds, ['seconds', 'minutes', 'hours']),
  zh: (seconds) => spelled(seconds, ['秒', '分钟', '小时']),
};

/** What to say to any request, whatever it asked for. */
export const [, requestRefusals] = defineTexts<RefusalWords<'request' | 'storage'>>({
  en: {
    'storage.full': () => ({
      title: 'Storage is full',
      message: 'Nothing could be saved just now. Please try again in a few minutes.',
    }),
    'request.rate_limited': ({ retryAfterSeconds }) => ({
      title: 'Too many attempts',
      message: `Please wait ${waits.en(retryAfterSeconds)} and try again.`,
    }),
    'request.busy': ({ retryAfterSeconds }) => ({
      title: 'Very busy right now',
      message: `Nothing is lost: please try again in ${retryAfterSeconds} seconds.`,
    }),
    'request.cross_site': () => ({ title: 'Not accepted', message: 'Please reload the page and try again.' }),
  },
  zh: {
    'storage.full': () => ({
      title: '存储空间已满',
      message: '暂时无法保存，请几分钟后再试。',
    }),
    'request.rate_limited': ({ retryAfterSeconds }) => ({
      title: '尝试次数过多',
      message: `请等 ${waits.zh(retryAfterSeconds)}后再试。`,
    }),
    'request.busy': ({ retryAfterSeconds }) => ({
      title: '现在非常繁忙',
      message: `没有丢失任何资料，请等 ${retryAfterSeconds} 秒后再试。`,
    }),
    'request.cross_site': () => ({ title: '请求未被接受', message: '请重新加载页面再试。' }),
  },
});

/** When the server said nothing a person could use. */
export const [useFailureTexts] = defineTexts({
  en: {
    unreachable: {
      title: 'No connection',
      message: 'The shop could not be reached. Please check your connection. Please try again.',
    },
    timeout: { title: 'No answer', message: 'The shop took too long to answer. Please try again.' },
    unexpected: { title: 'Error', message: 'An unexpected error occurred. Please try again.' },
  },
  zh: {
    unreachable: { title: '没有网络连接', message: '无法连接商店，请检查网络后重试。' },
    timeout: { title: '没有回应', message: '商店太久没有回应，请重试。' },
    unexpected: { title: '出错了', message: '发生意外错误，请重试。' },
  },
});

function spelled(seconds: number, [ofSeconds, ofMinutes, ofHours]: [string, string, string]): string {
  if (seconds < 120) return `${seconds} ${ofSeconds}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} ${ofMinutes}` : `${Math.ceil(minutes / 60)} ${ofHours}`;
}
