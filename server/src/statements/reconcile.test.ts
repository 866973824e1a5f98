import { ringgitDigits } from '@mooncake/domain/money';
import type { VerifyExactResponse } from '@mooncake/domain/statements/statements.contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { anonymise } from '../privacy/anonymise.ts';
import { fadePayments } from '../privacy/bank-payments.ts';
import { tablesHolding } from '../privacy/privacy.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { readStatementFile } from './files/read-statement-file.ts';
import { addsUp, openMoneyDesk, statementOf } from './statements.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const clock = () => new Date('2026-09-20T04:00:00Z');

beforeEach(async () => {
  await sql`truncate statements, statement_mappings, bank_payments, payment_shares`.execute(db);
  await db.deleteFrom('orders').execute();
  await db.updateTable('product_batch_limits').set({ taken: 0, limit_quantity: 50 }).execute();
  await db.updateTable('batch_time_slots').set({ booked: 0, capacity: null }).execute();
});

async function desk() {
  const opened = await openMoneyDesk(database, { clock });
  /** An order with a receipt, placed on the first of September. */
  const anOrder = async (quantity = 1) => {
    const { id } = await opened.aPaidOrder({ quantity });
    const at = new Date('2026-09-01T04:00:00Z');
    await db
      .updateTable('orders')
      .set({ created_at: at, payment_uploaded_at: at })
      .where('id', '=', id)
      .execute();
    const order = await opened.look(id);
    return { ...order, ringgit: ringgitDigits(order.totalSen) };
  };
  return { ...opened, anOrder };
}

describe('a statement', () => {
  test('is shown before it is taken, and nothing of the preview is kept', async () => {
    const { preview, overview } = await desk();
    const { status, seen } = await preview(statementOf(['01/09/2026', 'CHM000001', '48.00', '48.00']));
    expect(status).toBe(200);
    expect(seen).toMatchObject({
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      incoming: 1,
      incomingSen: 4800,
      alreadyKnown: 0,
      knownAs: null,
      fromDate: '2026-09-01',
      payments: [{ paidOn: '2026-09-01', amountSen: 4800, text: 'CHM000001', payer: '' }],
    });
    expect(await overview()).toMatchObject({ cameInSen: 0, statements: [] });
  });

  test('taken twice changes nothing, and one that overlaps brings what is new', async () => {
    const { take, overview, preview } = await desk();
    const september = statementOf(
      ['01/09/2026', 'CASH', '48.00'],
      ['01/09/2026', 'CASH', '48.00'],
      ['02/09/2026', 'RENT', '10.50'],
    );
    expect(await take(september)).toMatchObject({ payments: 3, newPayments: 3, newSen: 10_650 });
    const before = await overview();
    expect(await take(september)).toMatchObject({ payments: 3, newPayments: 0, newSen: 0 });
    expect(await overview()).toEqual(before);
    const later = statementOf(['02/09/2026', 'rent', '10.50'], ['03/09/2026', 'CASH', '48.00']);
    expect((await preview(later)).seen).toMatchObject({ alreadyKnown: 1, knownAs: 'Bank Purnama' });
    expect(await take(later)).toMatchObject({ payments: 2, newPayments: 1 });
    expect(await overview()).toMatchObject({ cameInSen: 15_450, openSen: 15_450 });
  });

  test('taken by two at once comes in once', async () => {
    const { take, overview } = await desk();
    const file = statementOf(['01/09/2026', 'CASH', '48.00'], ['01/09/2026', 'CASH', '48.00']);
    await Promise.all([take(file), take(file), take(file)]);
    expect(await overview()).toMatchObject({ cameInSen: 9600, states: { unknown: { payments: 2 } } });
  });

  test('under the same key answers the same', async () => {
    const { send, preview } = await desk();
    const file = statementOf(['01/09/2026', 'CASH', '48.00']);
    const { seen } = await preview(file);
    const fields = { name: 'Bank', mapping: JSON.stringify(seen.mapping) };
    const [first, second] = [
      await send('', file, fields, 'a-key-that-is-long-enough'),
      await send('', file, fields, 'a-key-that-is-long-enough'),
    ];
    expect(second).toEqual(first);
    expect(first.json).toMatchObject({ newPayments: 1 });
  });

  test('is read again the way somebody mended it, known by its headings', async () => {
    const { send, preview } = await desk();
    const file = statementOf(['03/04/2026', 'CASH', '48.00']);
    const { seen } = await preview(file);
    const mapping = JSON.stringify({ ...seen.mapping, dateOrder: 'mdy' });
    expect((await preview(file, { mapping })).seen).toMatchObject({ fromDate: '2026-03-04' });
    await send('', file, { name: 'American bank', mapping });
    expect((await preview(statementOf(['05/06/2026', 'CASH', '1.00']))).seen).toMatchObject({
      knownAs: 'American bank',
      fromDate: '2026-05-06',
    });
  });

  test('that is none is refused in words, and nothing of it is kept', async () => {
    const { preview, send, overview } = await desk();
    const twentyMegabytes = new Uint8Array(20 * 1024 * 1024 + 1).fill(0x31);
    const mapping = JSON.stringify(
      (await preview(statementOf(['01/09/2026', 'CASH', '48.00']))).seen.mapping,
    );
    const refusals = [
      [null, 422, { code: 'statement.no_file' }],
      ['', 422, { code: 'statement.unreadable', details: { problem: 'empty' } }],
      ['Dear customer', 422, { code: 'statement.unreadable', details: { problem: 'no_dates' } }],
      [twentyMegabytes, 413, { code: 'statement.file_too_large' }],
    ] as const;
    for (const [file, status, json] of refusals) {
      expect(await preview(file)).toMatchObject({ status, json });
      if (file === 'Dear customer') continue;
      expect(await send('', file, { name: 'Bank', mapping })).toMatchObject({ status, json });
    }
    for (const wrong of ['{', '[]', '{"headingRow":0}']) {
      expect(await preview('x', { mapping: wrong })).toMatchObject({ status: 400 });
    }
    expect(await overview()).toMatchObject({ cameInSen: 0, statements: [] });
  });

  test('leaves a line in the log that names nobody', async () => {
    const { take } = await desk();
    await take(statementOf(['01/09/2026', 'TAN MEI LING', '48.00']));
    const line = await db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('action', '=', 'statement.imported')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line.details).toEqual({ name: 'Bank Purnama', payments: 1, newPayments: 1, totalSen: 4800 });
  });
});

