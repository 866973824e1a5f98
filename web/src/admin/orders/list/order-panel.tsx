import { formatRinggit } from '@mooncake/domain/money';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { NotesEditor } from '../notes/notes-editor.tsx';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import { StatusChanger } from '../status/status-changer.tsx';
import { CustomerLines } from './customer-lines.tsx';
import { DashboardBadge } from './dashboard-badge.tsx';
import { DeliveryCell } from './delivery-cell.tsx';
import { OrderContents } from './order-contents.tsx';

type OrderPanelProps = {
  order: AdminOrder;
  place: 'table' | 'card';
  /** What can be done with the order. */
  children: ReactNode;
};

/** Everything the list tells of one order, opened in place. */
export function OrderPanel({ order, place, children }: OrderPanelProps) {
  const text = useAdminOrdersTexts();
  const { language } = useLanguage();
  const { columns } = text;

  return (
    <div className="grid gap-x-8 gap-y-4 text-base md:grid-cols-2 xl:grid-cols-4">
      <div className="grid content-start gap-4">
        <Part title={columns.customer}>
          <CustomerLines customer={order.customer} />
        </Part>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Part title={columns.amount}>
            <p className="font-display font-semibold text-lg tabular-nums leading-snug">
              {formatRinggit(order.totalSen)}
            </p>
          </Part>
          <Part title={columns.created}>
            <p className="tabular-nums">{formatMoment(order.createdAt, language)}</p>
          </Part>
        </div>
      </div>
      <Part title={columns.product}>
        <OrderContents items={order.items} />
      </Part>
      <Part title={columns.delivery}>
        <DeliveryCell order={order} place={place} />
      </Part>
      <div className="grid content-start gap-4">
        <div className="grid gap-2">
          <DashboardBadge order={order} />
          <StatusChanger order={order} />
        </div>
        <Part title={columns.notes}>
          <NotesEditor order={order} isBrief />
        </Part>
      </div>
      <div className="flex flex-wrap gap-2 border-line border-t pt-3 md:col-span-2 xl:col-span-4">
        {children}
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-0.5 text-xs text-muted">{title}</p>
      {children}
    </div>
  );
}
