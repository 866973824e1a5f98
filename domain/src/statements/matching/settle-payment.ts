import type { Sen } from '../../money.ts';
import type { OrderStatus, StatusPair } from '../../orders/status/status.ts';
import { isOver } from '../../orders/status/status-transition.ts';
import { isBlank } from '../../visible-text.ts';

export type Share = { orderId: string; amountSen: Sen };
export const settlementProblems = ['no_orders', 'order_twice', 'shares_differ', 'note_required'] as const;
export type SettlementProblem = (typeof settlementProblems)[number];

/** Why a payment cannot be shared out like this, or null: all of it goes to orders, to each of them once. */
export function checkShares(amountSen: Sen, shares: readonly Share[]): SettlementProblem | null {
  if (shares.length === 0) return 'no_orders';
  if (new Set(shares.map(({ orderId }) => orderId)).size < shares.length) return 'order_twice';
  const isWhole = shares.every((share) => share.amountSen > 0);
  const sum = shares.reduce((total, share) => total + share.amountSen, 0);
  return isWhole && sum === amountSen ? null : 'shares_differ';
}

/** Whoever looks at a payment that is no order's, years later, reads why. */
export function checkSettingAside({ note }: { note: string }): SettlementProblem | null {
  return isBlank(note) ? 'note_required' : null;
}

/** No order is paid by less money than it costs, whatever anybody confirms. */
export function isPaidInFull(order: { totalSen: Sen; receivedSen: Sen }): boolean {
  return order.receivedSen >= order.totalSen;
}

/** Why money cannot be taken away from an order that it verified: it was packed or handed over, or the money went back. */
export const takingBackProblems = ['under_way', 'returned'] as const;
export type TakingBackProblem = (typeof takingBackProblems)[number];

/** Where an order goes that was verified by money it has no longer: back to where it waited, or it is not let go. */
export function statusesWithoutMoney(now: OrderStatus, before: OrderStatus): StatusPair | TakingBackProblem {
  if (now === 'ready_for_pickup' || now === 'completed') return 'under_way';
  if (isOver(now)) return { orderStatus: now, paymentStatus: 'rejected' };
  return { orderStatus: now === 'verified' ? before : now, paymentStatus: 'pending' };
}