describe('payments', () => {
  test('fall into their groups, and the sums agree', async () => {
    const { take, overview, anOrder, list } = await desk();
    const [first, second, third] = [await anOrder(1), await anOrder(2), await anOrder(3)];
    await take(
      statementOf(
        ['01/09/2026', first.orderNumber, first.ringgit],
        ['02/09/2026', first.orderNumber, first.ringgit],
        ['02/09/2026', second.orderNumber, '1.00'],
        ['02/09/2026', 'FUND TRANSFER', third.ringgit],
        ['02/09/2026', 'RENT', '999.00'],
      ),
    );
    const seen = await overview();
    expect(seen.states).toMatchObject({
      exact: { payments: 1, amountSen: first.totalSen },
      paid_twice: { payments: 1, amountSen: first.totalSen },
      amount_differs: { payments: 1, amountSen: 100 },
      likely: { payments: 1, amountSen: third.totalSen },
      unknown: { payments: 1, amountSen: 99_900 },
    });
    expect(addsUp(seen)).toBe(true);
    const [exact] = await list('exact');
    expect(exact).toMatchObject({
      paidOn: '2026-09-01',
      suggestions: [{ orderNumber: first.orderNumber, reason: 'number', dueSen: first.totalSen }],
    });
    expect((await list('likely'))[0]?.suggestions[0]).toMatchObject({ reason: 'amount_and_date' });
  });

  test('that are exact are verified together by the rule of a receipt, each for itself', async () => {
    const { take, list, verify, anOrder, look, overview, audited, ask } = await desk();
    const orders = [await anOrder(1), await anOrder(2), await anOrder(3)];
    const [, , cancelled] = orders;
    await take(
      statementOf(...orders.map(({ orderNumber, ringgit }) => ['01/09/2026', orderNumber, ringgit] as const)),
    );
    const exact = await list('exact');
    expect(exact).toHaveLength(3);
    // Meanwhile a colleague cancels one.
    await ask('POST', `/orders/${cancelled?.id}/cancel`, { notes: 'Sorry', version: cancelled?.version });
    const answer = (await verify(exact)).json as VerifyExactResponse;
    expect(answer.verified).toHaveLength(2);
    expect(answer.failed).toMatchObject([{ code: 'payment.not_exact' }]);
    for (const { id } of orders.slice(0, 2)) {
      expect(await look(id)).toMatchObject({ orderStatus: 'verified', paymentStatus: 'verified' });
      expect((await audited(id)).slice(-2)).toEqual(['payment.matched', 'order.approved']);
    }
    expect(await look(cancelled?.id ?? '')).toMatchObject({
      orderStatus: 'cancelled',
      paymentStatus: 'rejected',
    });
    const seen = await overview();
    expect(seen.states).toMatchObject({
      matched: { payments: 2 },
      likely: { payments: 1 },
      exact: { payments: 0 },
    });
    expect(addsUp(seen)).toBe(true);
    // Asked again: nothing is done twice.
    expect((await verify(exact)).json).toMatchObject({ verified: [] });
  });

  test('verified by two at once pay an order once', async () => {
    const { take, list, anOrder, verify, audited } = await desk();
    const order = await anOrder();
    await take(statementOf(['01/09/2026', order.orderNumber, order.ringgit]));
    await take(statementOf(['01/09/2026', `Ref ${order.orderNumber}`, order.ringgit]));
    const both = [...(await list('exact')), ...(await list('paid_twice'))];
    const answers = await Promise.all(both.map((payment) => verify([payment])));
    const verified = answers.flatMap(({ json }) => (json as VerifyExactResponse).verified);
    expect(verified).toHaveLength(1);
    expect((await audited(order.id)).filter((action) => action === 'order.approved')).toHaveLength(1);
  });

  test('for an order approved before are matched and change nothing else', async () => {
    const { take, list, anOrder, verify, ask, look, audited } = await desk();
    const order = await anOrder();
    await ask('POST', `/orders/${order.id}/approve`, { seenInBank: true, version: order.version });
    const { version } = await look(order.id);
    await take(statementOf(['01/09/2026', order.orderNumber, order.ringgit]));
    expect((await verify(await list('exact'))).json).toMatchObject({ failed: [] });
    expect(await look(order.id)).toMatchObject({ version, paymentStatus: 'verified' });
    expect((await audited(order.id)).filter((action) => action === 'order.approved')).toHaveLength(1);
  });

  test('are shared out over orders; only what is paid in full is verified', async () => {
    const { take, list, anOrder, settle, look, overview } = await desk();
    const [first, second] = [await anOrder(1), await anOrder(2)];
    const sen = first.totalSen + 100;
    await take(statementOf(['01/09/2026', 'TWO ORDERS', ringgitDigits(sen)]));
    const [payment] = await list('unknown');
    if (!payment) throw new Error('no payment');
    const shares = [
      { orderId: first.id, amountSen: first.totalSen },
      { orderId: second.id, amountSen: 100 },
    ];
    for (const wrong of [[], shares.slice(1), [...shares, ...shares]]) {
      expect(await settle(payment, { kind: 'match', shares: wrong })).toMatchObject({ status: 422 });
    }
    expect(await settle(payment, { kind: 'match', shares })).toMatchObject({
      status: 200,
      json: { verified: [first.orderNumber] },
    });
    expect(await look(first.id)).toMatchObject({ paymentStatus: 'verified' });
    expect(await look(second.id)).toMatchObject({ paymentStatus: 'pending' });
    expect((await list('matched'))[0]?.shares).toHaveLength(2);

    // The rest of it comes with its number: that is exact now.
    await take(statementOf(['05/09/2026', second.orderNumber, ringgitDigits(second.totalSen - 100)]));
    expect(await list('exact')).toHaveLength(1);
    expect(addsUp(await overview())).toBe(true);
  });

  test('are set aside with a note and opened again, each under the version that was seen', async () => {
    const { take, list, settle, overview } = await desk();
    await take(statementOf(['01/09/2026', 'RENT', '999.00']));
    const [payment] = await list('unknown');
    if (!payment) throw new Error('no payment');
    expect(await settle(payment, { kind: 'set_aside', note: ' ' })).toMatchObject({
      status: 422,
      json: { details: { problem: 'note_required' } },
    });
    expect(await settle(payment, { kind: 'set_aside', note: 'Rent of the oven' })).toMatchObject({
      status: 200,
    });
    expect(await settle(payment, { kind: 'reopen' })).toMatchObject({
      status: 409,
      json: { code: 'payment.changed_meanwhile' },
    });
    const [aside] = await list('set_aside');
    expect(aside).toMatchObject({ note: 'Rent of the oven', version: payment.version + 1 });
    expect(await overview()).toMatchObject({ setAsideSen: 99_900, openSen: 0 });
    if (aside) await settle(aside, { kind: 'reopen' });
    expect(await overview()).toMatchObject({ setAsideSen: 0, openSen: 99_900 });
  });
});

