import { formatRinggit } from '@mooncake/domain/money';
import { prettyPhone } from '@mooncake/domain/phone';
import type { PackedOrder } from '@mooncake/domain/summary/packing.contract';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format-date.ts';
import { En, Zh } from '../../ui/language-run.tsx';
import { Both, SlotNames } from './both.tsx';
import { FlavourLine } from './flavour-line.tsx';
import type { PrintTexts } from './print.texts.ts';
import './packing-slips.css';

/** Whose bag it is, where and when it goes, whether it is paid, and what must be in it. */
export function PackingSlip({ order }: { order: PackedOrder }) {
  const boxes = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className="slip">
      <header className="slip-head">
        <h2>{order.orderNumber}</h2>
        <Paid order={order} />
      </header>
      {order.isOutsideStock && (
        <p className="slip-unpaid">
          <Both say={(text) => text.outsideStock} />
        </p>
      )}
      <p className="slip-name">{order.customerName}</p>
      <dl className="slip-facts">
        <Fact say={(text) => text.phone}>{prettyPhone(order.phone)}</Fact>
        {order.method && (
          <Fact say={(text) => text.method}>
            <En>{order.method.name}</En> <Zh>{order.method.nameZh}</Zh>
          </Fact>
        )}
        <Fact say={(text) => text.batch}>
          <When order={order} />
        </Fact>
        {order.deliveryAddress && <Fact say={(text) => text.address}>{order.deliveryAddress}</Fact>}
      </dl>
      <Items items={order.items} />
      {order.specialInstructions && (
        <div className="slip-note">
          <h3>
            <Both say={(text) => text.instructions} />
          </h3>
          <p>{order.specialInstructions}</p>
        </div>
      )}
      <footer className="slip-foot">
        <strong>
          {boxes} <Both say={(text) => text.boxWord(boxes)} />
        </strong>
        <span>
          <span aria-hidden="true" className="tick-box" /> <Both say={(text) => text.packed} />
        </span>
      </footer>
    </article>
  );
}

/** The batch with its day and the time slot, as far as the order has them. */
function When({ order: { batch, timeSlot, timeSlotZh, slotNote, slotNoteZh } }: { order: PackedOrder }) {
  return (
    <>
      {batch && `${batch.batchName} · ${formatDate(batch.batchDate, 'en', 'short')}`}
      {batch && timeSlot && ' · '}
      {timeSlot && <SlotNames timeSlot={timeSlot} timeSlotZh={timeSlotZh} />}
      {(slotNote || slotNoteZh) && (
        <span className="block">
          <En>{slotNote}</En> <Zh>{slotNoteZh}</Zh>
        </span>
      )}
    </>
  );
}

function Paid({ order: { isPaid, totalSen } }: { order: PackedOrder }) {
  if (isPaid) {
    return (
      <p className="slip-paid">
        <Both say={(text) => text.paid} />
      </p>
    );
  }
  return (
    <p className="slip-unpaid">
      <Both say={(text) => text.notPaid} />
      <span>
        <Both say={(text) => text.due} /> {formatRinggit(totalSen)}
      </span>
    </p>
  );
}

function Items({ items }: { items: PackedOrder['items'] }) {
  return (
    <ol className="slip-items">
      {items.map(({ productName, productNameZh, quantity, contents }) => (
        <li key={JSON.stringify([productName, quantity, contents])}>
          <p className="slip-product">
            <span aria-hidden="true" className="tick-box" />
            <strong>{quantity} ×</strong>
            <span>
              <En>{productName}</En> <Zh>{productNameZh}</Zh>
            </span>
          </p>
          {contents.length > 0 && (
            <ul className="slip-contents">
              {contents.map((content) => (
                <FlavourLine
                  key={`${content.flavourId} ${content.name} ${content.hasYolk}`}
                  content={content}
                />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function Fact({ say, children }: { say: (text: PrintTexts) => string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Both say={say} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
