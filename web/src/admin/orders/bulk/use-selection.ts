import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useState } from 'react';

export type ChosenOrder = Pick<AdminOrder, 'id' | 'orderNumber'>;

/** The chosen orders, by id: they stay chosen while the list is refetched and its pages are turned. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenOrder>>(new Map());

  return {
    chosen: [...chosen.values()],
    has: (id: string) => chosen.has(id),
    choose: (orders: readonly ChosenOrder[], isChosen: boolean) => {
      const next = new Map(chosen);
      for (const { id, orderNumber } of orders) {
        if (isChosen) next.set(id, { id, orderNumber });
        else next.delete(id);
      }
      setChosen(next);
    },
    replace: (orders: readonly ChosenOrder[]) => setChosen(new Map(orders.map((order) => [order.id, order]))),
  };
}
export type Selection = ReturnType<typeof useSelection>;
