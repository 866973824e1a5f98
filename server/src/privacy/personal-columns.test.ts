import { describe, expect, expectTypeOf, test } from 'vitest';
import { recordAudit } from '../audit/record-audit.ts';
import { createCounter, furnishShop, mochiHold } from '../checkout/checkout.testing.ts';
import type { Personal } from '../database/tables/columns.ts';
import type { Database } from '../database/types.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { anonymise } from './anonymise.ts';
import { exportCustomer } from './export-customer.ts';
import { type Erasure, type Exported, type erasure, exported } from './personal-columns.ts';
import { tablesHolding } from './privacy.testing.ts';

/** The shop as somebody might extend it tomorrow. */
type WithBirthday = Pick<Database, 'customers'> & { customers: { birthday: Personal<string | null> } };
type WithGuests = { guests: { id: string; nickname: Personal<string> } };

describe('a personal column', () => {
  test('does not compile before it says how it is erased', () => {
    type Customers = typeof erasure.customers;
    expectTypeOf<{ customers: Customers }>().toExtend<Erasure<Pick<Database, 'customers'>>>();
    expectTypeOf<{ customers: Customers }>().not.toExtend<Erasure<WithBirthday>>();
    expectTypeOf<{ customers: Customers & { birthday: null } }>().toExtend<Erasure<WithBirthday>>();
    // A date is not what the column keeps.
    expectTypeOf<{ customers: Customers & { birthday: Date } }>().not.toExtend<Erasure<WithBirthday>>();
  });

  test('does not compile before it says where it is exported', () => {
    type Customers = typeof exported.customers;
    expectTypeOf<{ customers: Customers }>().not.toExtend<Exported<WithBirthday>>();
    expectTypeOf<{ customers: Customers & { birthday: 'since' } }>().toExtend<Exported<WithBirthday>>();
    // The export has no such field.
    expectTypeOf<{ customers: Customers & { birthday: 'horoscope' } }>().not.toExtend<
      Exported<WithBirthday>
    >();
  });

  test('of a new table does not compile either', () => {
    expectTypeOf<Record<never, never>>().not.toExtend<Erasure<WithGuests>>();
    expectTypeOf<{ guests: 'row_deleted' }>().toExtend<Erasure<WithGuests>>();
    // Only what triggers alone write follows by itself.
    expectTypeOf<{ guests: 'kept_by_triggers' }>().not.toExtend<Erasure<WithGuests>>();
  });

  test('and no other, is what these tables are about', () => {
    expectTypeOf<keyof Erasure>().toEqualTypeOf<
      | 'customers'
      | 'orders'
      | 'holds'
      | 'receipts'
      | 'receipt_readings'
      | 'bank_payments'
      | 'order_list'
      | 'repeat_orders'
      | 'phone_changes'
      | 'audit_log'
    >();
    expectTypeOf<keyof Exported>().toEqualTypeOf<keyof Erasure>();
    expectTypeOf<keyof Erasure<Pick<Database, 'products' | 'pickup_batches'>>>().toEqualTypeOf<never>();
  });
});

const database = await createTestDatabase();
const { db } = database;

const marked = {
  customers: markAll(exported.customers),
  orders: markAll(exported.orders),
  receipts: markAll(exported.receipts),
  bank_payments: markAll(exported.bank_payments),
};

/** Something findable for each column the export shows. */
function markAll<Columns extends Record<string, unknown>>(columns: Columns) {
  return Object.entries(columns).flatMap(([column, field]) =>
    typeof field === 'string' ? [{ column, field, mark: `Xq ${column.replaceAll('_', ' ')} qX` }] : [],
  );
}

const valuesOf = (columns: readonly { column: string; mark: string }[]) =>
  Object.fromEntries(columns.map(({ column, mark }) => [column, mark]));

test('every personal column is exported where it says, and gone after erasure', async () => {
  const shop = await furnishShop(db);
  const { deps, browser } = await createCounter(database);
  const customer = browser();
  const { body: hold } = await customer.hold(mochiHold(shop));
  const { body } = await submit(customer, hold.holdId, await aReceipt(90));
  const order = await db
    .updateTable('orders')
    .set(valuesOf(marked.orders))
    .where('order_number', '=', body.orderNumber)
    .returning(['id', 'customer_id'])
    .executeTakeFirstOrThrow();
  const { customer_id: customerId } = order;
  await db.updateTable('customers').set(valuesOf(marked.customers)).where('id', '=', customerId).execute();
  const receipt = await db
    .updateTable('receipts')
    .set(valuesOf(marked.receipts))
    .where('order_id', '=', order.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const found = { verdict: 'matches', read: 'Xq read qX', box: null } as const;
  const findings = {
    ...{ amount: found, orderNumber: found, account: found, date: found, success: found },
    transaction: found,
    notUnderstood: [{ read: 'Xq unknown qX', box: null }],
  };
  await db
    .insertInto('receipt_readings')
    .values({
      receipt_id: receipt.id,
      order_id: order.id,
      read_at: deps.clock(),
      verdict: 'everything-matches',
      findings: JSON.stringify(findings),
      transaction_number: 'Xq transaction qX',
      fingerprints: ['Xq fingerprint qX'],
    })
    .execute();
  const now = deps.clock();
  const statement = await db
    .insertInto('statements')
    .values({ name: 'Bank', from_date: null, to_date: null, payments: 1, new_payments: 1, imported_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const payment = await db
    .insertInto('bank_payments')
    .values({
      statement_id: statement.id,
      paid_on: '2090-09-01',
      amount_sen: 100,
      words: '',
      payer: '',
      ...valuesOf(marked.bank_payments),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_shares')
    .values({ payment_id: payment.id, order_id: order.id, amount_sen: 100 })
    .execute();
  const line = { actor: 'terminal', action: 'order.status_changed', subject: ['order', order.id] } as const;
  await recordAudit(db, { ...line, details: { reason: 'Xq reason qX' }, now });

  const { contacts, orders, receipts, payments } = await exportCustomer(deps, customerId, 'terminal');
  const shown: [typeof marked.customers, unknown][] = [
    [marked.customers, contacts[0]],
    [marked.orders, orders[0]],
    [marked.receipts, receipts[0]],
    [marked.bank_payments, payments[0]],
  ];
  for (const [columns, part] of shown) {
    expect(part).toMatchObject(Object.fromEntries(columns.map(({ field, mark }) => [field, mark])));
  }
  expect(receipts[0]?.reading).toEqual({ verdict: 'everything-matches', findings });
  expect(await tablesHolding(db, 'Xq ')).toEqual([
    'audit_log',
    'bank_payments',
    'customers',
    'order_list',
    'orders',
    'receipt_readings',
    'receipts',
  ]);
  await db.transaction().execute((trx) => anonymise(trx, [order.id], now));
  expect(await tablesHolding(db, 'Xq ')).toEqual([]);
});
