import { formatOrderNumber, orderNumberLimit } from '@mooncake/domain/order-number';
import type { Db, Trx } from '../connect.ts';
import { bulkInsert } from './bulk-insert.ts';
import { countStock } from './count-stock.ts';
import { type CustomerRow, generateCustomer, returningCustomer } from './generate-customer.ts';
import { type GeneratedOrder, generateOrder } from './generate-order.ts';
import { createRandom, type Random } from './random.ts';
import { readShopOffer } from './shop-offer.ts';

type GenerateOptions = {
  count: number;
  /** The same seed on the same shop makes the same orders. */
  seed: number;
  /** Orders are spread over the sixty days before. */
  now?: Date;
  /** Of several who fill the same shop at once: which one this is. Each then draws numbers that the others never draw. */
  turn?: Turn;
};

type Turn = { at: number; of: number };
const alone: Turn = { at: 0, of: 1 };

const perStatement = 2_000;
const spreadMs = 60 * 24 * 60 * 60 * 1000;

/**
 * Fills a furnished shop with realistic orders of people who do not exist; stock counters stay exact. Large shops may be
 * filled by several at once, each in its turn; some thousand orders are one transaction.
 */
export async function generateOrders(
  db: Db,
  { count, seed, now = new Date(), turn = alone }: GenerateOptions,
): Promise<void> {
  const offer = await db.transaction().execute(readShopOffer);
  const random = createRandom(seed);
  const numbers = await db.transaction().execute((trx) => freeNumbers(trx, random, offer.orderPrefix, turn));
  let regulars: CustomerRow[] = [];

  for (let done = 0; done < count; done += perStatement) {
    const chunk = Array.from({ length: Math.min(perStatement, count - done) }, (_, index) => {
      const moment = new Date(now.getTime() - spreadMs * (1 - (done + index + random.next()) / count));
      const customer =
        regulars.length > 0 && random.chance(0.15)
          ? returningCustomer(random, random.pick(regulars), moment)
          : generateCustomer(random, moment);
      return { customer, ...generateOrder(random, offer, { orderNumber: numbers(), customer }) };
    });
    regulars = [...regulars, ...chunk.map(({ customer }) => customer)].slice(-perStatement);

    await db.transaction().execute((trx) => insertOrders(trx, chunk));
  }
}

/** Writes generated orders down, with their customers, and counts what they take. */
export async function insertOrders(
  trx: Trx,
  generated: readonly (GeneratedOrder & { customer: CustomerRow })[],
): Promise<void> {
  const orders = generated.map(({ order }) => order);
  await bulkInsert(
    trx,
    'order_numbers',
    orders.map(({ order_number }) => ({ number: order_number })),
  );
  await bulkInsert(
    trx,
    'customers',
    generated.map(({ customer }) => customer),
  );
  await bulkInsert(trx, 'orders', orders);
  await bulkInsert(
    trx,
    'order_items',
    generated.flatMap(({ items }) => items),
  );
  await countStock(trx, generated);
}

/** Draws numbers nobody has, from a random place onwards in steps that visit each number once. */
export async function freeNumbers(
  trx: Trx,
  random: Random,
  prefix: string,
  { at, of }: Turn = alone,
): Promise<() => string> {
  const rows = await trx.selectFrom('order_numbers').select('number').execute();
  const taken = new Set(rows.map(({ number }) => number));
  // Sharing no factor with a million, it reaches every number before it repeats one.
  const step = 618_033;
  const drawn = random.below(orderNumberLimit);
  // Several begin at the same place, each some steps behind the one before it.
  let position = of === 1 ? drawn : at * step;

  return () => {
    for (let tries = 0; tries < orderNumberLimit; tries += 1) {
      position = (position + of * step) % orderNumberLimit;
      const number = formatOrderNumber(prefix, position);
      if (!taken.has(number)) {
        taken.add(number);
        return number;
      }
    }
    throw new RangeError('every order number is taken');
  };
}
