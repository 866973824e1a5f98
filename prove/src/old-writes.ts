import { sql } from 'kysely';
import type { Db } from '../../server/src/database/connect.ts';
import type { KeptRows } from './kept-rows.ts';

/** What an order or a hold takes that the first version writes beside the upgrade. */
type Place = { product: string; batch: string; limit: string; slot: string; method: string };

let numbers = 0;
const nextNumber = () => {
  numbers += 1;
  return `OLD${String(numbers).padStart(6, '0')}`;
};

/**
 * Statements that the first version had too, in its order of locks, one after the other, until it is told to stop or one
 * fails. What they have done is written down in `kept`, as it must be found afterwards.
 */
export function writeAsBefore(db: Db, place: Place, kept: KeptRows, writers: number) {
  let [isOver, written] = [false, 0];
  const failures: string[] = [];
  const add = (table: string, key: string, row: Record<string, unknown>) => kept.get(table)?.set(key, row);
  const raise = (table: string, key: string, column: string) => {
    const row = kept.get(table)?.get(key);
    if (row) row[column] = Number(row[column]) + 1;
  };

  async function takeStock(trx: Db, number: string): Promise<void> {
    await sql`update batch_time_slots set booked = booked + 1
      where batch_id = ${place.batch} and time_slot_id = ${place.slot}`.execute(trx);
    await sql`update product_batch_limits set taken = taken + 1 where id = ${place.limit}`.execute(trx);
    await sql`insert into order_numbers (number) values (${number})`.execute(trx);
  }
  function noteStock(number: string): void {
    raise('batch_time_slots', `${place.batch} ${place.slot}`, 'booked');
    raise('product_batch_limits', place.limit, 'taken');
    add('order_numbers', number, { number });
  }

  const writes = [
    async function note() {
      const { rows } = await sql<{ id: string }>`select id from orders
        where order_number not like 'OLD%' order by random() limit 1`.execute(db);
      const id = rows[0]?.id ?? '';
      await db.transaction().execute(async (trx) => {
        await sql`select 1 from orders where id = ${id} for update`.execute(trx);
        await sql`update orders set admin_notes = left(admin_notes || '.', 500), version = version + 1
          where id = ${id}`.execute(trx);
      });
      const row = kept.get('orders')?.get(id);
      if (!row) return;
      row.admin_notes = `${String(row.admin_notes)}.`.slice(0, 500);
      row.version = Number(row.version) + 1;
    },
    async function hold() {
      const number = nextNumber();
      const id = await db.transaction().execute(async (trx) => {
        await takeStock(trx, number);
        const { rows } = await sql<{ id: string }>`
          insert into holds (order_number, browser_hash, address_hash, batch_id, delivery_method_id, time_slot_id,
            cart, total_sen, language, expires_at)
          values (${number}, ${number}, ${number}, ${place.batch}, ${place.method}, ${place.slot},
            '[]', 5000, 'en', now() + interval '15 minutes') returning id`.execute(trx);
        const held = rows[0]?.id ?? '';
        await sql`insert into hold_items (hold_id, product_id, batch_id, units)
          values (${held}, ${place.product}, ${place.batch}, 1)`.execute(trx);
        return held;
      });
      noteStock(number);
      add('holds', id, { id, order_number: number, batch_id: place.batch, time_slot_id: place.slot });
      const item = { hold_id: id, product_id: place.product, batch_id: place.batch, units: 1 };
      add('hold_items', `${id} ${place.product}`, item);
    },
    async function order() {
      const number = nextNumber();
      const customer = {
        name: `Customer ${number}`,
        phone: '012-345 6789',
        phone_normalised: '+60123456789',
      };
      const [id, customerId, itemId] = await db.transaction().execute(async (trx) => {
        await takeStock(trx, number);
        const { rows: customers } = await sql<{ id: string }>`
          insert into customers (name, phone, phone_normalised)
          values (${customer.name}, ${customer.phone}, ${customer.phone_normalised}) returning id`.execute(
          trx,
        );
        const { rows: orders } = await sql<{ id: string }>`
          insert into orders (order_number, customer_id, mooncake_type, quantity, unit_price_sen, total_sen,
            pickup_method, order_status, payment_reference_code, delivery_method_id, pickup_batch_id, pickup_time_slot_id)
          values (${number}, ${customers[0]?.id}, 'Mochi', 1, 5000, 5000,
            'pickup', 'pending', ${number}, ${place.method}, ${place.batch}, ${place.slot}) returning id`.execute(
          trx,
        );
        const { rows: items } = await sql<{ id: string }>`
          insert into order_items (order_id, product_id, product_name, quantity, unit_price_sen, total_sen, stock_units)
          values (${orders[0]?.id}, ${place.product}, 'Mochi', 1, 5000, 5000, 1) returning id`.execute(trx);
        return [orders[0]?.id ?? '', customers[0]?.id ?? '', items[0]?.id ?? ''];
      });
      noteStock(number);
      add('customers', customerId, { id: customerId, ...customer });
      const written = { id, order_number: number, customer_id: customerId, total_sen: 5_000 };
      add('orders', id, { ...written, pickup_batch_id: place.batch, pickup_time_slot_id: place.slot });
      add('order_items', itemId, { id: itemId, order_id: id, product_name: 'Mochi', stock_units: 1 });
    },
  ];

  const writing = Array.from({ length: writers }, async (_, writer) => {
    for (let turn = writer; !isOver; turn += 1) {
      try {
        await writes[turn % writes.length]?.();
        written += 1;
      } catch (error) {
        failures.push(`a write beside the upgrade failed: ${String(error)}`);
        return;
      }
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(writing);
      return { written, failures };
    },
  };
}

/** A date and a slot that orders of the dump have taken already. */
export async function findPlace(db: Db): Promise<Place> {
  const { rows } = await sql<Place>`
    select l.id as limit, l.product_id as product, l.batch_id as batch, s.id as slot, s.delivery_method_id as method
    from batch_time_slots b join pickup_time_slots s on s.id = b.time_slot_id
      join product_batch_limits l on l.batch_id = b.batch_id
    limit 1`.execute(db);
  const [place] = rows;
  if (!place) throw new Error('The shop of the dump sells nothing.');
  // As many as anybody writes.
  await sql`update product_batch_limits set limit_quantity = 100000 where id = ${place.limit}`.execute(db);
  return place;
}
