import { randomInt } from 'node:crypto';
import { formatOrderNumber, orderNumberLimit } from '@mooncake/domain/orders/order-number';
import type { Trx } from '../database/connect.ts';

const mostDraws = 200;

/** Draws a number nobody ever had. Drawn at random, so that one order's number says nothing of another's. */
export async function reserveOrderNumber(trx: Trx, prefix: string): Promise<string> {
  for (let draw = 0; draw < mostDraws; draw += 1) {
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
