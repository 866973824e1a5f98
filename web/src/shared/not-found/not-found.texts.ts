import { defineTexts } from '../../i18n/define-texts.ts';

export const [useNotFoundTexts, notFoundTexts] = defineTexts({
  en: {
    message: 'The moon is here, the page is not. It may have moved, or the address has a slip in it.',
    home: 'Return to Home',
  },
  zh: {
    message: '月亮还在，页面却不见了。它可能已搬走，或网址有误。',
    home: '返回首页',
  },
});
