import { defineTexts } from '../../i18n/define-texts.ts';
import type { RefusalWords } from './refusal-words.ts';

/** What to say about an order that exists. */
export const [, orderRefusals] = defineTexts<RefusalWords<'order' | 'lookup' | 'notes'>>({
  en: {
    'order.form_invalid': () => ({
      title: 'Please check your details',
      message: 'Something in your contact or delivery details is missing or incomplete.',
    }),
    'order.submission_invalid': () => ({
      title: 'Upload failed',
      message: 'Please try again or contact us for assistance',
    }),
    'order.not_found': () => ({ title: 'Order Not Found', message: 'We could not find this order.' }),
    'order.changed_meanwhile': () => ({
      title: 'Changed meanwhile',
      message: 'A colleague changed this order. Look at it again before you change it.',
    }),
    'order.reason_required': () => ({ title: 'Reason required', message: 'Please give a reason.' }),
    'order.nothing_to_change': () => ({
      title: 'Nothing to change',
      message: 'The order already has this status.',
    }),
    'lookup.missing_information': () => ({
      title: 'Missing Information',
      message: 'Please enter either an order number or phone number',
    }),
    'lookup.not_found': ({ searchedBy }) => ({
      title: 'Order Not Found',
      message: {
        both: 'Please check your order number and phone number',
        order_number: "We couldn't find an order with the provided order number",
        phone: "We couldn't find an order with the provided phone number",
      }[searchedBy],
    }),
    'notes.conflict': () => ({
      title: 'Newer notes exist',
      message: 'Someone saved newer notes. Both are shown, so that neither is lost.',
    }),
  },
  zh: {
    'order.form_invalid': () => ({ title: '请检查您的资料', message: '联系或送货资料有缺漏或不完整。' }),
    'order.submission_invalid': () => ({ title: '上传失败', message: '请重试，或联系我们协助' }),
    'order.not_found': () => ({ title: '找不到订单', message: '找不到这张订单。' }),
    'order.changed_meanwhile': () => ({
      title: '订单已被更改',
      message: '同事刚刚更改了这张订单，请先查看再更改。',
    }),
    'order.reason_required': () => ({ title: '需要原因', message: '请填写原因。' }),
    'order.nothing_to_change': () => ({ title: '没有更改', message: '订单已经是这个状态。' }),
    'lookup.missing_information': () => ({ title: '资料不足', message: '请输入订单编号或电话号码' }),
    'lookup.not_found': ({ searchedBy }) => ({
      title: '找不到订单',
      message: {
        both: '请检查您的订单编号和电话号码',
        order_number: '找不到此订单编号的订单',
        phone: '找不到此电话号码的订单',
      }[searchedBy],
    }),
    'notes.conflict': () => ({
      title: '备注已有更新',
      message: '有人保存了更新的备注。两份都会显示，不会丢失。',
    }),
  },
});
