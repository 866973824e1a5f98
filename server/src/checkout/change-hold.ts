import type { HoldResponse, HoldState, ReleasedResponse } from '@mooncake/domain/holds/hold.contract';
import { paymentWindowSeconds } from '@mooncake/domain/payment/countdown';
import { refuse } from '@mooncake/domain/refusal';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { freeHolds } from '../stock/held-stock.ts';
import { findHold, findOrderOfHold, type HoldRow, isLive, lockHold } from './holds.queries.ts';
import { presentHold, presentHoldState } from './present-hold.ts';

/** A live hold, for a page that was reloaded. */
export async function showHold({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<HoldState> {
  const hold = await findHold(db, id);
  await refuseUnlessLive(db, hold, clock());
  return presentHoldState(hold, clock());
}

/** Once, another fifteen minutes. */
export function extendHold({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<HoldResponse> {
  return inTransaction(db, async (trx) => {
    const hold = await lockHold(trx, id);
    await refuseUnlessLive(trx, hold, clock());
    if (hold.extended_at) {
      throw refuse('hold.already_extended', { expiresAt: hold.expires_at.toISOString() });
    }
    const extended = await trx
      .updateTable('holds')
      .set({
        extended_at: clock(),
        expires_at: new Date(hold.expires_at.getTime() + paymentWindowSeconds * 1000),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return presentHold(extended, clock());
  });
}

/** Gives the stock back at once; the order number stays with the browser for its next hold. */
export async function releaseHold(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  id: string,
): Promise<ReleasedResponse> {
  const hold = await inTransaction(db, async (trx) => {
    const locked = await lockHold(trx, id);
    await refuseIfOrdered(trx, locked);
    if (locked.released_at === null) await freeHolds(trx, [id], clock());
    return locked;
  });
  if (hold.released_at === null) events.publish('stock');
  return { orderNumber: hold.order_number };
}

async function refuseUnlessLive(db: Db, hold: HoldRow, now: Date): Promise<void> {
  await refuseIfOrdered(db, hold);
  if (!isLive(hold, now)) throw refuse('hold.expired', { orderNumber: hold.order_number });
}

async function refuseIfOrdered(db: Db, hold: HoldRow): Promise<void> {
  const order = await findOrderOfHold(db, hold.id);
  if (order) throw refuse('hold.already_ordered', { orderNumber: order.order_number });
}
