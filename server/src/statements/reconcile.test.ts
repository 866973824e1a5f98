import { ringgitDigits } from '@mooncake/domain/money';
import type { VerifyExactResponse } from '@mooncake/domain/statements/statements.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { readStatementFile } from './files/read-statement-file.ts';
import { addsUp, emptyTheDesk, openDesk, statementOf } from './statements.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const desk = () => openDesk(database);

beforeEach(() => emptyTheDesk(db));

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

  test('of days to come, or from before their order, are never exact', async () => {
    const { take, anOrder, list, verify } = await desk();
    const [first, second] = [await anOrder(1), await anOrder(2)];
    await take(
      statementOf(
        ['21/09/2026', first.orderNumber, first.ringgit],
        ['30/08/2026', second.orderNumber, second.ringgit],
      ),
    );
    expect(await list('exact')).toEqual([]);
    const likely = await list('likely');
    expect(likely.map(({ suggestions: [order] }) => order?.orderNumber)).toEqual([
      second.orderNumber,
      first.orderNumber,
    ]);
    expect((await verify(likely)).json).toMatchObject({
      verified: [],
      failed: [{ code: 'payment.not_exact' }, { code: 'payment.not_exact' }],
    });
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

  test('that came twice verify their order once, the earlier whoever asks first', async () => {
    const { take, list, anOrder, verify, look, ask } = await desk();
    const order = await anOrder();
    await take(
      statementOf(
        ['02/09/2026', `again ${order.orderNumber}`, order.ringgit],
        ['01/09/2026', order.orderNumber, order.ringgit],
      ),
    );
    expect((await ask('GET', '/money/exact')).json).toMatchObject({
      payments: [{ paidOn: '2026-09-01', paidAgain: 1 }],
    });
    const [twice] = await list('paid_twice');
    if (twice)
      expect((await verify([twice])).json).toMatchObject({ verified: [], failed: [{ paymentId: twice.id }] });
    expect(await look(order.id)).toMatchObject({ paymentStatus: 'pending' });
    const [exact] = await list('exact');
    if (exact && twice) {
      const { json } = await verify([twice, exact, twice]);
      expect((json as VerifyExactResponse).verified).toEqual([
        { paymentId: exact.id, orderNumber: order.orderNumber },
      ]);
    }
    expect(await list('paid_twice')).toMatchObject([{ paidOn: '2026-09-02' }]);
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
    const { take, list, anOrder, settle, look, overview, audited } = await desk();
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
    const [matched] = await list('matched');
    expect(matched?.shares).toHaveLength(2);

    // The rest of it comes with its number: that is exact now.
    await take(statementOf(['05/09/2026', second.orderNumber, ringgitDigits(second.totalSen - 100)]));
    expect(await list('exact')).toHaveLength(1);
    expect(addsUp(await overview())).toBe(true);

    // Opened again it pays nobody: what it verified waits again, and its history says why.
    if (matched) {
      expect(await settle(matched, { kind: 'reopen' })).toMatchObject({
        status: 200,
        json: { unverified: [first.orderNumber] },
      });
    }
    expect(await look(first.id)).toMatchObject({ orderStatus: 'payment_uploaded', paymentStatus: 'pending' });
    expect((await audited(first.id)).slice(-4)).toEqual([
      'payment.matched',
      'order.approved',
      'payment.reopened',
      'order.approval_undone',
    ]);
    expect(await list('exact')).toHaveLength(0);
  });

  test('that went back to the customer pay for nothing any more', async () => {
    const { take, list, anOrder, settle, look, ask, verify } = await desk();
    const order = await anOrder(1);
    await take(statementOf(['01/09/2026', order.orderNumber, order.ringgit]));
    await verify(await list('exact'));
    const change = async (path: string, body: object) =>
      ask('PUT', `/orders/${order.id}/${path}`, { ...body, version: (await look(order.id)).version });
    await change('status', { orderStatus: 'cancelled', paymentStatus: 'verified', reason: 'x' });
    expect(await change('money-returned', { isReturned: true })).toMatchObject({ status: 200 });
    await change('status', { orderStatus: 'payment_uploaded', paymentStatus: 'pending', reason: 'x' });

    await take(statementOf(['02/09/2026', order.orderNumber, '0.01']));
    const [sen] = await list('amount_differs');
    expect(sen?.suggestions).toMatchObject([{ dueSen: order.totalSen }]);
    if (sen) await settle(sen, { kind: 'match', shares: [{ orderId: order.id, amountSen: 1 }] });
    expect(await look(order.id)).toMatchObject({ paymentStatus: 'pending' });
  });

  test('whose sum left again are verified by nobody unseen, and are the same payments later', async () => {
    const { take, list, anOrder, verify, look } = await desk();
    const { id, orderNumber, ringgit } = await anOrder(1);
    const came = `03/09/2026,FROM TAN ${orderNumber},,${ringgit}`;
    const left = `04/09/2026,REVERSAL ${orderNumber},${ringgit},`;
    const file = (...rows: string[]) => Buffer.from(['Date,Description,Debit,Credit', ...rows].join('\n'));
    expect(await take(file(came, left))).toMatchObject({ newPayments: 1 });
    expect(await list('exact')).toEqual([]);
    const [payment] = await list('likely');
    expect(payment?.text).toBe(`FROM TAN ${orderNumber} · ↩ REVERSAL ${orderNumber}`);
    if (payment) expect(await verify([payment])).toMatchObject({ json: { verified: [] } });
    expect(await look(id)).toMatchObject({ paymentStatus: 'pending' });
    expect(await take(file(came))).toMatchObject({ newPayments: 0 });
  });

  test('are set aside with a note and opened again, each under the version that was seen', async () => {
    const { take, list, settle, overview, verify } = await desk();
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
    if (!aside) throw new Error('nothing was set aside');
    // What is decided is opened again before it is decided otherwise.
    expect(await settle(aside, { kind: 'set_aside', note: 'Another' })).toMatchObject({ status: 409 });
    expect((await verify([aside])).json).toMatchObject({ failed: [{ code: 'payment.not_exact' }] });
    expect(await settle(aside, { kind: 'reopen' })).toMatchObject({ status: 200 });
    expect(await settle({ ...aside, version: aside.version + 1 }, { kind: 'reopen' })).toMatchObject({
      status: 409,
    });
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
