import { defineTexts } from '../../../i18n/define-texts.ts';
import type { RefusalWords } from '../../../shared/refusals/refusal-words.ts';

/** What to say at the door of the back office, and about money that only staff return. */
export const [, staffRefusals] = defineTexts<
  RefusalWords<'staff' | 'invitation' | 'idempotency' | 'refund' | 'approval'>
>({
  en: {
    'approval.off': () => ({
      title: 'Switched off',
      message: 'Approving many at once is switched off in Settings.',
    }),
    'approval.not_matching': () => ({
      title: 'Needs a look',
      message: 'This receipt, or its order, needs a look of its own.',
    }),
    'approval.earlier_unread': () => ({
      title: 'Not yet',
      message:
        'An earlier receipt is not read yet, and this one may be a copy of it. Try again in a while, or review it by itself.',
    }),
    'approval.already_approved': () => ({
      title: 'Approved already',
      message: 'This order was approved already; nothing was changed.',
    }),
    'approval.undo_too_late': () => ({
      title: 'Too late to undo',
      message: 'The minute is over. Change the status of the order by hand.',
    }),
    'approval.nothing_to_undo': () => ({
      title: 'Nothing to undo',
      message: 'There is no approval of yours that could be taken back.',
    }),
    'refund.nothing_to_return': () => ({
      title: 'Nothing to return',
      message: 'No money has to go back for this order.',
    }),
    'refund.already_returned': () => ({
      title: 'Money returned',
      message:
        'The money of this order was returned, so it cannot go on as paid. Set the payment to pending.',
    }),
    'staff.sign_in_failed': () => ({
      title: 'Sign-in failed',
      message: 'The email or the password is not right.',
    }),
    'staff.sign_in_required': () => ({
      title: 'Please sign in',
      message: 'This needs a signed-in member of staff.',
    }),
    'staff.not_allowed': () => ({ title: 'Not allowed', message: 'Your role may not do this.' }),
    'staff.not_found': () => ({ title: 'Not found', message: 'There is no such member of staff.' }),
    'staff.email_taken': ({ email }) => ({
      title: 'Email in use',
      message: `${email} already has an account.`,
    }),
    'staff.last_admin': () => ({
      title: 'Last admin',
      message: 'At least one admin must remain.',
    }),
    'staff.password_too_common': () => ({
      title: 'Password too common',
      message: 'Please choose a password that is harder to guess.',
    }),
    'staff.signup_invalid': () => ({
      title: 'Please check your details',
      message: 'Something in the form is missing or incomplete.',
    }),
    'invitation.invalid': () => ({
      title: 'Invitation not valid',
      message: 'This invitation was used, withdrawn or is too old. Please ask for a new one.',
    }),
    'staff.reset_link_invalid': () => ({
      title: 'Link not valid',
      message: 'This link was used or is too old. Please ask for a new one.',
    }),
    'idempotency.key_reused': () => ({
      title: 'Not done again',
      message: 'Something else was asked for with the same key. Please reload the page and try again.',
    }),
  },
  zh: {
    'approval.off': () => ({ title: '未启用', message: '设置中未启用一次批准多张收据。' }),
    'approval.not_matching': () => ({ title: '需要查看', message: '此收据或订单需要单独查看。' }),
    'approval.earlier_unread': () => ({
      title: '请稍候',
      message: '还有更早的收据未读取，此收据可能与其重复。请稍后再试，或单独审核。',
    }),
    'approval.already_approved': () => ({ title: '已批准', message: '此订单之前已批准，未作更改。' }),
    'approval.undo_too_late': () => ({ title: '无法撤销', message: '已超过一分钟，请手动更改订单状态。' }),
    'approval.nothing_to_undo': () => ({ title: '没有可撤销的', message: '没有您可以撤销的批准。' }),
    'refund.nothing_to_return': () => ({ title: '无需退款', message: '这张订单没有需要退还的款项。' }),
    'refund.already_returned': () => ({
      title: '已退款',
      message: '这张订单的款项已退还，不能再当作已付款。请把付款状态改为待核实。',
    }),
    'staff.sign_in_failed': () => ({ title: '登录失败', message: '电子邮件或密码不正确。' }),
    'staff.sign_in_required': () => ({ title: '请登录', message: '需要登录员工账号。' }),
    'staff.not_allowed': () => ({ title: '没有权限', message: '您的角色不能这样做。' }),
    'staff.not_found': () => ({ title: '找不到', message: '没有这位员工。' }),
    'staff.email_taken': ({ email }) => ({ title: '电子邮件已使用', message: `${email} 已有账号。` }),
    'staff.last_admin': () => ({ title: '最后一位管理员', message: '至少要保留一位管理员。' }),
    'staff.password_too_common': () => ({ title: '密码太常见', message: '请选择更难猜的密码。' }),
    'staff.signup_invalid': () => ({ title: '请检查您的资料', message: '表格有缺漏或不完整。' }),
    'invitation.invalid': () => ({
      title: '邀请无效',
      message: '此邀请已使用、已撤回或已过期，请索取新的邀请。',
    }),
    'staff.reset_link_invalid': () => ({
      title: '链接无效',
      message: '此链接已使用或已过期，请重新索取。',
    }),
    'idempotency.key_reused': () => ({
      title: '没有再次执行',
      message: '同一个请求编号已用于另一项操作，请重新加载页面再试。',
    }),
  },
});
