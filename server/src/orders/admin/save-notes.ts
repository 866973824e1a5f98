import type { NotesResponse, NotesUpdateRequest } from '@mooncake/domain/orders/order-change.contract';
import { refuse } from '@mooncake/domain/refusal';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder } from './lock-order.ts';

/** Saves private notes over the version they were written on; newer ones of a colleague come back instead. */
export async function saveNotes(
  { db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>,
  { orderId, request, actor }: { orderId: string; request: NotesUpdateRequest; actor: Actor },
): Promise<NotesResponse> {
  const { notes, version } = request;
  const saved = await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId, null);
    const current = { notes: order.admin_notes, version: order.admin_notes_version };
    // The same words again: a save whose answer was lost on the way is repeated.
    if (current.notes === notes) return { ...current, isNew: false };
    if (current.version !== version) throw refuse('notes.conflict', current);

    await trx
      .updateTable('orders')
      .set({ admin_notes: notes, admin_notes_version: version + 1 })
      .where('id', '=', orderId)
      .execute();
    await recordAudit(trx, {
      actor,
      action: 'order.notes_changed',
      subject: ['order', orderId],
      details: { orderNumber: order.order_number },
      now: clock(),
    });
    return { notes, version: version + 1, isNew: true };
  });
  if (saved.isNew) events.publish('orders');
  return { notes: saved.notes, version: saved.version };
}
