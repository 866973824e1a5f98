import { formatRinggit } from '@mooncake/domain/money';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
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

/** One order on a phone. */
export function OrderCard({ order, selection, holding, onOpen }: OrderListParts & { order: AdminOrder }) {
  const text = useAdminOrdersTexts();
  const { language } = useLanguage();
  const { id, orderNumber } = order;

  return (
    <article
      {...rowMark(id)}
      {...holding(id)}
      aria-label={orderNumber}
      className={classNames(
        'grid content-start gap-4 rounded-card border p-4',
        selection.has(id) ? 'border-crust bg-amber-wash' : 'border-line bg-card',
      )}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Checkbox
          label={
            <>
              <VisuallyHidden>{text.select(orderNumber)}</VisuallyHidden>
              <span aria-hidden="true" className="font-bold text-lg tabular-nums">
                {orderNumber}
              </span>
            </>
          }
          isChecked={selection.has(id)}
          onChange={(isChosen) => selection.choose([order], isChosen)}
        />
        <span className="ml-auto">
          <DashboardBadge order={order} />
        </span>
      </header>
      <div className="flex items-start justify-between gap-4">
        <CustomerLines customer={order.customer} />
        <div className="shrink-0 text-right">
          <p className="font-display font-semibold text-lg tabular-nums">{formatRinggit(order.totalSen)}</p>
          <p className="text-sm text-muted">{formatMoment(order.createdAt, language)}</p>
        </div>
      </div>
      <Part title={text.columns.product}>
        <OrderContents items={order.items} />
      </Part>
      <Part title={text.columns.delivery}>
        <DeliveryCell order={order} place="card" />
      </Part>
      <StatusChanger order={order} />
      <Part title={text.columns.notes}>
        <NotesEditor order={order} isBrief />
      </Part>
      <footer className="flex flex-wrap gap-2 border-line border-t pt-3">
        <OrderButtons order={order} onOpen={onOpen} />
      </footer>
    </article>
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
