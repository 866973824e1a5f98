import { malaysianToday } from '@mooncake/domain/calendar';
import type { EraseRequest, EraseResponse } from '@mooncake/domain/privacy/customers.contract';
import { isErasureConfirmed, isUnderWay } from '@mooncake/domain/privacy/erasure';
import { refuse } from '@mooncake/domain/refusal';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { anonymise, removeFiles } from './anonymise.ts';
import { findRecords } from './customers.queries.ts';

/** Forgets one person, unless an order of theirs is under way: that one still has to reach them. */
export async function eraseCustomer(
  { db, storage, events, clock }: Pick<Deps, 'db' | 'storage' | 'events' | 'clock'>,
  { id, request, actor }: { id: string; request: EraseRequest; actor: Actor },
): Promise<EraseResponse> {
  const now = clock();
  const { orders, files, receipts } = await db.transaction().execute(async (trx) => {
    const records = await findRecords(trx, id, { isLocked: true });
    const [latest] = records;
    if (!latest) throw refuse('customer.not_found');
    if (!isErasureConfirmed(request.confirmation, latest.phone)) {
      throw refuse('customer.erasure_not_confirmed');
    }
    const today = malaysianToday(now);
    const underWay = records.filter(({ order_status, batch_date }) =>
      isUnderWay({ orderStatus: order_status, batchDate: batch_date }, today),
    );
    if (underWay.length > 0) {
      const orderNumbers = underWay.map(({ order_number }) => order_number);
      throw refuse('customer.orders_under_way', { orderNumbers });
    }

    const names = await anonymise(
      trx,
      records.map(({ order_id }) => order_id),
      now,
    );
    await recordAudit(trx, {
      actor,
      action: 'customer.erased',
      subject: ['customer', id],
      details: { orders: records.length, files: names.length },
      now,
    });
    return { orders: records.length, files: names, receipts: names.length };
  });
  await removeFiles(storage, files);
  events.publish('orders');
  return { orders, receipts };
}
