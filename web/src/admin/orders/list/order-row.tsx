import { formatRinggit } from '@mooncake/domain/money';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { NotesEditor } from '../notes/notes-editor.tsx';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import { StatusChanger } from '../status/status-changer.tsx';
import { CustomerLines } from './customer-lines.tsx';
import { DashboardBadge } from './dashboard-badge.tsx';
import { DeliveryCell } from './delivery-cell.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { OrderContents } from './order-contents.tsx';
import type { OrderListParts } from './order-list-parts.ts';
import { rowMark } from './steady/scroll-anchor.tsx';

/** One order on a large screen. */
export function OrderRow({ order, selection, holding, onOpen }: OrderListParts & { order: AdminOrder }) {
  const text = useAdminOrdersTexts();
  const { language } = useLanguage();
  const { id, orderNumber } = order;

  return (
    <tr
      {...rowMark(id)}
      {...holding(id)}
      className={classNames(
        'border-line border-t align-top [&>*]:px-2 [&>*]:py-3.5 [&>*:first-child]:pl-4 [&>*:last-child]:pr-4',
        selection.has(id) && 'bg-amber-wash',
      )}
    >
      <th scope="row" className="text-left font-normal">
        <span className="block font-bold tabular-nums">{orderNumber}</span>
        <Checkbox
          label={text.select(orderNumber)}
          hidesLabel
          isChecked={selection.has(id)}
          onChange={(isChosen) => selection.choose([order], isChosen)}
          className="-ml-3"
        />
      </th>
      <td>
        <CustomerLines customer={order.customer} />
      </td>
      <td>
        <OrderContents items={order.items} />
      </td>
      <td>
        <DeliveryCell order={order} place="table" />
      </td>
      <td className="whitespace-nowrap font-semibold tabular-nums">{formatRinggit(order.totalSen)}</td>
      <td>
        <div className="grid gap-2">
          <DashboardBadge order={order} />
          <StatusChanger order={order} />
        </div>
      </td>
      <td className="text-sm tabular-nums leading-snug">{formatMoment(order.createdAt, language)}</td>
      <td>
        <NotesEditor order={order} isBrief />
      </td>
      <td>
        <div className="grid gap-2">
          <OrderButtons order={order} onOpen={onOpen} />
        </div>
      </td>
    </tr>
  );
}
