import type {
  CancelPreview,
  MoveObstacles,
  MovePreview,
} from '@mooncake/domain/batches/batch-orders.contract';
import { findShortages } from '@mooncake/domain/stock/shortages';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { slotRows } from '../../stock/counters.ts';
import { claimsOfOrders } from '../../stock/order-claim.ts';
import { findBookings } from '../../stock/stock.queries.ts';
import { type StockClaim, sumNeeds } from '../../stock/stock-claim.ts';
import { findBatchLimits } from '../batch-limits.ts';
import { findAdminBatch } from '../batches.queries.ts';
import { findLiveOrders, measureOrders } from './live-orders.queries.ts';
import { planMove } from './plan-move.ts';

type PreviewDeps = Pick<Deps, 'db' | 'clock'>;

/** What cancelling a whole batch would touch. */
export async function previewCancel({ db, clock }: PreviewDeps, batchId: string): Promise<CancelPreview> {
  return measureOrders(db, batchId, await findLiveOrders(db, batchId), clock());
}

/** What moving a whole batch would touch, and everything that is in its way. */
export async function previewMove(
  { db, clock }: PreviewDeps,
  { batchId, toBatchId }: { batchId: string; toBatchId: string },
): Promise<MovePreview> {
  const now = clock();
  const orders = await findLiveOrders(db, batchId);
  const to = await findAdminBatch(db, toBatchId);
  const { orders: planned, methods, closedSlots } = await planMove(db, orders, to);
  const claims = await claimsOfOrders(
    db,
    planned.map(({ order, timeSlotId }) => ({
      id: order.id,
      pickup_batch_id: toBatchId,
      pickup_time_slot_id: timeSlotId,
    })),
  );
  return {
    ...(await measureOrders(db, batchId, orders, now)),
    obstacles: {
      methods,
      shortages: await findMoveShortages(db, toBatchId, claims, now),
      slots: [...closedSlots, ...(await findFullSlots(db, toBatchId, claims, now))],
    },
  };
}

async function findMoveShortages(db: Db, batchId: string, claims: readonly StockClaim[], now: Date) {
  const limits = await findBatchLimits(db, batchId, now);
  return findShortages(
    sumNeeds(claims),
    limits.map(({ productId, limitQuantity, currentQuantity }) => ({
      productId,
      limit: limitQuantity,
      taken: currentQuantity,
    })),
  );
}

async function findFullSlots(
  db: Db,
  batchId: string,
  claims: readonly StockClaim[],
  now: Date,
): Promise<MoveObstacles['slots']> {
  const bookings = await findBookings(db, batchId, { now, browserHash: null });
  const slots = await db
    .selectFrom('pickup_time_slots')
    .select(['id', 'time_slot', 'time_slot_zh', 'capacity'])
    .execute();
  return slotRows(claims).flatMap(({ id: slotId, units }) => {
    const slot = slots.find(({ id }) => id === slotId);
    const booking = bookings.find(({ time_slot_id }) => time_slot_id === slotId);
    const capacity = booking?.capacity ?? slot?.capacity ?? null;
    // A slot the batch switched off is told as that already.
    if (!slot || capacity === null || booking?.is_active === false) return [];
    const available = Math.max(0, capacity - (booking?.booked ?? 0));
    return units > available
      ? [{ timeSlot: slot.time_slot, timeSlotZh: slot.time_slot_zh, needed: units, available }]
      : [];
  });
}
