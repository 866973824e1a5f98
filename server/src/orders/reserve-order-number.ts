import { randomInt } from 'node:crypto';
import { formatOrderNumber, orderNumberLimit } from '@mooncake/domain/order-number';
import type { Trx } from '../database/connect.ts';

const maxDraws = 200;

/** Drawn at random, so that one order's number says nothing of another's; it may be somebody's already. */
export function randomOrderNumber(prefix: string): string {
  return formatOrderNumber(prefix, randomInt(orderNumberLimit));
}

/** Draws numbers until one is nobody's, which `reserve` finds out by writing it down. */
export async function drawOrderNumber<Reserved>(
  prefix: string,
  reserve: (number: string) => Promise<Reserved | undefined>,
): Promise<Reserved> {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const reserved = await reserve(randomOrderNumber(prefix));
    if (reserved !== undefined) return reserved;
  }
  throw new Error(`nearly every number with the prefix ${prefix} is taken: choose another prefix`);
}

export async function reserveOrderNumber(trx: Trx, prefix: string): Promise<string> {
  const { number } = await drawOrderNumber(prefix, (drawn) =>
    trx
      .insertInto('order_numbers')
      .values({ number: drawn })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst(),
  );
  return number;
}
