import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useState } from 'react';

/** What an order is by now is asked for when it is about to be changed, not remembered from when it was chosen. */
export type ChosenOrder = Pick<AdminOrder, 'id' | 'orderNumber'>;

const none: ReadonlyMap<string, ChosenOrder> = new Map();

/**
 * The chosen orders, by id: they stay chosen while the list is refetched and its pages are turned. Another filter
 * shows other orders: what can no longer be seen must not be changed, so nothing stays chosen, nor is it again when
 * the filter comes back.
 */
export function useSelection(filter: string) {
  const [made, setMade] = useState({ filter, chosen: none });
  if (made.filter !== filter) setMade({ filter, chosen: none });
  const chosen = made.filter === filter ? made.chosen : none;

  return {
    chosen: [...chosen.values()],
    isChosen: (id: string) => chosen.has(id),
    choose: (orders: readonly ChosenOrder[], isChosen: boolean) => {
      // From what was chosen last, which may not be drawn yet.
      setMade((before) => {
        const next = new Map(before.filter === filter ? before.chosen : none);
        for (const order of orders) {
          if (isChosen) next.set(order.id, order);
          else next.delete(order.id);
        }
        return { filter, chosen: next };
      });
    },
    replace: (orders: readonly ChosenOrder[]) =>
      setMade({ filter, chosen: new Map(orders.map((order) => [order.id, order])) }),
  };
}
export type Selection = ReturnType<typeof useSelection>;
