import { isCollectedByRider } from '@mooncake/domain/delivery/rider';
import { slotName } from '@mooncake/domain/delivery/slot-name';
import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { formatDate } from '../../lib/format-date.ts';
import { BothNames } from '../../shared/orders/both-names.tsx';
import { Fact, FactList } from '../../shared/orders/fact-list.tsx';
import { PlaceHint } from '../../shared/orders/place-hint.tsx';
import { RiderCard } from '../../shared/orders/rider-card.tsx';
import { En, Zh } from '../../ui/language-run.tsx';
import { Both } from './both-languages.tsx';
import { SectionCard } from './summary-card.tsx';

/** An order with a place to collect from and an address to go to is fetched by the customer's rider. */
export function isRidersOrder({ pickupPlace, deliveryAddress }: StoredConfirmation['pickup']): boolean {
  return isCollectedByRider({ pickupPlace, needsAddress: deliveryAddress !== null });
}

/** When and where the boxes change hands. */
export function PickupPart({ confirmation }: { confirmation: StoredConfirmation }) {
  const { pickup, paymentReferenceCode, isCancelled = false } = confirmation;
  const hasRider = isRidersOrder(pickup);
  return (
    <SectionCard heading={(text) => text.pickup}>
      <FactList>
        <Fact label={<Both say={(text) => text.date} />}>
          <strong>
            <En className="block">{formatDate(pickup.batchDate, 'en')}</En>
            <Zh className="block">{formatDate(pickup.batchDate, 'zh')}</Zh>
          </strong>
        </Fact>
        {pickup.timeSlot && (
          <Fact label={<Both say={(text) => text.timeSlot} />}>
            <SlotNames timeSlot={pickup.timeSlot} />
          </Fact>
        )}
        <Fact label={<Both say={(text) => text.method} />}>
          <BothNames name={pickup.methodName} nameZh={pickup.methodNameZh} />
        </Fact>
        <Fact label={<Both say={(text) => text.batch} />}>
          <BothNames name={pickup.batchName} nameZh={pickup.batchNameZh} />
        </Fact>
        {pickup.pickupPlace && (
          <Fact label={<Both say={(text) => (hasRider ? text.riderPlace : text.place)} />} isWide>
            <PlaceHint placeKey={pickup.pickupPlace} />
          </Fact>
        )}
        {pickup.deliveryAddress && (
          <Fact label={<Both say={(text) => text.address} />}>{pickup.deliveryAddress}</Fact>
        )}
      </FactList>
      {hasRider && pickup.pickupPlace && !isCancelled && (
        <div className="mt-4">
          <RiderCard
            placeKey={pickup.pickupPlace}
            batchDate={pickup.batchDate}
            timeSlot={pickup.timeSlot}
            orderNumber={paymentReferenceCode}
            heading={<Both say={(text) => text.riderCard} />}
            copyLabel={<Both say={(text) => text.copyForRider} />}
          />
        </div>
      )}
    </SectionCard>
  );
}

/** Hours read the same in both languages and are said once. */
function SlotNames({ timeSlot }: { timeSlot: string }) {
  const inChinese = slotName(timeSlot, 'zh');
  return <BothNames name={timeSlot} nameZh={inChinese === timeSlot ? '' : inChinese} />;
}
