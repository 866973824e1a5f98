import { defineTexts } from '../../i18n/define-texts.ts';

/** Words of the poster; the paper itself says them in both languages. */
export const [usePosterTexts, posterTexts] = defineTexts({
  en: {
    title: 'Poster',
    paper: 'A4, portrait, in colour',
    back: 'Back to settings',
    link: 'Print a poster',
    loading: 'Loading...',
    dates: 'Pick-up and delivery dates',
    orderUntil: (moment: string) => `order until ${moment}`,
    moreDates: (count: number) => `and ${count} more in the shop`,
    noDates: 'Dates are in the shop.',
    scan: 'Scan to order',
    codeLabel: 'QR code to the shop',
    codeFailed: 'The code could not be drawn.',
    sample: 'Sample of a demo shop',
  },
  zh: {
    title: '海报',
    paper: 'A4 纵向，彩色',
    back: '返回设置',
    link: '打印海报',
    loading: '正在加载…',
    dates: '取货与送货日期',
    orderUntil: (moment) => `${moment} 截单`,
    moreDates: (count) => `另有 ${count} 个日期，见网店`,
    noDates: '日期请见网店。',
    scan: '扫码下单',
    codeLabel: '通往商店的二维码',
    codeFailed: '无法绘制二维码。',
    sample: '演示商店示例',
  },
});
export type PosterTexts = ReturnType<typeof usePosterTexts>;
