import { defineTexts } from '../../../i18n/define-texts.ts';
import type { RefusalWords } from '../../../shared/refusals/refusal-words.ts';

/** What to say about settings, customers' data and files taken along. */
export const [, settingsRefusals] = defineTexts<RefusalWords<'settings' | 'customer' | 'export' | 'setup'>>({
  en: {
    'export.too_large': ({ max }) => ({
      title: 'Too many orders for one Excel file',
      message: `An Excel file holds up to ${max} orders. Choose fewer days, or the CSV file, which holds any number.`,
    }),
    'settings.invalid': () => ({
      title: 'Not saved yet',
      message: 'Some fields need another look; each says what is missing.',
    }),
    'settings.changed_meanwhile': () => ({
      title: 'A colleague saved newer settings',
      message: 'Your changes are still here. Look at the newer settings first, then save again.',
    }),
    'customer.not_found': () => ({
      title: 'No such customer',
      message: 'Nothing is kept about this customer any more.',
    }),
    'customer.orders_under_way': ({ orderNumbers }) => ({
      title: 'Orders are under way',
      message: `Finish or cancel these orders first, and return what was paid: ${orderNumbers.join(', ')}.`,
    }),
    'customer.erasure_not_confirmed': () => ({
      title: 'Not confirmed',
      message: 'The phone number does not match. Nothing was erased.',
    }),
    'setup.not_confirmed': () => ({
      title: 'Not confirmed',
      message: 'The words do not match. Nothing was taken away.',
    }),
    'setup.real_orders': ({ realOrders }) => ({
      title: 'There are real orders',
      message: `Real orders in this shop: ${realOrders}. They stay; type their number to go on.`,
    }),
    'setup.customers_paying': ({ payingCustomers }) => ({
      title: 'Customers are paying right now',
      message: `Customers at the payment right now: ${payingCustomers}. Wait until they are done, or type their number to go on.`,
    }),
  },
  zh: {
    'export.too_large': ({ max }) => ({
      title: '订单太多，一个 Excel 文件放不下',
      message: `一个 Excel 文件最多放 ${max} 张订单。请缩短日期范围，或改用没有数量限制的 CSV 文件。`,
    }),
    'settings.invalid': () => ({ title: '尚未保存', message: '有些栏位需要再检查，每一栏都写明了原因。' }),
    'settings.changed_meanwhile': () => ({
      title: '同事刚保存了更新的设置',
      message: '您的修改仍保留在页面上。请先查看最新的设置，再保存一次。',
    }),
    'customer.not_found': () => ({ title: '找不到这位顾客', message: '系统里已没有这位顾客的资料。' }),
    'customer.orders_under_way': ({ orderNumbers }) => ({
      title: '还有进行中的订单',
      message: `请先完成或取消这些订单，并退还已付款项：${orderNumbers.join('、')}。`,
    }),
    'customer.erasure_not_confirmed': () => ({
      title: '未确认',
      message: '电话号码不符，没有删除任何资料。',
    }),
    'setup.not_confirmed': () => ({ title: '未确认', message: '输入的文字不符，没有清除任何内容。' }),
    'setup.real_orders': ({ realOrders }) => ({
      title: '店里有真实订单',
      message: `店里有 ${realOrders} 张真实订单。它们会保留；请输入张数以继续。`,
    }),
    'setup.customers_paying': ({ payingCustomers }) => ({
      title: '有顾客正在付款',
      message: `现在有 ${payingCustomers} 位顾客正在付款。请等他们付完，或输入人数以继续。`,
    }),
  },
});
