import { isCollectedByRider } from '@mooncake/domain/delivery/rider';
import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { formatDate } from '../../lib/format-date.ts';
import { BothNames } from '../../shared/orders/both-names.tsx';
import { Fact, FactList } from '../../shared/orders/fact-list.tsx';
import { PlaceHint } from '../../shared/orders/place-hint.tsx';
import { RiderCard } from '../../shared/orders/rider-card.tsx';
import { En, Zh } from '../../ui/language-run.tsx';
import { Both } from './both-languages.tsx';
import { SectionCard } from './summary-card.tsx';

/** What an order tells of the method it was placed with. */
export const methodOf = ({ place, deliveryAddress }: StoredConfirmation['pickup']) => ({
  place,
  needsAddress: deliveryAddress !== null,
});

/** When and where the boxes change hands. */
export function PickupPart({ confirmation }: { confirmation: StoredConfirmation }) {
  const { pickup, paymentReferenceCode, isCancelled = false } = confirmation;
  const hasRider = isCollectedByRider(methodOf(pickup));
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
            <BothNames name={pickup.timeSlot} nameZh={pickup.timeSlotZh} />
            <BothNotes en={pickup.slotNote} zh={pickup.slotNoteZh} />
          </Fact>
        )}
        <Fact label={<Both say={(text) => text.method} />}>
          <BothNames name={pickup.methodName} nameZh={pickup.methodNameZh} />
          <BothNotes en={pickup.methodDescription} zh={pickup.methodDescriptionZh} />
          <BothNotes en={pickup.feeNote} zh={pickup.feeNoteZh} />
        </Fact>
        <Fact label={<Both say={(text) => text.batch} />}>
          <BothNames name={pickup.batchName} nameZh={pickup.batchNameZh} />
        </Fact>
        {pickup.place && (
          <Fact label={<Both say={(text) => (hasRider ? text.riderPlace : text.place)} />} isWide>
            <PlaceHint place={pickup.place} isBilingual />
          </Fact>
        )}
        {pickup.deliveryAddress && (
          <Fact label={<Both say={(text) => text.address} />}>{pickup.deliveryAddress}</Fact>
        )}
      </FactList>
      {hasRider && pickup.place && !isCancelled && (
        <div className="mt-4">
          <RiderCard
            place={pickup.place}
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

/** What the shop adds to a method or a time, in both languages. */
function BothNotes({ en, zh }: { en: string; zh: string }) {
  return (
    <>
      {en && <En className="block text-muted">{en}</En>}
      {zh && <Zh className="block text-muted">{zh}</Zh>}
    </>
  );
}
