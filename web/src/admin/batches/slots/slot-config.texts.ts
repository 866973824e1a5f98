import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words for the time slots of one batch. */
export const [useSlotConfigTexts] = defineTexts({
  en: {
    title: 'Time Slots',
    lead: (batch: string) => `Which times customers can choose for ${batch}.`,
    all: 'Every time slot is offered unless you untick it. A number limits the orders it takes in this batch.',
    capacityOf: (slot: string) => `Orders at most, ${slot}`,
    own: (capacity: number) => `${capacity} (usual)`,
    unlimited: 'No limit',
    ownSlot: 'Yam only',
    none: 'This method has no active time slots. Add one under Pickup Slots.',
    noMethods: 'Choose a delivery method first.',
    allOff: (method: string) => `With every time unticked, nobody can order ${method} for this batch.`,
    save: 'Save Time Slots',
    saved: 'Time Slots Saved',
    savedMessage: (batch: string) => `Customers see the new times of ${batch} at once.`,
    invalid: 'Please enter a valid quantity',
  },
  zh: {
    title: '时段',
    lead: (batch) => `顾客在 ${batch} 可以选择哪些时间。`,
    all: '除非取消勾选，否则所有时段都开放。填写数字可限制此批次该时段的订单数。',
    capacityOf: (slot) => `订单上限，${slot}`,
    own: (capacity) => `${capacity}（一般）`,
    unlimited: '不限',
    ownSlot: '仅限芋头',
    none: '此方式没有启用的时段，请到“取货时段”新增。',
    noMethods: '请先选择取货方式。',
    allOff: (method) => `所有时间都没勾选，此批次将无法预订 ${method}。`,
    save: '保存时段',
    saved: '时段已保存',
    savedMessage: (batch) => `顾客会立即看到 ${batch} 的新时间。`,
    invalid: '请输入有效的数量',
  },
});
