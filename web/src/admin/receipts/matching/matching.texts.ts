import { defineTexts } from '../../../i18n/define-texts.ts';
import { counted } from '../../../i18n/plural.ts';

/** Words of approving many receipts at once. */
export const [useMatchingTexts] = defineTexts({
  en: {
    title: (orders: number) => `Approve all ${orders} that match`,
    result: 'What was approved',
    lead: 'On each of these receipts the shop read the right amount, order number, account and day, and a word that the transfer is done. Whether the money came only your bank knows.',
    loading: 'Loading receipts...',
    failed: 'The receipts could not be loaded.',
    none: 'No receipt that matches is waiting.',
    heldBack: (receipts: number) =>
      receipts === 1
        ? '1 more receipt matches, but waits until earlier ones are read.'
        : `${receipts} more receipts match, but wait until earlier ones are read.`,
    include: (orderNumber: string) => `Approve ${orderNumber}`,
    pdf: 'PDF',
    enlarge: (orderNumber: string) => `Receipt of ${orderNumber}: show it large`,
    seen: (orders: number, sum: string) =>
      orders === 1
        ? `I have seen this payment, ${sum}, in the bank account`
        : `I have seen each of these ${orders} payments, ${sum} together, in the bank account`,
    seenRequired: 'Tick this once you have seen every one of them in the bank account.',
    approve: (orders: number) => `Approve ${counted.en(orders, 'payment')}`,
    approving: 'Approving...',
    approved: (orders: number) => `${counted.en(orders, 'payment')} approved`,
    notApproved: (orders: number) => `${counted.en(orders, 'order')} not approved`,
    couldNot: 'The payments could not be approved. Please try again.',
    undo: 'Undo',
    undoFor: (seconds: number) => `Undo (${seconds} s)`,
    undoing: 'Undoing...',
    undone: (orders: number) => `${counted.en(orders, 'approval')} taken back`,
    undoneMessage: 'Their receipts wait for review again.',
    notUndone: (orders: number) => `${counted.en(orders, 'order')} stayed approved`,
    couldNotUndo: 'The approval could not be taken back.',
  },
  zh: {
    title: (orders) => `批准全部 ${orders} 张相符的收据`,
    result: '批准结果',
    lead: '系统在每张收据上都读到正确的金额、订单号、账户和日期，以及转账成功的字样。款项是否到账，只有银行知道。',
    loading: '正在加载收据……',
    failed: '无法加载收据。',
    none: '没有相符的收据在等待。',
    heldBack: (receipts) => `另有 ${receipts} 张收据相符，须等更早的收据读取后才能一并批准。`,
    include: (orderNumber) => `批准 ${orderNumber}`,
    pdf: 'PDF',
    enlarge: (orderNumber) => `${orderNumber} 的收据：放大查看`,
    seen: (orders, sum) => `我已在银行账户看到这 ${orders} 笔付款，共 ${sum}`,
    seenRequired: '在银行账户看到每一笔款项后，请勾选此项。',
    approve: (orders) => `批准 ${orders} 笔付款`,
    approving: '批准中……',
    approved: (orders) => `已批准 ${orders} 笔付款`,
    notApproved: (orders) => `${orders} 个订单未批准`,
    couldNot: '批准失败，请重试。',
    undo: '撤销',
    undoFor: (seconds) => `撤销（${seconds} 秒）`,
    undoing: '撤销中……',
    undone: (orders) => `已撤销 ${orders} 笔批准`,
    undoneMessage: '这些收据重新等待审核。',
    notUndone: (orders) => `${orders} 个订单仍为已批准`,
    couldNotUndo: '无法撤销批准。',
  },
});
