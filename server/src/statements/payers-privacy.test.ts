import { beforeEach, describe, expect, test } from 'vitest';
import { anonymise } from '../privacy/anonymise.ts';
import { fadePayments } from '../privacy/bank-payments.ts';
import { eraseCustomer } from '../privacy/erase-customer.ts';
import { tablesHolding } from '../privacy/privacy.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { addsUp, emptyTheDesk, openDesk, statementOf } from './statements.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const desk = () => openDesk(database);

beforeEach(() => emptyTheDesk(db));

describe('what the bank wrote about people', () => {
  test('goes with their orders, and does not come back with the next statement', async () => {
    const { take, anOrder, list, verify, deps, overview } = await desk();
    const [matched, open] = [await anOrder(1), await anOrder(2)];
    const file = statementOf(
      ['01/09/2026', `${matched.orderNumber} Zq Tan qZ`, matched.ringgit],
      ['02/09/2026', `${open.orderNumber} Zq Tan qZ`, '1.00'],
      ['02/09/2026', 'Somebody else', '2.00'],
    );
    await take(file);
    await verify(await list('exact'));
    const before = await overview();
    await db.transaction().execute((trx) => anonymise(trx, [matched.id, open.id], deps.clock()));
    expect(await tablesHolding(db, 'Zq Tan')).toEqual([]);
    expect(await tablesHolding(db, 'Somebody else')).toEqual(['bank_payments']);
    expect(await take(file)).toMatchObject({ newPayments: 0 });
    const after = await overview();
    expect(after).toMatchObject({ cameInSen: before.cameInSen, matchedSen: before.matchedSen });
    expect(addsUp(after)).toBe(true);
  });

  test('goes with a customer, where nobody knows what they paid for', async () => {
    const { take, anOrder, ask, list, settle, overview, deps } = await desk();
    const [order, other] = [await anOrder(1), await anOrder(2)];
    const person = await db
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'orders.customer_id')
      .select(['customers.id', 'customers.phone'])
      .where('orders.id', '=', order.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('customers').set({ name: 'Zq Puteh Zara' }).where('id', '=', person.id).execute();
    await db
      .updateTable('customers')
      .set({ name: 'Zq Puteh Zara', phone: '+60130000001', phone_normalised: '+60130000001' })
      .where('id', '=', (eb) => eb.selectFrom('orders').select('customer_id').where('id', '=', other.id))
      .execute();
    await ask('POST', `/orders/${order.id}/cancel`, { notes: 'Sorry', version: order.version });
    await take(
      statementOf(
        ['02/09/2026', 'DUITNOW ZQ PUTEH ZARA', '3.00'],
        ['02/09/2026', `DUITNOW ${person.phone} gift`, '4.00'],
        ['03/09/2026', 'ZQ PUTEH ZARA', '5.00'],
        ['03/09/2026', `ZQ PUTEH ZARA ${other.orderNumber}`, other.ringgit],
        ['03/09/2026', 'SOMEBODY ELSE', '6.00'],
      ),
    );
    const aside = (await list('unknown')).find(({ amountSen }) => amountSen === 500);
    if (aside) await settle(aside, { kind: 'set_aside', note: 'a gift of Zq Puteh Zara' });
    const before = await overview();
    const request = { confirmation: person.phone };
    await eraseCustomer(deps, { id: person.id, request, actor: 'retention' });
    const left = await db.selectFrom('bank_payments').select(['words', 'payer', 'note']).execute();
    expect(left.map(({ words, payer, note }) => `${words}${payer}${note}`).sort()).toEqual(
      ['', '', '', 'SOMEBODY ELSE', `ZQ PUTEH ZARA ${other.orderNumber}`].sort(),
    );
    expect(await list('exact')).toMatchObject([{ amountSen: other.totalSen }]);
    expect((await overview()).cameInSen).toBe(before.cameInSen);
  });

  test('fades with age, whoever it was', async () => {
    const { take, deps } = await desk();
    await take(statementOf(['01/03/2026', 'Zq old qZ', '1.00'], ['01/09/2026', 'Zq new qZ', '2.00']));
    await fadePayments(deps, '2026-06-01', 3);
    await fadePayments(deps, '2026-06-01', 3);
    expect(await tablesHolding(db, 'Zq old')).toEqual([]);
    expect(await tablesHolding(db, 'Zq new')).toEqual(['bank_payments']);
  });
});
