import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words for adding the receipt at the checkout. */
export const [useReceiptTexts] = defineTexts({
  en: {
    title: 'Payment Receipt',
    lead: 'Upload a photo, a screenshot or the PDF of your payment. JPG, PNG or PDF, at most 5 MB.',
    chooseAgain: (name: string) =>
      `Please choose your receipt again: ${name} was not kept when the page was closed.`,
  },
  zh: {
    title: '付款收据',
    lead: '请上传付款的照片、截图或 PDF。支持 JPG、PNG 或 PDF，最大 5 MB。',
    chooseAgain: (name) => `请重新选择收据：页面关闭时未能保留 ${name}。`,
  },
});
