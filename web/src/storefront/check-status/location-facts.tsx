import { isCollectedByRider } from '@mooncake/domain/delivery/rider';
import type { FoundOrder } from '@mooncake/domain/lookup/lookup.contract';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import { Fact } from '../../shared/orders/fact-list.tsx';
import { PlaceHint } from '../../shared/orders/place-hint.tsx';
import { RiderCard } from '../../shared/orders/rider-card.tsx';
import { useCheckStatusTexts } from './check-status.texts.ts';

/** Where the boxes change hands: the place to collect from, or the door they are brought to. */
export function LocationFacts({ order }: { order: FoundOrder }) {
  const text = useCheckStatusTexts();
  const { deliveryMethod } = order;
  if (!deliveryMethod) return null;
  const hasRider = isCollectedByRider(deliveryMethod);

  return (
    <>
      {deliveryMethod.place && (
        <Fact label={hasRider ? text.rows.riderPlace : text.rows.place} isWide>
          <PlaceHint place={deliveryMethod.place} />
        </Fact>
      )}
      {deliveryMethod.needsAddress && (
        <Fact label={text.rows.address}>
          {order.access === 'full' ? order.deliveryAddress || text.noAddress : text.hiddenAddress}
        </Fact>
      )}
      {hasRider && <RiderFacts order={order} />}
    </>
  );
}

/** Who pays the rider, and what to tell them: only with the order's full number, and while there is something to collect. */
function RiderFacts({ order }: { order: FoundOrder }) {
  const text = useCheckStatusTexts();
  const { orderNumber, orderStatus, batch, timeSlot, deliveryMethod } = order;
  const isToCollect = !isOver(orderStatus) && orderStatus !== 'completed';
  return (
    <Fact label={text.rows.rider} isWide>
      <p className="mb-2">{text.riderFees}</p>
      {order.access === 'full' && isToCollect && batch && deliveryMethod?.place && (
        <RiderCard
          place={deliveryMethod.place}
          batchDate={batch.batchDate}
          timeSlot={timeSlot}
          orderNumber={orderNumber}
          heading={text.riderCard}
          copyLabel={text.copyForRider}
        />
      )}
    </Fact>
  );
}
