import { defineTexts } from '../../i18n/define-texts.ts';

/** What is said again and again when a status is set by hand or a receipt is turned down; the customer may read it. */
export const [useReadyReasons, readyReasons] = defineTexts({
  en: {
    label: 'Ready-made reasons',
    cancel: [
      "Cancelled at the customer's request.",
      'No payment reached us.',
      'The order was placed twice.',
      'It can no longer be made for this date.',
    ],
    refuse: [
      'The amount does not match the order.',
      'The receipt cannot be read.',
      'The money has not reached our account.',
      'The receipt belongs to another order.',
    ],
    paid: ['Paid in cash.', 'The money has reached our account.', 'The receipt is in order.'],
    ready: ['Packed.'],
    completed: ['Handed over.'],
    /** Written by the button that hands over, and by the one that takes it back. */
    handover: { done: 'Handed over', undone: 'Not handed over after all' },
  },
  zh: {
    label: '常用原因',
    cancel: ['应顾客要求取消。', '没有收到付款。', '订单重复。', '该日期已无法制作。'],
    refuse: ['金额与订单不符。', '收据看不清楚。', '款项未到账。', '收据属于另一张订单。'],
    paid: ['已付现金。', '款项已到账。', '收据无误。'],
    ready: ['已包装好。'],
    completed: ['已交给顾客。'],
    handover: { done: '已交货', undone: '其实尚未交货' },
  },
});
