import { randomBytes } from 'node:crypto';
import type { OrderSelection } from '@mooncake/domain/holds/hold.contract';
import type { PricedLine } from '@mooncake/domain/holds/priced-line';
import type { Language } from '@mooncake/domain/language';
import { paymentWindowSeconds } from '@mooncake/domain/payment/countdown';
import { refuse } from '@mooncake/domain/refusal';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import { Collision } from '../database/in-transaction.ts';
import { OfferChanged } from '../orders/offer.ts';
import { drawOrderNumber } from '../orders/reserve-order-number.ts';
import type { StockClaim } from '../stock/stock-claim.ts';
import { takeStock } from '../stock/take-stock.ts';
import { rateKey, rateLimited, windowOf } from '../visitors/rate-limit.ts';
import type { Visitor } from '../visitors/visitor.ts';
import type { HoldRow } from './holds.queries.ts';
import { refuseHoarding, type Surroundings } from './refuse-hoarding.ts';

/** Each new hold uses up an order number for a month. */
export const numbersPerAddress = { name: 'hold-number', times: 60, seconds: 600 };

export type NewHold = {
  visitor: Visitor;
  selection: OrderSelection;
  /** A hold the browser says it replaces, should its cookie have been lost. */
  named: string | null;
  lines: readonly PricedLine[];
  claim: StockClaim;
  totalSen: number;
  language: Language;
  prefix: string;
  /** Of what the lines were priced and the selection was checked by. */
  offerVersion: number;
  /** Whether the receipt of one more order would surely find room. */
  hasDiskSpace: boolean;
  now: Date;
  notice: RawBuilder<unknown>;
};

/** One live hold per browser: the new one takes the stock, the place and the order number of the old. */
export async function replaceHold(trx: Trx, wanted: NewHold): Promise<HoldRow> {
  const seen = await lookBeforeHold(trx, wanted);
  if (seen.version !== wanted.offerVersion) throw new OfferChanged();
  if (seen.namedOrder !== null) throw refuse('hold.already_ordered', { orderNumber: seen.namedOrder });
  refuseHoarding(seen, wanted);
  if (seen.replaced.length === 0 && !wanted.hasDiskSpace) {
    throw refuse('hold.storage_low', { retryAfterSeconds: 300 });
  }

  await takeStock(trx, wanted.claim, { now: wanted.now, instead: seen.replaced });
  await forgetHolds(trx, seen.replaced);
  return seen.keptNumber === null ? insertNewHold(trx, wanted) : insertAgain(trx, wanted, seen.keptNumber);
}

type Seen = Surroundings & {
  version: number;
  /** The number of the order that the named hold has become. */
  namedOrder: string | null;
  /** The holds the new one replaces, unpaid ones only. */
  replaced: string[];
  /** The number of an earlier hold, kept from being given back. */
  keptNumber: string | null;
};

/** All there is to know before a hold, in one question; the visitor's other requests wait until it is made. */
async function lookBeforeHold(trx: Trx, { visitor, named, claim, now }: NewHold): Promise<Seen> {
  const products = claim.needs.map(({ productId }) => productId);
  const { rows } = await sql<{ seen: Seen }>`
    select look_before_hold(${visitor.browserHash}, ${visitor.addressHash}, ${named}, ${claim.batchId},
      ${products}::uuid[], ${now}) as seen`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('there is always something to see');
  return row.seen;
}

/** The rows were locked with the stock. One that became an order meanwhile keeps its number: start over. */
async function forgetHolds(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const paid = await trx.selectFrom('orders').select('id').where('hold_id', 'in', ids).executeTakeFirst();
  if (paid) throw new Collision('a replaced hold was paid meanwhile');
  await trx.deleteFrom('holds').where('id', 'in', ids).execute();
}

/** Under a number of its own, of which one network draws only so many. */
async function insertNewHold(trx: Trx, wanted: NewHold): Promise<HoldRow> {
  const { visitor, prefix, now } = wanted;
  const key = rateKey(numbersPerAddress, visitor.addressHash);
  const { start } = windowOf(numbersPerAddress, now);
  const { drawn, ...hold } = await drawOrderNumber(prefix, (number) =>
    insertHold(
      trx,
      wanted,
      sql`
        free as (insert into order_numbers (number) values (${number}) on conflict do nothing returning number),
        counted as (
          insert into rate_limits (key, window_start, count) select ${key}, ${start}, 1 from free
          on conflict (key, window_start) do update set count = rate_limits.count + 1 returning count),
        numbered as (select number, count as drawn from free, counted)`,
    ),
  );
  if (drawn > numbersPerAddress.times) throw rateLimited(numbersPerAddress, now);
  return hold;
}

async function insertAgain(trx: Trx, wanted: NewHold, number: string): Promise<HoldRow> {
  const hold = await insertHold(trx, wanted, sql`numbered as (select ${number}::text as number, 0 as drawn)`);
  if (!hold) throw new Error('a kept number is there');
  return hold;
}

/** The hold, its items and the news of it in one statement, under the one number in `numbered`; nothing without one. */
async function insertHold(
  trx: Trx,
  { visitor, selection, claim, lines, totalSen, language, now, notice }: NewHold,
  numbered: RawBuilder<unknown>,
): Promise<(HoldRow & { drawn: number }) | undefined> {
  const { needs } = claim;
  const { rows } = await sql<HoldRow & { drawn: number }>`
    with ${numbered},
      hold as (
        insert into holds (id, order_number, browser_hash, address_hash, batch_id, delivery_method_id, time_slot_id,
          cart, total_sen, language, expires_at, created_at)
        select ${secretId()}::uuid, number, ${visitor.browserHash}, ${visitor.addressHash}, ${selection.batchId}::uuid,
          ${selection.deliveryMethodId}::uuid, ${selection.timeSlotId}::uuid, ${JSON.stringify(lines)}::jsonb,
          ${totalSen}::integer, ${language}, ${expiryOf(now)}::timestamptz, ${now}::timestamptz
        from numbered returning *),
      items as (
        insert into hold_items (hold_id, product_id, batch_id, units)
        select hold.id, need.product_id, hold.batch_id, need.units from hold, unnest(
          ${needs.map(({ productId }) => productId)}::uuid[], ${needs.map(({ units }) => units)}::integer[]
        ) as need (product_id, units))
    select hold.*, drawn, ${notice} as told from hold, numbered`.execute(trx);
  return rows[0];
}

export const expiryOf = (now: Date) => new Date(now.getTime() + paymentWindowSeconds * 1000);

/** In the shape of the id column, but all 128 bits drawn at random: knowing it is the right to pay. */
export function secretId(): string {
  return randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
