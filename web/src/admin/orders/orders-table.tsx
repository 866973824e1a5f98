import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useAdminOrdersTexts } from '../../i18n/use-admin-orders-texts.ts';
import { classNames } from '../../ui/class-names.ts';
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
    <th scope="col" className={classNames('px-3 font-semibold', width)}>
      {label}
    </th>
  );

  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full min-w-[70rem] table-fixed border-collapse text-left text-[0.95rem]">
        <caption className="sr-only">{title}</caption>
        <thead className="bg-flour text-[0.9rem] leading-tight">
          <tr className="h-11">
            <SortHeading
              field="order_number"
              label={columns.orderNumber}
              {...{ sorting, onSort }}
              className="w-[8%]"
            />
            <SortHeading
              field="customer_name"
              label={columns.customer}
              {...{ sorting, onSort }}
              className="w-[9.5%]"
            />
            {plain(columns.product, 'w-[18%]')}
            <SortHeading
              field="pickup_batch"
              label={columns.delivery}
              {...{ sorting, onSort }}
              className="w-[13%]"
            />
            <SortHeading
              field="total_amount"
              label={columns.amount}
              {...{ sorting, onSort }}
              className="w-[7%]"
            />
            {plain(columns.status, 'w-[13.5%]')}
            <SortHeading
              field="created_at"
              label={columns.created}
              {...{ sorting, onSort }}
              className="w-[8%]"
            />
            {plain(columns.notes, 'w-[12.5%]')}
            {plain(columns.actions, 'w-[11%]')}
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
