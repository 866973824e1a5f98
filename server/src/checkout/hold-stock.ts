import { judgeDiskSpace } from '@mooncake/domain/disk-space';
import type { HoldRequest, HoldResponse } from '@mooncake/domain/holds/hold.contract';
import { boxesOf, holdLimits, isOverBoxLimit } from '@mooncake/domain/holds/hold-limits';
import { refuse } from '@mooncake/domain/refusal';
import { stockNeeds } from '@mooncake/domain/stock/stock-needs';
import { inOneStatement, inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { checkSelection } from '../orders/check-selection.ts';
import { priceOrder } from '../orders/price-order.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { presentHold } from './present-hold.ts';
import type { RecentHolds } from './recent/recent-holds.ts';
import { replaceHold } from './replace-hold.ts';
import { holdUsually } from './usual-hold.ts';

type HoldDeps = Pick<Deps, 'db' | 'offers' | 'storefront' | 'storage' | 'events' | 'clock'> & {
  recentHolds: RecentHolds;
};

/** Sets stock aside while the customer pays, in place of whatever the same browser held before. */
export async function holdStock(
  { db, offers, storefront, storage, events, clock, recentHolds }: HoldDeps,
  request: HoldRequest,
  visitor: Visitor,
): Promise<HoldResponse> {
  if (isOverBoxLimit(request.items)) {
    throw refuse('hold.too_many_boxes', { limit: holdLimits.boxes, boxes: boxesOf(request.items) });
  }
  const { data } = await storefront.current();
  const hasDiskSpace = judgeDiskSpace(await storage.freeBytes()) === 'enough';

  return offers.use(async (offer) => {
    const { lines, totalSen } = priceOrder(offer, request);
    checkSelection(offer, request, lines, { as: 'customer', now: clock() });
    const news = events.announce('stock');
    const wanted = {
      visitor,
      selection: request,
      named: request.replaces ?? null,
      lines,
      claim: { batchId: request.batchId, timeSlotId: request.timeSlotId, needs: stockNeeds(lines) },
      totalSen,
      language: request.language,
      prefix: data.settings.orderPrefix,
      offerVersion: offer.version,
      hasDiskSpace,
      now: clock(),
      notice: news.notice,
    };
    const hold =
      (await inOneStatement(db, () => holdUsually(db, wanted))) ??
      (await inTransaction(db, (trx) => replaceHold(trx, wanted)));
    news.told();
    const method = offer.methods.find(({ id }) => id === request.deliveryMethodId);
    if (method) {
      recentHolds.remember({
        ...{ id: hold.id, order_number: hold.order_number, lines, total_sen: totalSen },
        ...{ batch_id: request.batchId, delivery_method_id: method.id, time_slot_id: request.timeSlotId },
        ...{ is_pickup: method.isPickup, needs_address: method.needsAddress },
      });
    }
    return presentHold(hold, clock());
  });
}
