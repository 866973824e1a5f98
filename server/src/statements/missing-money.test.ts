import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { emptyTheDesk, openDesk, statementOf } from './statements.testing.ts';

const database = await createTestDatabase();
const desk = () => openDesk(database);

beforeEach(() => emptyTheDesk(database.db));

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

  test('is not told of days to come by the clock of the shop', async () => {
    const { take, anOrder, ask, overview } = await desk();
    const { id, version } = await anOrder();
    await ask('POST', `/orders/${id}/approve`, { seenInBank: true, version });
    const at = new Date('2026-09-19T04:00:00Z');
    await database.db.updateTable('orders').set({ payment_uploaded_at: at }).where('id', '=', id).execute();
    // It is the twentieth of September here, whatever day the machine has.
    await take(statementOf(['01/09/2026', 'RENT', '5.00'], ['30/09/2026', 'RENT', '6.00']));
    expect(await overview(3)).toMatchObject({ missing: { orders: 0 } });
    expect(await overview(1)).toMatchObject({ missing: { orders: 1 } });
  });

  test('is not told where a row of those days could not be read, until a statement has it', async () => {
    const { take, anOrder, ask, overview } = await desk();
    const order = await anOrder();
    await ask('POST', `/orders/${order.id}/approve`, { seenInBank: true, version: order.version });
    const rows = [
      ['31/08/2026', 'RENT', '5.00'],
      ['03/09/2026', 'RENT', '6.00'],
      ['06/09/2026', 'RENT', '7.00'],
      ['09/09/2026', 'RENT', '8.00'],
    ] as const;
    await take(statementOf(...rows, ['32/09/2026', order.orderNumber, order.ringgit]));
    expect(await overview(3)).toMatchObject({ missing: { orders: 0 } });
    await take(statementOf(...rows, ['02/09/2026', order.orderNumber, '4x8']), 'Another reading');
    expect(await overview(3)).toMatchObject({ missing: { orders: 0 } });
    await take(statementOf(...rows), 'Whole');
    expect(await overview(3)).toMatchObject({ missing: { orders: 1 } });
  });

  test('is not told of days between two statements', async () => {
    const { take, anOrder, ask, overview } = await desk();
    const { id, version } = await anOrder();
    await ask('POST', `/orders/${id}/approve`, { seenInBank: true, version });
    await take(statementOf(['20/08/2026', 'RENT', '5.00'], ['25/08/2026', 'RENT', '5.00']));
    await take(statementOf(['15/09/2026', 'RENT', '5.00'], ['19/09/2026', 'RENT', '5.00']));
    expect(await overview(3)).toMatchObject({ missing: { orders: 0 } });
  });

  test('is not told of money that came without a number', async () => {
    const { take, anOrder, ask, overview, list, settle, look } = await desk();
    const order = await anOrder(2);
    await ask('POST', `/orders/${order.id}/approve`, { seenInBank: true, version: order.version });
    const { version } = await look(order.id);
    await take(
      statementOf(
        ['31/08/2026', 'RENT', '5.00'],
        ['02/09/2026', 'FUND TRANSFER', order.ringgit],
        ['09/09/2026', 'RENT', '6.00'],
      ),
    );
    const [likely] = await list('likely');
    expect(likely?.suggestions).toMatchObject([
      { orderNumber: order.orderNumber, reason: 'amount_and_date' },
    ]);
    const waiting = { missing: { orders: 0 }, perhapsPaid: { orders: 1, amountSen: order.totalSen } };
    expect(await overview(3)).toMatchObject(waiting);
    const perhaps = await ask('GET', '/money/missing?days=3&part=perhaps');
    expect(perhaps.json).toMatchObject({
      total: 1,
      orders: [{ orderNumber: order.orderNumber, payment: { id: likely?.id, state: 'likely' } }],
    });
    expect((await ask('GET', '/money/missing?days=3')).json).toMatchObject({ total: 0, orders: [] });
    if (likely)
      await settle(likely, { kind: 'match', shares: [{ orderId: order.id, amountSen: order.totalSen }] });
    const decided = {
      missing: { orders: 0 },
      perhapsPaid: { orders: 0 },
      states: { matched: { payments: 1 } },
    };
    expect(await overview(3)).toMatchObject(decided);
    // It was approved before, and nothing else of it changed.
    expect(await look(order.id)).toMatchObject({ version });
  });

  test('is not told of equal orders while as many equal payments wait for somebody', async () => {
    const { take, anOrder, ask, overview, list, settle } = await desk();
    const orders = [await anOrder(), await anOrder(), await anOrder(), await anOrder(), await anOrder()];
    for (const { id, version } of orders)
      await ask('POST', `/orders/${id}/approve`, { seenInBank: true, version });
    const rows = orders.map(({ ringgit }, at) => ['02/09/2026', `FUND TRANSFER ${at}`, ringgit] as const);
    await take(statementOf(['31/08/2026', 'RENT', '5.00'], ...rows, ['09/09/2026', 'RENT', '6.00']));
    const told = { missing: { orders: 0 }, perhapsPaid: { orders: 5 }, states: { unknown: { payments: 7 } } };
    expect(await overview(3)).toMatchObject(told);
    const [first] = orders;
    const [one, ...others] = (await list('unknown')).filter(({ amountSen }) => amountSen === first?.totalSen);
    if (one) await settle(one, { kind: 'set_aside', note: `twice? ${first?.orderNumber}` });
    expect(await overview(3)).toMatchObject({ missing: { orders: 1 }, perhapsPaid: { orders: 4 } });
    for (const payment of others) await settle(payment, { kind: 'set_aside', note: 'not ours' });
    expect(await overview(3)).toMatchObject({ missing: { orders: 5 }, perhapsPaid: { orders: 0 } });
  });

  test('is told of all equal orders but those that payments name, whatever else has their price', async () => {
    const { take, anOrder, ask, overview } = await desk();
    const [paid, named] = [await anOrder(), await anOrder()];
    const forged = [await anOrder(), await anOrder(), await anOrder()];
    for (const { id, version } of [paid, named, ...forged]) {
      await ask('POST', `/orders/${id}/approve`, { seenInBank: true, version });
    }
    await take(
      statementOf(
        ['31/08/2026', 'RENT', '5.00'],
        ['02/09/2026', paid.orderNumber, paid.ringgit],
        // Twice: the second names an order that is not theirs either.
        ['03/09/2026', `${paid.orderNumber} AGAIN`, paid.ringgit],
        ['03/09/2026', `${named.orderNumber} PART`, '10.00'],
        ['18/09/2026', 'FUND TRANSFER', paid.ringgit],
      ),
    );
    expect(await overview(3)).toMatchObject({ missing: { orders: 3 }, perhapsPaid: { orders: 0 } });
    const { json } = await ask('GET', '/money/missing?days=3');
    const numbers = (json as { orders: { orderNumber: string }[] }).orders.map(
      ({ orderNumber }) => orderNumber,
    );
    expect(numbers.sort()).toEqual(forged.map(({ orderNumber }) => orderNumber).sort());
  });
});
