import { parseRinggit, ringgitDigits, type Sen } from '@mooncake/domain/money';
import type { OrderStatus } from '@mooncake/domain/orders/status/status';
import { checkShares } from '@mooncake/domain/statements/matching/settle-payment';
import type { BankPayment } from '@mooncake/domain/statements/statements.contract';
import { useState } from 'react';

/** An order that gets a part of a payment, with the amount as somebody types it. */
export type DraftShare = {
  orderId: string;
  orderNumber: string;
  customerName: string;
  orderStatus: OrderStatus;
  /** What it still costs. */
  dueSen: Sen;
  typed: string;
};
export type NewShare = Omit<DraftShare, 'typed'>;

/** What an order gets of the rest: what it costs, or all there is where that is less. */
const partOf = (dueSen: Sen, leftSen: Sen) =>
  ringgitDigits(Math.max(0, dueSen > 0 ? Math.min(dueSen, leftSen) : leftSen));

/** How a payment is shared out over orders, beginning with the one it most likely is for. */
export function useShares(payment: BankPayment) {
  const { amountSen } = payment;
  const [shares, setShares] = useState<DraftShare[]>(() => firstShares(payment));
  const sums = shares.map(({ typed }) => parseRinggit(typed) ?? 0);
  const leftSen = amountSen - sums.reduce((sum, sen) => sum + sen, 0);
  const parts = shares.map(({ orderId }, at) => ({ orderId, amountSen: sums[at] ?? 0 }));
  return {
    shares,
    leftSen,
    parts,
    isReady: checkShares(amountSen, parts) === null,
    type: (orderId: string, typed: string) =>
      setShares((before) => before.map((share) => (share.orderId === orderId ? { ...share, typed } : share))),
    remove: (orderId: string) => setShares((before) => before.filter((share) => share.orderId !== orderId)),
    add: (order: NewShare) =>
      setShares((before) =>
        before.some(({ orderId }) => orderId === order.orderId)
          ? before
          : [...before, { ...order, typed: partOf(order.dueSen, leftSen) }],
      ),
  };
}

/**
 * Every order the text names, when together they cost what was paid; else the first suggestion alone, and none where
 * several fit equally: whoever only presses on would give the money to a stranger.
 */
function firstShares({ suggestions, amountSen, state }: BankPayment): DraftShare[] {
  const named = suggestions.filter(({ reason }) => reason === 'number');
  const due = named.reduce((sum, { dueSen }) => sum + dueSen, 0);
  if (named.length > 1 && due === amountSen) {
    return named.map((order) => ({ ...order, typed: ringgitDigits(order.dueSen) }));
  }
  const [first, ...others] = suggestions;
  if (others.length > 0 && (state === 'unknown' || named.length > 1)) return [];
  return first ? [{ ...first, typed: ringgitDigits(amountSen) }] : [];
}
