import type { FoundOrder } from '@mooncake/domain/lookup/lookup.contract';
import { Fact } from '../../shared/orders/fact-list.tsx';
import { PlaceHint } from '../../shared/orders/place-hint.tsx';
import { useCheckStatusTexts } from './check-status.texts.ts';

/** Where the boxes change hands: the place to collect from, or the door they are brought to. */
export function LocationFacts({ order }: { order: FoundOrder }) {
  const text = useCheckStatusTexts();
  const { deliveryMethod } = order;
  if (!deliveryMethod) return null;

  return (
    <>
      {deliveryMethod.pickupPlace && (
        <Fact label={text.rows.place} isWide>
          <PlaceHint placeKey={deliveryMethod.pickupPlace} />
        </Fact>
      )}
      {deliveryMethod.needsAddress && (
        <Fact label={text.rows.address}>
          {order.access === 'full' ? order.deliveryAddress || text.noAddress : text.hiddenAddress}
        </Fact>
      )}
    </>
  );
}
