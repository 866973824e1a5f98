import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { ReactNode } from 'react';
import { OrderCard } from './order-card.tsx';
import type { OrderListParts } from './order-list-parts.ts';
import { OrdersTable } from './orders-table.tsx';
import type { Sorting } from './sort-heading.tsx';

type OrderListProps = OrderListParts & {
  orders: readonly AdminOrder[];
  isWide: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** The tick for every row in sight, in the table's own heading. */
  selectPage: ReactNode;
};

/** A table where there is room for one, else a list of cards; never both, as each may hold an editor. */
export function OrderList({ isWide, orders, stateOf, acts, ...table }: OrderListProps) {
  if (isWide) return <OrdersTable {...{ orders, stateOf, acts }} {...table} />;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} {...stateOf(order)} {...acts} />
        </li>
      ))}
    </ul>
  );
}
