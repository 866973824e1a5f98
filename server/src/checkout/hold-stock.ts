import { judgeDiskSpace } from '@mooncake/domain/disk-space';
import type { HoldRequest, HoldResponse } from '@mooncake/domain/holds/hold.contract';
import { boxesOf, holdLimits } from '@mooncake/domain/holds/hold-limits';
import { refuse } from '@mooncake/domain/refusal';
import { stockNeeds } from '@mooncake/domain/stock/stock-needs';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { checkSelection } from '../orders/check-selection.ts';
import { priceOrder } from '../orders/price-order.ts';
import { refuseSoldOut } from '../stock/refuse-sold-out.ts';
import { type TakeStock, takeStock } from '../stock/take-stock.ts';
import { limitRate } from '../visitors/rate-limit.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { findReplacedHolds } from './holds.queries.ts';
import { presentHold } from './present-hold.ts';
import { replaceHold } from './replace-hold.ts';

/** Each new hold uses up an order number for a month. */
const numbersPerAddress = { name: 'hold-number', times: 60, seconds: 600 };

type HoldDeps = Pick<Deps, 'db' | 'storefront' | 'storage' | 'events' | 'clock'>;

/** Sets stock aside while the customer pays, in place of whatever the same browser held before. */
export async function holdStock(
  { db, storefront, storage, events, clock }: HoldDeps,
  request: HoldRequest,
  visitor: Visitor,
  take: TakeStock = takeStock,
): Promise<HoldResponse> {
  const now = clock();
  const boxes = boxesOf(request.items);
  if (boxes > holdLimits.boxes) throw refuse('hold.too_many_boxes', { limit: holdLimits.boxes, boxes });

  const { lines, totalSen } = await priceOrder(db, request);
  const viewer = { now, browserHash: visitor.browserHash };
  await checkSelection(db, request, lines, viewer);
  const claim = { batchId: request.batchId, timeSlotId: request.timeSlotId, needs: stockNeeds(lines) };
  // The look knows this browser's own hold by its cookie only, not by its id.
  if (request.replaces === undefined) await refuseSoldOut(db, claim, viewer);

  await limitNewNumbers({ db, clock }, visitor, request.replaces);

  const { data } = await storefront.current();
  const hasDiskSpace = judgeDiskSpace(await storage.freeBytes()) === 'enough';
  const hold = await inTransaction(db, (trx) =>
    replaceHold(trx, {
      visitor,
      selection: request,
      named: request.replaces ?? null,
      lines,
      claim,
      totalSen,
      language: request.language,
      prefix: data.settings.orderPrefix,
      hasDiskSpace,
      now: clock(),
      take,
    }),
  );
  events.publish('stock');
  return presentHold(hold, clock());
}

async function limitNewNumbers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { browserHash, addressHash }: Visitor,
  named: string | null = null,
): Promise<void> {
  const replaced = await findReplacedHolds(db, { browserHash, named });
  if (replaced.length === 0) await limitRate({ db, clock }, numbersPerAddress, addressHash);
}
