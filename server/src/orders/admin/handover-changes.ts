import { type AuditChange, auditChanges } from '@mooncake/domain/staff/audit-changes';
import { auditSlot, findAuditNames } from '../../audit/audit-names.ts';
import type { Trx } from '../../database/connect.ts';
import type { LockedOrder } from './lock-order.ts';

/** Where, when and how an order is handed over. */
type Handover = {
  deliveryMethodId: string | null;
  batchId: string | null;
  timeSlotId: string | null;
  outsideStock: boolean;
};

export function handoverOf(order: LockedOrder): Handover {
  return {
    deliveryMethodId: order.delivery_method_id,
    batchId: order.pickup_batch_id,
    timeSlotId: order.pickup_time_slot_id,
    outsideStock: order.outside_stock,
  };
}

/** What a move changed, in names; the address is not among them, because the log outlives it. */
export async function handoverChanges(
  trx: Trx,
  moves: readonly { before: Handover; after: Handover }[],
): Promise<AuditChange[][]> {
  const places = moves.flatMap(({ before, after }) => [before, after]);
  const names = await findAuditNames(
    trx,
    places.flatMap(({ deliveryMethodId, batchId, timeSlotId }) => [deliveryMethodId, batchId, timeSlotId]),
  );
  const batchIds = [...new Set(places.flatMap(({ batchId }) => batchId ?? []))];
  const batches =
    batchIds.length === 0
      ? []
      : await trx
          .selectFrom('pickup_batches')
          .select(['id', 'batch_date'])
          .where('id', 'in', batchIds)
          .execute();
  const dates = new Map(batches.map(({ id, batch_date }) => [id, batch_date]));
  const slotOf = (id: string | null) => {
    const name = names.get(id ?? '');
    return name ? auditSlot(name) : null;
  };
  const factsOf = ({ deliveryMethodId, batchId, timeSlotId, outsideStock }: Handover) => ({
    deliveryMethod: names.get(deliveryMethodId ?? '') ?? null,
    batch: names.get(batchId ?? '')?.name ?? null,
    batchDate: dates.get(batchId ?? '') ?? null,
    timeSlot: slotOf(timeSlotId),
    outsideStock,
  });
  return moves.map(({ before, after }) => auditChanges(factsOf(before), factsOf(after)));
}
