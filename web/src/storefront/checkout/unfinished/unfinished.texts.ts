import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words about a reservation this browser has not finished, on every page of the shop. */
export const [useUnfinishedTexts] = defineTexts({
  en: {
    label: 'Unfinished order',
    left: (time: string) => `${time} left`,
    continue: 'Continue paying',
    alreadyPaid: 'Already paid?',
    sendReceipt: 'Send your receipt',
    notPaid: 'I have not paid',
    forget: 'Forget this order? Its receipt could no longer be sent.',
    forgetIt: 'Yes, forget it',
    keep: 'Keep it',
  },
  zh: {
    label: '未完成的订单',
    left: (time) => `还剩 ${time}`,
    continue: '继续付款',
    alreadyPaid: '已经付款？',
    sendReceipt: '上传收据',
    notPaid: '我没有付款',
    forget: '要放弃这张订单吗？之后就不能再上传它的收据。',
    forgetIt: '是的，放弃',
    keep: '保留',
  },
});
