import type { Messages } from '../messages.ts';

export const notFound = {
  title: '哎呀！找不到页面',
  message: '月亮还在，页面却不见了。它可能已搬走，或网址有误。',
  home: '返回首页',
} satisfies Messages['notFound'];
