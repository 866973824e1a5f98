import { randomInt } from 'node:crypto';
import { formatOrderNumber, orderNumberLimit } from '@mooncake/domain/order-number';
import type { Trx } from '../database/connect.ts';

const maxDraws = 200;

/** The number of an earlier hold, kept from being given back; null when there is none any more. */
export async function keepOrderNumber(trx: Trx, number: string | undefined): Promise<string | null> {
  if (number === undefined) return null;
  const kept = await trx
    .selectFrom('order_numbers')
    .select('number')
    .where('number', '=', number)
    .forKeyShare()
    .executeTakeFirst();
  return kept?.number ?? null;
}

/** Draws a number nobody has. Drawn at random, so that one order's number says nothing of another's. */
export async function reserveOrderNumber(trx: Trx, prefix: string): Promise<string> {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const reserved = await trx
      .insertInto('order_numbers')
      .values({ number: formatOrderNumber(prefix, randomInt(orderNumberLimit)) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    if (reserved) return reserved.number;
  }
  throw new Error(`nearly every number with the prefix ${prefix} is taken: choose another prefix`);
}
