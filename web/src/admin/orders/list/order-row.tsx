import { splitNotes } from '@mooncake/domain/orders/status/status-log';
import { memo, useDeferredValue, useId } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Drawing } from '../../../ui/first-page-icon.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import { HandedOverButton } from '../status/handed-over-button.tsx';
import { VerdictSign } from '../verdict/verdict-sign.tsx';
import { CustomerName } from './customer-name.tsx';
import { isToReview, OrderButtons, ReceiptButton } from './order-buttons.tsx';
import { Amount, HandoverLine, StatusChip, useRemarks } from './order-line.tsx';
import type { OrderRowProps } from './order-list-parts.ts';
import { OrderPanel } from './order-panel.tsx';
import { rowMark } from './steady/scroll-anchor.tsx';

const right = 'm9.5 6 6 6-6 6';

/** One order on a large screen: a line, and below it everything else once it is opened. */
export const OrderRow = memo(function OrderRow({ order, ...row }: OrderRowProps) {
  const { isChosen, isOpen, choose, toggle, hold, onChanged, onOpen } = row;
  const text = useAdminOrdersTexts();
  const panelId = useId();
  const { id, orderNumber } = order;
  // The line answers at once, all that it holds a moment later.
  const showsPanel = useDeferredValue(isOpen);
  const remarks = useRemarks()(order, row.daysWithoutReceipt);

  return (
    <tbody
      {...rowMark(id)}
      onFocus={({ target }) => hold(id, target)}
      className={classNames('border-line border-t', isChosen && 'bg-amber-wash')}
    >
      <tr className="relative h-10 hover:bg-flour/60 [&>*]:truncate [&>*]:px-2 [&>*]:py-0">
        <td className="pl-1!">
          <Checkbox
            label={text.select(orderNumber)}
            hidesLabel
            isChecked={isChosen}
            onChange={(isNowChosen) => choose([order], isNowChosen)}
            className="relative z-10 -my-1"
          />
        </td>
        <OrderCells {...{ order, isOpen, panelId, toggle, onChanged, onOpen }} />
      </tr>
      {remarks.length > 0 && (
        <tr>
          <td />
          <td colSpan={9} className="px-2 pb-1.5 font-semibold text-seal text-xs leading-none">
            {remarks.join(' · ')}
          </td>
        </tr>
      )}
      <tr id={panelId} hidden={!isOpen}>
        {showsPanel && (
          <td colSpan={10} className="border-line border-t border-dashed px-4 py-4">
            <OrderPanel order={order} place="table">
              <OrderButtons order={order} onOpen={onOpen} hasReceiptInLine={isToReview(order)} />
            </OrderPanel>
          </td>
        )}
      </tr>
    </tbody>
  );
});

type OrderCellsProps = Pick<OrderRowProps, 'order' | 'isOpen' | 'toggle' | 'onChanged' | 'onOpen'> & {
  panelId: string;
};

/** All of the line but its tick: whoever ticks a whole page does not wait for every line of it to be drawn anew. */
const OrderCells = memo(function OrderCells({
  order,
  isOpen,
  panelId,
  toggle,
  onChanged,
  onOpen,
}: OrderCellsProps) {
  const text = useAdminOrdersTexts();
  const { language } = useLanguage();
  const { id, orderNumber, customer, quantity, items } = order;
  const products = items.map((item) => inLanguage(language, item.productName, item.productNameZh));
  const note = splitNotes(order.adminNotes).note;

  return (
    <>
      <th scope="row" className="px-0! text-left">
        {/* The whole line opens; what else is in it lies above. */}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => toggle(id)}
          className="inline-flex min-h-9 items-center gap-1 font-bold tabular-nums after:absolute after:inset-0 after:cursor-pointer focus-visible:outline-offset-0"
        >
          <Drawing
            path={right}
            className={classNames('size-4 transition-transform duration-150', isOpen && 'rotate-90')}
          />
          {orderNumber}
        </button>
      </th>
      <td title={customer.name} className="font-semibold">
        <CustomerName name={customer.name} />
      </td>
      <td title={products.join(', ')} className="tabular-nums">
        {text.boxes(quantity)}
      </td>
      <td>
        <HandoverLine order={order} />
      </td>
      <td>
        <Amount order={order} />
      </td>
      <td>
        <span className="flex items-center gap-1.5">
          <StatusChip order={order} />
          {/* Beside a longer status, or on a narrow screen, the sign has to do. */}
          <VerdictSign order={order} wordClass={order.outsideStock ? 'hidden' : 'max-[1399px]:hidden'} />
        </span>
      </td>
      <td className="tabular-nums">{formatMoment(order.createdAt, language, 'short')}</td>
      <td title={note} className="text-muted">
        {note}
      </td>
      {/* Two buttons at once reach over the note, never out of the table. */}
      <td className="overflow-visible! pr-3!">
        <span className="relative z-10 flex justify-end gap-1.5">
          <HandedOverButton order={order} onChanged={onChanged} />
          {isToReview(order) && <ReceiptButton order={order} onOpen={onOpen} />}
        </span>
      </td>
    </>
  );
});
