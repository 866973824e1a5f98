import { holdKeptDays } from '@mooncake/domain/holds/hold-limits';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { freeHolds, lockExpiredHolds } from '../stock/held-stock.ts';

const maxAtOnce = 200;
const dayMs = 24 * 60 * 60 * 1000;

/** Gives back what expired and tells the open pages. Expired holds count for nobody even before this. */
export async function sweepHolds({
  db,
  events,
  clock,
}: Pick<Deps, 'db' | 'events' | 'clock'>): Promise<void> {
  const now = clock();
  const freed = await inTransaction(db, async (trx) => {
    const expired = await lockExpiredHolds(trx, { now, max: maxAtOnce });
    await freeHolds(trx, expired, now);
    return expired.length;
  });
  if (freed > 0) events.publish('stock');
}

/** Forgets holds nobody paid for, and gives their order numbers back: a million would not last for ever. */
export async function forgetOldHolds({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const longAgo = new Date(clock().getTime() - holdKeptDays * dayMs);
  await db
    .deleteFrom('holds')
    .where('released_at', '<', longAgo)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('orders').select('orders.id').whereRef('orders.hold_id', '=', 'holds.id')),
      ),
    )
    .execute();
  await db
    .deleteFrom('order_numbers as n')
    .where('n.reserved_at', '<', longAgo)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('holds as h').select('h.id').whereRef('h.order_number', '=', 'n.number')),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('orders as o').select('o.id').whereRef('o.order_number', '=', 'n.number')),
      ),
    )
    .execute();
}
