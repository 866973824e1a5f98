import { holdLimits } from '@mooncake/domain/holds/hold-limits';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { randomOrderNumber } from '../orders/reserve-order-number.ts';
import { limitRows, slotRows } from '../stock/counters.ts';
import { rateKey, windowOf } from '../visitors/rate-limit.ts';
import type { HoldRow } from './holds.queries.ts';
import { expiryOf, type NewHold, numbersPerAddress, secretId } from './replace-hold.ts';

type UsualHold = Pick<HoldRow, 'id' | 'order_number' | 'total_sen' | 'expires_at' | 'extended_at'>;

/**
 * The usual hold, whole in one statement: of somebody who holds nothing, where there is plenty. Nothing where there is
 * more to decide or to refuse; `replaceHold` then does, step by step.
 */
export async function holdUsually(db: Db, wanted: NewHold): Promise<UsualHold | undefined> {
  const { visitor, selection, named, claim, lines, totalSen, language, prefix, offerVersion, now, notice } =
    wanted;
  if (named !== null || !wanted.hasDiskSpace) return undefined;
  const hold = {
    id: secretId(),
    order_number: randomOrderNumber(prefix),
    total_sen: totalSen,
    expires_at: expiryOf(now),
    extended_at: null,
  };
  const slots = slotRows([claim]);
  const limits = limitRows([claim]);
  const { rows } = await sql`
    select ${notice} as told from hold_usually(
      ${hold.id}, ${hold.order_number}, ${visitor.browserHash}, ${visitor.addressHash}, ${claim.batchId},
      ${selection.deliveryMethodId}, ${slots.map(({ id }) => id)}, ${slots.map(({ units }) => units)},
      ${limits.map(({ id }) => id)}, ${limits.map(({ units }) => units)}, ${JSON.stringify(lines)}, ${totalSen},
      ${language}, ${hold.expires_at}, ${now}, ${offerVersion}, ${holdLimits.perAddress},
      ${rateKey(numbersPerAddress, visitor.addressHash)}, ${windowOf(numbersPerAddress, now).start},
      ${numbersPerAddress.times}
    ) as made (is_held) where is_held`.execute(db);
  return rows.length > 0 ? hold : undefined;
}
