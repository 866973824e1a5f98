import type { HoldResponse, HoldState } from '@mooncake/domain/holds/hold.contract';
import { type HoldRow, linesOf } from './holds.queries.ts';

type Presented = Pick<HoldRow, 'id' | 'order_number' | 'total_sen' | 'expires_at' | 'extended_at'>;

export function presentHold(hold: Presented, now: Date): HoldResponse {
  return {
    holdId: hold.id,
    orderNumber: hold.order_number,
    totalSen: hold.total_sen,
    expiresAt: hold.expires_at.toISOString(),
    serverNow: now.toISOString(),
    canExtend: hold.extended_at === null,
  };
}

export function presentHoldState(hold: HoldRow, now: Date): HoldState {
  return {
    ...presentHold(hold, now),
    deliveryMethodId: hold.delivery_method_id,
    batchId: hold.batch_id,
    timeSlotId: hold.time_slot_id,
    items: linesOf(hold).map(({ productId, name, nameZh, quantity, priceSen, metadata }) => ({
      productId,
      name,
      nameZh,
      quantity,
      priceSen,
      metadata,
    })),
  };
}
