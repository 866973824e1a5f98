import { slotName } from '@mooncake/domain/delivery/slot-name';
import type { FoundOrder } from '@mooncake/domain/lookup/lookup.contract';
import { formatRinggit } from '@mooncake/domain/money';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatDate } from '../../lib/format-date.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { BothNames } from '../../shared/orders/both-names.tsx';
import { Fact, FactList } from '../../shared/orders/fact-list.tsx';
import { useOrderTexts } from '../../shared/orders/order.texts.ts';
import { useCheckStatusTexts } from './check-status.texts.ts';
import { LocationFacts } from './location-facts.tsx';

/** Everything this search may see of an order. */
export function OrderFacts({ order }: { order: FoundOrder }) {
  const { rows } = useCheckStatusTexts();
  const statusWords = useOrderTexts();
  const { language } = useLanguage();
  const isFull = order.access === 'full';

  return (
    <FactList>
      <Fact label={rows.orderNumber}>
        <strong className="tabular-nums tracking-wide">{order.orderNumber}</strong>
      </Fact>
      <Fact label={rows.status}>{statusWords.status[order.orderStatus]}</Fact>
      {isFull && <Fact label={rows.payment}>{statusWords.payment[order.paymentStatus]}</Fact>}
      <Fact label={rows.customer}>{order.customerName}</Fact>
      <Fact label={rows.phone}>{order.phone}</Fact>
      <Fact label={rows.product}>
        <ul className="grid gap-1">
          {order.products.map(({ name, nameZh, quantity }) => (
            <li key={name}>
              <span className="tabular-nums">{quantity} × </span>
              <BothNames name={name} nameZh={nameZh} />
            </li>
          ))}
        </ul>
      </Fact>
      <Fact label={rows.quantity}>{order.quantity}</Fact>
      <Fact label={rows.total}>
        <strong className="tabular-nums">{formatRinggit(order.totalSen)}</strong>
      </Fact>
      {order.deliveryMethod && (
        <Fact label={rows.method}>
          <BothNames name={order.deliveryMethod.name} nameZh={order.deliveryMethod.nameZh} />
          <NoteLine en={order.deliveryMethod.description} zh={order.deliveryMethod.descriptionZh} />
          <NoteLine en={order.deliveryMethod.feeNote} zh={order.deliveryMethod.feeNoteZh} />
        </Fact>
      )}
      <LocationFacts order={order} />
      {order.batch && (
        <>
          <Fact label={rows.batch}>
            {inLanguage(language, order.batch.batchName, order.batch.batchNameZh)}
          </Fact>
          <Fact label={rows.date}>{formatDate(order.batch.batchDate, language)}</Fact>
        </>
      )}
      {order.timeSlot && (
        <Fact label={rows.timeSlot}>
          {slotName(order, language)}
          <NoteLine en={order.slotNote} zh={order.slotNoteZh} />
        </Fact>
      )}
      {isFull && order.specialInstructions && (
        <Fact label={rows.instructions}>{order.specialInstructions}</Fact>
      )}
      <Fact label={rows.ordered}>{formatMoment(order.createdAt, language)}</Fact>
      <Fact label={rows.updated}>{formatMoment(order.updatedAt, language)}</Fact>
    </FactList>
  );
}

/** What the shop adds to a method or a time, in the reader's language. */
function NoteLine({ en, zh }: { en: string; zh: string }) {
  const { language } = useLanguage();
  const note = inLanguage(language, en, zh);
  return note && <span className="block text-muted">{note}</span>;
}
