import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { formatDate } from '../../lib/format-date.ts';
import { slotName } from '../../shared/delivery/use-slot-name.ts';
import { BothNames } from '../../shared/orders/both-names.tsx';
import { Fact, FactList } from '../../shared/orders/fact-list.tsx';
import { PlaceHint } from '../../shared/orders/place-hint.tsx';
import { En, Zh } from '../../ui/language-run.tsx';
import { Both } from './both-languages.tsx';
import { SectionCard } from './summary-card.tsx';

/** When and where the boxes change hands. */
export function PickupPart({ pickup }: Pick<StoredConfirmation, 'pickup'>) {
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
        <Fact label={<Both say={(text) => text.batch} />}>{pickup.batchName}</Fact>
        {pickup.pickupPlace && (
          <Fact label={<Both say={(text) => text.place} />} isWide>
            <PlaceHint placeKey={pickup.pickupPlace} />
          </Fact>
        )}
        {pickup.deliveryAddress && (
          <Fact label={<Both say={(text) => text.address} />}>{pickup.deliveryAddress}</Fact>
        )}
      </FactList>
    </SectionCard>
  );
}

/** Hours read the same in both languages and are said once. */
function SlotNames({ timeSlot }: { timeSlot: string }) {
  const inChinese = slotName(timeSlot, 'zh');
  return <BothNames name={timeSlot} nameZh={inChinese === timeSlot ? '' : inChinese} />;
}
