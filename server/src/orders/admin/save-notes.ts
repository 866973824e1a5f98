import type { NotesResponse, NotesUpdateRequest } from '@mooncake/domain/orders/order-change.contract';
import { refuse } from '@mooncake/domain/refusal';
import { type ChangeDeps, change, checkVersion } from '../../audit/change.ts';
import type { Actor } from '../../audit/record-audit.ts';
import { lockOrder } from './lock-order.ts';

/** Saves private notes over the version they were written on; newer ones of a colleague come back instead. */
export function saveNotes(
  deps: ChangeDeps,
  { orderId, request, actor }: { orderId: string; request: NotesUpdateRequest; actor: Actor },
): Promise<NotesResponse> {
  const { notes, version } = request;
  return change(deps, { actor, action: 'order.notes_changed', topics: ['orders'] }, async (trx) => {
    const order = await lockOrder(trx, orderId, null);
    const current = { notes: order.admin_notes, version: order.admin_notes_version };
    // The same words again: a save whose answer was lost on the way is repeated.
    if (current.notes === notes) return { result: current, audit: [] };
    checkVersion(version, current.version, () => refuse('notes.conflict', current));

    await trx
      .updateTable('orders')
      .set({ admin_notes: notes, admin_notes_version: version + 1 })
      .where('id', '=', orderId)
      .execute();
    return {
      result: { notes, version: version + 1 },
      audit: { subject: ['order', orderId], details: { orderNumber: order.order_number } },
    };
  });
}
