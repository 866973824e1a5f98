import { randomBytes } from 'node:crypto';
import type { OrderSelection } from '@mooncake/domain/holds/hold.contract';
import type { PricedLine } from '@mooncake/domain/holds/priced-line';
import type { Language } from '@mooncake/domain/language';
import { paymentWindowSeconds } from '@mooncake/domain/payment/countdown';
import { refuse } from '@mooncake/domain/refusal';
import type { Trx } from '../database/connect.ts';
import { Collision } from '../database/in-transaction.ts';
import { takeLock } from '../database/locks.ts';
import { keepOrderNumber, reserveOrderNumber } from '../orders/reserve-order-number.ts';
import type { StockClaim } from '../stock/stock-claim.ts';
import type { TakeStock } from '../stock/take-stock.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { findOrderOfHold, findReplacedHolds, type HoldRow } from './holds.queries.ts';
import { refuseHoarding } from './refuse-hoarding.ts';

type NewHold = {
  visitor: Visitor;
  selection: OrderSelection;
  /** A hold the browser says it replaces, should its cookie have been lost. */
  named: string | null;
  lines: readonly PricedLine[];
  claim: StockClaim;
  totalSen: number;
  language: Language;
  prefix: string;
  /** Whether the receipt of one more order would surely find room. */
  hasDiskSpace: boolean;
  now: Date;
  take: TakeStock;
};

/** One live hold per browser: the new one takes the stock, the place and the order number of the old. */
export async function replaceHold(trx: Trx, wanted: NewHold): Promise<HoldRow> {
  const { visitor, named, now } = wanted;
  await lockVisitor(trx, visitor);
  if (named !== null) await refuseIfOrdered(trx, named);
  const replaced = await findReplacedHolds(trx, { browserHash: visitor.browserHash, named });
  const replacedIds = replaced.map(({ id }) => id);
  await refuseHoarding(trx, { ...wanted, replaced: replacedIds });
  if (replaced.length === 0 && !wanted.hasDiskSpace) {
    throw refuse('hold.storage_low', { retryAfterSeconds: 300 });
  }

  const orderNumber =
    (await keepOrderNumber(trx, replaced[0]?.order_number)) ?? (await reserveOrderNumber(trx, wanted.prefix));
  await wanted.take(trx, wanted.claim, { now, instead: replacedIds });
  await forgetHolds(trx, replacedIds);
  return insertHold(trx, wanted, orderNumber);
}

/** Two tabs of one browser, and a crowd behind one address, go one after the other. */
async function lockVisitor(trx: Trx, { browserHash, addressHash }: Visitor): Promise<void> {
  await takeLock(trx, ['browser', browserHash], ['address', addressHash]);
}

async function refuseIfOrdered(trx: Trx, holdId: string): Promise<void> {
  const order = await findOrderOfHold(trx, holdId);
  if (order) throw refuse('hold.already_ordered', { orderNumber: order.order_number });
}

/** The rows were locked with the stock. One that became an order meanwhile keeps its number: start over. */
async function forgetHolds(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const paid = await trx.selectFrom('orders').select('id').where('hold_id', 'in', ids).executeTakeFirst();
  if (paid) throw new Collision('a replaced hold was paid meanwhile');
  await trx.deleteFrom('holds').where('id', 'in', ids).execute();
}

async function insertHold(trx: Trx, wanted: NewHold, orderNumber: string): Promise<HoldRow> {
  const { visitor, selection, claim, now } = wanted;
  const hold = await trx
    .insertInto('holds')
    .values({
      id: secretId(),
      order_number: orderNumber,
      browser_hash: visitor.browserHash,
      address_hash: visitor.addressHash,
      batch_id: selection.batchId,
      delivery_method_id: selection.deliveryMethodId,
      time_slot_id: selection.timeSlotId,
      cart: JSON.stringify(wanted.lines),
      total_sen: wanted.totalSen,
      language: wanted.language,
      expires_at: new Date(now.getTime() + paymentWindowSeconds * 1000),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('hold_items')
    .values(
      claim.needs.map(({ productId, units }) => ({
        hold_id: hold.id,
        product_id: productId,
        batch_id: claim.batchId,
        units,
      })),
    )
    .execute();
  return hold;
}

/** In the shape of the id column, but all 128 bits drawn at random: knowing it is the right to pay. */
function secretId(): string {
  return randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
