import type { BoxLabel } from '@mooncake/domain/summary/box-labels';
import type { PackedOrder } from '@mooncake/domain/summary/packing.contract';
import { formatDate } from '../../lib/format-date.ts';
import { En, Zh } from '../../ui/language-run.tsx';
import { Both, SlotNames } from './both.tsx';
import { FlavourLine } from './flavour-line.tsx';
import './box-labels.css';

type BoxLabelPaperProps = { order: PackedOrder; label: BoxLabel };

export function BoxLabelPaper({ order, label }: BoxLabelPaperProps) {
  const { orderNumber, customerName, method, batch, timeSlot } = order;
  const { item, number, total } = label;
  return (
    <article className="paper box-label">
      <header>
        <h2>{orderNumber}</h2>
        <p className="label-count">
          <strong>
            {number}/{total}
          </strong>
          <span>
            <Both say={(text) => text.boxOf(number, total)} />
          </span>
        </p>
      </header>
      {order.isOutsideStock && (
        <p className="label-outside">
          <Both say={(text) => text.outsideStock} />
        </p>
      )}
      <p className="label-name">{customerName}</p>
      <p className="label-product">
        <En>{item.productName}</En> <Zh>{item.productNameZh}</Zh>
      </p>
      {item.contents.length > 0 && (
        <ul className="label-contents">
          {item.contents.map((content) => (
            <FlavourLine key={`${content.flavourId} ${content.name} ${content.hasYolk}`} content={content} />
          ))}
        </ul>
      )}
      <footer>
        {method && (
          <span>
            <En>{method.name}</En> <Zh>{method.nameZh}</Zh>
          </span>
        )}
        <span>
          {batch && formatDate(batch.batchDate, 'en', 'short')}{' '}
          {timeSlot && <SlotNames timeSlot={timeSlot} timeSlotZh={order.timeSlotZh} />}
        </span>
      </footer>
    </article>
  );
}
