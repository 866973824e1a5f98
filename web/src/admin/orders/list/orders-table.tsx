import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { classNames } from '../../../ui/class-names.ts';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import type { OrderListParts } from './order-list-parts.ts';
import { OrderRow } from './order-row.tsx';
import { SortHeading, type Sorting } from './sort-heading.tsx';

type OrdersTableProps = OrderListParts & {
  orders: readonly AdminOrder[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
};

export function OrdersTable({ orders, sorting, onSort, ...parts }: OrdersTableProps) {
  const { title, columns } = useAdminOrdersTexts();
  const plain = (label: string, width: string) => (
    <th scope="col" className={classNames('px-2 font-semibold first:pl-4', width)}>
      {label}
    </th>
  );

  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="bg-flour text-sm leading-tight">
          <tr className="h-11">
            <SortHeading
              field="order_number"
              label={columns.orderNumber}
              {...{ sorting, onSort }}
              className="w-[6.6rem]"
            />
            <SortHeading
              field="customer_name"
              label={columns.customer}
              {...{ sorting, onSort }}
              className="w-[8.5rem]"
            />
            {plain(columns.product, 'w-[16%]')}
            <SortHeading
              field="pickup_batch"
              label={columns.delivery}
              {...{ sorting, onSort }}
              className="w-[12.5%]"
            />
            <SortHeading
              field="total_amount"
              label={columns.amount}
              {...{ sorting, onSort }}
              className="w-[6.4rem]"
            />
            {plain(columns.status, 'w-[11.2rem]')}
            <SortHeading
              field="created_at"
              label={columns.created}
              {...{ sorting, onSort }}
              className="w-[6.6rem]"
            />
            {plain(columns.notes, 'w-[14%]')}
            {plain(columns.actions, 'w-[9.4rem]')}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} {...parts} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
