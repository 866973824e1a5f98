import type { StatusPair } from '../orders/status/status.ts';
import { isOver } from '../orders/status/status-transition.ts';
import type { ReceiptVerdict } from './reading/receipt-reading.contract.ts';

/** So long after approving many at once the same person may take it back. */
export const undoSeconds = 60;

type Approvable = StatusPair & {
  /** Of the latest receipt; null while it is not read. */
  verdict: ReceiptVerdict | null;
  outsideStock: boolean;
  /** What staff wrote to the customer, if they did. */
  customerNote: string | null;
  /** When its receipt came. */
  sentAt: Date;
  /** When the first order was placed whose receipt is not read yet; null where all are. */
  unreadSince: Date | null;
};

/**
 * Whether an order may be approved together with others. Only where nothing is left to decide: one that is over, has no
 * stock or was written about to its customer is looked at by itself, whatever its receipt says. While the receipt of an earlier
 * order is unread, this one may be a copy of it.
 */
export function isApprovableInBulk(order: Approvable): boolean {
  return isNothingLeftToDecide(order) && !isEarlierUnread(order);
}

/** Whether it waits for nothing but the receipts that came before it. */
export function isHeldBack(order: Approvable): boolean {
  return isNothingLeftToDecide(order) && isEarlierUnread(order);
}

function isEarlierUnread({ sentAt, unreadSince }: Approvable): boolean {
  return unreadSince !== null && unreadSince <= sentAt;
}

function isNothingLeftToDecide(order: Approvable): boolean {
  return (
    order.verdict === 'everything-matches' &&
    order.paymentStatus === 'pending' &&
    !isOver(order.orderStatus) &&
    !order.outsideStock &&
    order.customerNote === null
  );
}

type Undoing = { approvedAt: Date; now: Date; versionLeft: number; version: number };

/** Why an approval cannot be taken back any more, or null: the time is over, or somebody went on with the order. */
export function undoProblem({
  approvedAt,
  now,
  versionLeft,
  version,
}: Undoing): 'too_late' | 'changed' | null {
  if (version !== versionLeft) return 'changed';
  return now.getTime() - approvedAt.getTime() > undoSeconds * 1000 ? 'too_late' : null;
}
