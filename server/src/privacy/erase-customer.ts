import { malaysianToday } from '@mooncake/domain/calendar';
import type { EraseRequest, EraseResponse } from '@mooncake/domain/privacy/customers.contract';
import { isErasureConfirmed } from '@mooncake/domain/privacy/erasure';
import { refuse } from '@mooncake/domain/refusal';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { anonymise, removeFiles } from './anonymise.ts';
import { erasePayers } from './bank-payments.ts';
import { findRecords, ordersUnderWay } from './customers.queries.ts';

/** Forgets one person, unless an order of theirs is under way: that one still has to reach them. */
export async function eraseCustomer(
  deps: ChangeDeps & Pick<Deps, 'storage'>,
  { id, request, actor }: { id: string; request: EraseRequest; actor: Actor },
): Promise<EraseResponse> {
  const asked = { actor, action: 'customer.erased', topics: ['orders'] } as const;
  const { orders, files } = await change(deps, asked, async (trx, now) => {
    const records = await findRecords(trx, id, { isLocked: true });
    const [latest] = records;
    if (!latest) throw refuse('customer.not_found');
    if (!isErasureConfirmed(request.confirmation, latest.phone)) {
      throw refuse('customer.erasure_not_confirmed');
    }
    const orderNumbers = ordersUnderWay(records, malaysianToday(now));
    if (orderNumbers.length > 0) throw refuse('customer.orders_under_way', { orderNumbers });

    await erasePayers(trx, records);
    const names = await anonymise(
      trx,
      records.map(({ order_id }) => order_id),
      now,
    );
    return {
      result: { orders: records.length, files: names },
      audit: { subject: ['customer', id], details: { orders: records.length, files: names.length } },
    };
  });
  await removeFiles(deps.storage, files);
  return { orders, receipts: files.length };
}
