import { defineTexts } from '../../i18n/define-texts.ts';
import { counted } from '../../i18n/plural.ts';
import type { RefusalWords } from './refusal-words.ts';

/** What to say about a date or a time. */
export const [, batchRefusals] = defineTexts<RefusalWords<'batch' | 'template' | 'slot'>>({
  en: {
    'batch.not_found': () => ({
      title: 'Date not available',
      message: 'This date is no longer offered. Please choose another one.',
    }),
    'batch.closed': ({ batchName }) => ({
      title: 'Date Closed',
      message: `${batchName ? `"${batchName}"` : 'The date you chose'} closed in the meantime. Please choose another date.`,
    }),
    'batch.not_for_method': ({ batchName, methodName }) => ({
      title: 'Date not available',
      message: `"${batchName}" is not offered for ${methodName}. Please choose another date.`,
    }),
    'batch.short_of_stock': () => ({
      title: 'Insufficient Stock',
      message: 'Cannot fulfill your current cart quantities',
    }),
    'batch.has_orders': ({ orders }) => ({
      title: 'Batch has orders',
      message: `This batch has ${counted.en(orders, 'order')} and cannot be deleted.`,
    }),
    'batch.has_holds': () => ({
      title: 'Customers are paying',
      message:
        'Customers reached the payment for this batch within the last day and may still send a receipt. Disable it now and delete it tomorrow.',
    }),
    'batch.form_invalid': () => ({
      title: 'Validation Error',
      message: 'Batch name and date are required',
    }),
    'batch.changed_meanwhile': () => ({
      title: 'Changed meanwhile',
      message: 'A colleague changed this batch while you were editing it.',
    }),
    'template.not_found': () => ({ title: 'Template not found', message: 'This template no longer exists.' }),
    'slot.not_allowed': () => ({
      title: 'Time not available',
      message: 'This time cannot be chosen for your cart. Please choose another one.',
    }),
    'slot.full': ({ timeSlot }) => ({
      title: 'Fully booked',
      message: `${timeSlot} has just been booked out. Please choose another time.`,
    }),
    'slot.not_found': () => ({ title: 'Time slot not found', message: 'This time slot no longer exists.' }),
    'slot.form_invalid': () => ({
      title: 'Validation Error',
      message: 'Please fill in all required fields',
    }),
    'slot.has_orders': ({ orders }) => ({
      title: 'Time slot in use',
      message: `${counted.en(orders, 'order is', 'orders are')} in this time slot. Switch it off instead: it is offered no more, and the orders keep their time.`,
    }),
    'slot.has_holds': () => ({
      title: 'Customers are paying',
      message:
        'Customers reached the payment for this time and may still send a receipt. Switch it off now and delete it later.',
    }),
  },
  zh: {
    'batch.not_found': () => ({ title: '日期已失效', message: '此日期已不再开放，请选择其他日期。' }),
    'batch.closed': ({ batchName, batchNameZh }) => {
      const name = batchNameZh || batchName;
      return {
        title: '日期已截单',
        message: `${name ? `「${name}」` : '您选择的日期'}刚刚截单，请另选日期。`,
      };
    },
    'batch.not_for_method': ({ batchName, methodName }) => ({
      title: '日期不适用',
      message: `“${batchName}”不提供 ${methodName}，请选择其他日期。`,
    }),
    'batch.short_of_stock': () => ({ title: '库存不足', message: '无法满足您购物车中的数量' }),
    'batch.has_orders': ({ orders }) => ({
      title: '批次已有订单',
      message: `此批次已有 ${counted.zh(orders, '张订单')}，不能删除。`,
    }),
    'batch.has_holds': () => ({
      title: '有顾客正在付款',
      message: '一天之内有顾客到了此批次的付款页，仍可能传来收据。请先停用，明天再删除。',
    }),
    'batch.form_invalid': () => ({ title: '资料有误', message: '请填写批次名称和日期' }),
    'batch.changed_meanwhile': () => ({
      title: '批次已被更改',
      message: '您编辑的时候，同事更改了此批次。',
    }),
    'template.not_found': () => ({ title: '找不到模板', message: '此模板已不存在。' }),
    'slot.not_allowed': () => ({
      title: '时段不适用',
      message: '您的购物车不能选择此时段，请选择其他时段。',
    }),
    'slot.full': ({ timeSlot, timeSlotZh }) => ({
      title: '已约满',
      message: `${timeSlotZh || timeSlot} 刚刚约满，请选择其他时段。`,
    }),
    'slot.not_found': () => ({ title: '找不到时段', message: '此时段已不存在。' }),
    'slot.form_invalid': () => ({ title: '资料有误', message: '请填写所有必填项' }),
    'slot.has_orders': ({ orders }) => ({
      title: '时段已有订单',
      message: `已有 ${counted.zh(orders, '张订单')}使用此时段。请改为停用：不再提供给顾客，原有订单的时间不变。`,
    }),
    'slot.has_holds': () => ({
      title: '有顾客正在付款',
      message: '有顾客到了此时段的付款页，仍可能传来收据。请先停用，稍后再删除。',
    }),
  },
});
