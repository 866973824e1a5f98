import { defineTexts } from '../../../i18n/define-texts.ts';

/** What the shop makes of a receipt, in two words. */
export const [useVerdictTexts] = defineTexts({
  en: {
    verdicts: {
      'everything-matches': 'Everything matches',
      'please-look': 'Please look',
      'does-not-match': 'Does not match',
    },
    short: {
      'everything-matches': 'matches',
      'please-look': 'look',
      'does-not-match': 'differs',
    },
    filter: 'Receipt as read',
    is: (verdict: string) => `Receipt: ${verdict}`,
  },
  zh: {
    verdicts: {
      'everything-matches': '全部相符',
      'please-look': '请查看',
      'does-not-match': '不相符',
    },
    short: {
      'everything-matches': '相符',
      'please-look': '待看',
      'does-not-match': '不符',
    },
    filter: '收据读取结果',
    is: (verdict) => `收据：${verdict}`,
  },
});
