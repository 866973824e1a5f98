import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import type { OrderListParts } from './order-list-parts.ts';
import { OrderRow } from './order-row.tsx';
import { SortHeading, type Sorting } from './sort-heading.tsx';

type OrdersTableProps = OrderListParts & {
  orders: readonly AdminOrder[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  selectPage: ReactNode;
};

export function OrdersTable({ orders, sorting, onSort, selectPage, stateOf, acts }: OrdersTableProps) {
  const { title, columns } = useAdminOrdersTexts();
  const plain = (label: string, width: string) => (
    <th scope="col" className={classNames('px-2 font-semibold', width)}>
      {label}
    </th>
  );

  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="bg-flour text-sm leading-tight">
          <tr className="h-10 [&_button]:min-h-9">
            <td className="w-12 pl-1">{selectPage}</td>
            <SortHeading
              field="order_number"
              label={columns.orderNumber}
              {...{ sorting, onSort }}
              className="w-[7.7rem]"
            />
            <SortHeading
              field="customer_name"
              label={columns.customer}
              {...{ sorting, onSort }}
              className="w-[12%]"
            />
            {plain(columns.product, 'w-[4.8rem]')}
            <SortHeading
              field="pickup_batch"
              label={columns.delivery}
              {...{ sorting, onSort }}
              className="w-[17%] min-[1400px]:w-[20%]"
            />
            <SortHeading
              field="total_amount"
              label={columns.amount}
              {...{ sorting, onSort }}
              className="w-[8.8rem] min-[1400px]:w-[9.9rem]"
            />
            {plain(columns.status, 'w-[8.8rem] min-[1400px]:w-[10.7rem]')}
            <SortHeading
              field="created_at"
              label={columns.created}
              {...{ sorting, onSort }}
              className="w-[8.8rem] min-[1400px]:w-[9.6rem]"
            />
            {plain(columns.notes, '')}
            {plain(columns.actions, 'w-[7.6rem] min-[1400px]:w-[8.9rem]')}
          </tr>
        </thead>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} {...stateOf(order)} {...acts} />
        ))}
      </table>
    </div>
  );
}
