import { malaysianToday } from '@mooncake/domain/calendar';
import { formatRinggit } from '@mooncake/domain/money';
import type { ReceiptReviewResponse } from '@mooncake/domain/receipts/receipt-review.contract';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { openBackOffice } from '../../orders/admin/admin-orders.testing.ts';
import type { TestDatabase } from '../../testing/test-database.testing.ts';
import { readNext } from './read-receipts.ts';
import { goodReceipt, ourBank, type Script, scriptedReader } from './readings.testing.ts';

const minute = 60_000;

/** No orders, and everything to be had again. */
export async function emptyTheShop(db: Db) {
  await db.deleteFrom('orders').execute();
  await db.updateTable('product_batch_limits').set({ taken: 0 }).execute();
  await db.updateTable('batch_time_slots').set({ booked: 0 }).execute();
}

/** A back office whose receipts are read by script, with a clock to push forward. */
export async function openReading(database: TestDatabase) {
  let ahead = 0;
  const scripts = new Map<string, Script>();
  const { reader, read } = scriptedReader(scripts);
  const clock = () => new Date(Date.now() + ahead);
  const office = await openBackOffice(database, { clock, receiptReader: reader });
  await sql`update shop_settings set value = jsonb_set(value, '{bank}', value->'bank' || ${JSON.stringify(ourBank)}::jsonb)`.execute(
    database.db,
  );
  const { deps, aPaidOrder, ask } = office;
  /** An order whose receipt says what it should, unless lines are given. */
  async function aReadableOrder(file: string, change: Partial<Script> = {}) {
    const order = await aPaidOrder({ file });
    const facts = {
      orderNumber: order.orderNumber,
      amount: formatRinggit(order.totalSen),
      day: malaysianToday(clock()),
      transaction: `FT2611${String(100_000 + 13_577 * scripts.size)}`,
    };
    scripts.set(file, { lines: goodReceipt(facts), ...change });
    return { ...order, facts };
  }
  const readAll = async (server = deps) => {
    while (await readNext(server));
  };
  const review = async (id: string) =>
    (await ask('GET', `/orders/${id}/review`)).json as ReceiptReviewResponse;
  const passMinutes = (minutes: number) => {
    ahead += minutes * minute;
  };
  return { ...office, scripts, read, aReadableOrder, readAll, review, passMinutes };
}
