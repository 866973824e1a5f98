import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { OrderCard } from './order-card.tsx';
import type { OrderListParts } from './order-list-parts.ts';
import { OrdersTable } from './orders-table.tsx';
import type { Sorting } from './sort-heading.tsx';

type OrderListProps = OrderListParts & {
  orders: readonly AdminOrder[];
  isWide: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
};

/** A table where there is room for one, else a card for every order; never both, as each holds an editor. */
export function OrderList({ isWide, orders, sorting, onSort, ...parts }: OrderListProps) {
  if (isWide) return <OrdersTable orders={orders} sorting={sorting} onSort={onSort} {...parts} />;
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {orders.map((order) => (
        <li key={order.id} className="grid">
          <OrderCard order={order} {...parts} />
        </li>
      ))}
    </ul>
  );
}
