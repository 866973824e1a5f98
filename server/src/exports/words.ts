import type { SlotWords } from '@mooncake/domain/delivery/slot-name';
import type { OrderStatus, PaymentStatus } from '@mooncake/domain/orders/status/status';

/** Statuses as the sheets say them, in both languages. */
export const orderStatusWords = {
  pending: 'Pending 待处理',
  payment_uploaded: 'Payment Uploaded 已上传付款收据',
  verified: 'Verified 已核实',
  ready_for_pickup: 'Ready for Pickup 可以领取',
  completed: 'Completed 已完成',
  cancelled: 'Cancelled 已取消',
  rejected: 'Rejected 未通过',
} as const satisfies Record<OrderStatus, string>;

export const paymentStatusWords = {
  pending: 'Pending 待核实',
  verified: 'Verified 已核实',
  rejected: 'Rejected 未通过',
} as const satisfies Record<PaymentStatus, string>;

export function yolkWords(hasYolk: boolean): string {
  return hasYolk ? 'with yolk 有蛋黄' : 'no yolk 无蛋黄';
}

/** Hours read the same in both languages and are said once. */
export function slotWords({ timeSlot, timeSlotZh }: SlotWords): string {
  return bothNames({ name: timeSlot ?? '', nameZh: timeSlotZh });
}

/** A name as the shop writes all of them: English, then Chinese where there is any. */
export function bothNames({ name, nameZh }: { name: string; nameZh: string }): string {
  return nameZh === '' ? name : `${name} ${nameZh}`;
}