test('the workbook has every payment with its group, as text that nothing runs', async () => {
  const { take, app, headers, anOrder, list, verify } = await desk();
  const order = await anOrder();
  await take(statementOf(['01/09/2026', order.orderNumber, order.ringgit], ['02/09/2026', '"=1+1"', '5.00']));
  await verify(await list('exact'));
  const answer = await app.request('/api/admin/money/payments.xlsx', { headers }, {});
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="payments-2026-09-20.xlsx"');
  const { rows } = await readStatementFile(async () => new Uint8Array(await answer.arrayBuffer()));
  expect(rows.slice(1)).toEqual([
    ['2026-09-02', '5', 'Unknown 未识别', '', '', '=1+1', '', 'Bank Purnama'],
    [
      '2026-09-01',
      expect.any(String),
      'Matched 已核对',
      order.orderNumber,
      '',
      order.orderNumber,
      '',
      'Bank Purnama',
    ],
  ]);
  const logged = await db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'payments.exported')
    .execute();
  expect(logged).toHaveLength(1);
});

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

  test('fades with age, whoever it was', async () => {
    const { take, deps } = await desk();
    await take(statementOf(['01/03/2026', 'Zq old qZ', '1.00'], ['01/09/2026', 'Zq new qZ', '2.00']));
    await fadePayments(deps, '2026-06-01', 3);
    await fadePayments(deps, '2026-06-01', 3);
    expect(await tablesHolding(db, 'Zq old')).toEqual([]);
    expect(await tablesHolding(db, 'Zq new')).toEqual(['bank_payments']);
  });
});

describe('money that never came', () => {
  test('is told once the statements speak of all the days it may have taken', async () => {
    const { take, anOrder, ask, overview } = await desk();
    const [forged, awaited, paid] = [await anOrder(1), await anOrder(2), await anOrder(3)];
    for (const { id, version } of [forged, paid]) {
      await ask('POST', `/orders/${id}/approve`, { seenInBank: true, version });
    }
    await take(statementOf(['31/08/2026', 'RENT', '5.00'], ['02/09/2026', paid.orderNumber, paid.ringgit]));
    expect(await overview(3)).toMatchObject({ missing: { orders: 0 } });
    await take(statementOf(['04/09/2026', 'RENT', '7.00']));
    expect(await overview(3)).toMatchObject({ missing: { orders: 1, amountSen: forged.totalSen } });
    expect(await overview(7)).toMatchObject({ missing: { orders: 0 } });
    const { json } = await ask('GET', '/money/missing?days=3');
    expect(json).toMatchObject({
      total: 1,
      orders: [{ orderNumber: forged.orderNumber, receiptOn: '2026-09-01' }],
    });
    expect(awaited.paymentStatus).toBe('pending');
  });
});
