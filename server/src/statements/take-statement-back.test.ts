import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { emptyTheDesk, openDesk, statementOf } from './statements.testing.ts';

const database = await createTestDatabase();

beforeEach(() => emptyTheDesk(database.db));

describe('a statement taken back', () => {
  test('takes its payments with it, but none that another statement has', async () => {
    const { take, takeBack, overview, list } = await openDesk(database);
    const first = await take(statementOf(['01/09/2026', 'A', '1.00'], ['02/09/2026', 'B', '2.00']));
    const second = await take(statementOf(['02/09/2026', 'B', '2.00'], ['03/09/2026', 'C', '3.00']), 'Other');
    expect(await takeBack(first.statementId)).toMatchObject({ json: { removed: 1, removedSen: 100 } });
    expect(await overview()).toMatchObject({ cameInSen: 500, statements: [{ name: 'Other' }] });
    expect((await list('unknown')).map(({ statementName }) => statementName)).toEqual(['Other', 'Other']);
    expect(await takeBack(second.statementId)).toMatchObject({ json: { removed: 2, removedSen: 500 } });
    expect(await overview()).toMatchObject({ cameInSen: 0, statements: [] });
    expect(await takeBack(first.statementId)).toMatchObject({
      status: 404,
      json: { code: 'statement.not_found' },
    });
  });

  test('leaves the payments of one with other lines of the same days, however alike and under one name', async () => {
    const { take, takeBack, overview } = await openDesk(database);
    const [one, other] = [statementOf(['01/09/2026', 'A', '1.00']), statementOf(['01/09/2026', 'B', '2.00'])];
    const first = await take(one, 'First');
    const second = await take(other, 'Second');
    const [firstAgain, secondAgain] = [await take(one, 'Again'), await take(other, 'Again')];
    expect(secondAgain.statementId).not.toBe(firstAgain.statementId);
    expect(await takeBack(second.statementId)).toMatchObject({ json: { removed: 0, removedSen: 0 } });
    expect(await takeBack(first.statementId)).toMatchObject({ json: { removed: 0, removedSen: 0 } });
    expect(await overview()).toMatchObject({
      cameInSen: 300,
      statements: [{ name: 'Again' }, { name: 'Again' }],
    });
    expect(await takeBack(secondAgain.statementId)).toMatchObject({ json: { removed: 1, removedSen: 200 } });
  });

  test('can be taken again, read another way', async () => {
    const { take, takeBack, preview, send, overview } = await openDesk(database);
    const file = statementOf(['03/04/2026', 'A', '1.00']);
    const { statementId } = await take(file);
    await takeBack(statementId);
    const { mapping } = (await preview(file)).seen;
    const other = JSON.stringify({ ...mapping, dateOrder: 'mdy' });
    expect(await send('', file, { name: 'Bank', mapping: other })).toMatchObject({
      json: { newPayments: 1 },
    });
    expect(await overview()).toMatchObject({ statements: [{ fromDate: '2026-03-04' }] });
  });

  test('stays whole where somebody decided about one of its payments', async () => {
    const { take, takeBack, overview, list, verify, settle, anOrder } = await openDesk(database);
    const order = await anOrder();
    const { statementId } = await take(
      statementOf(['01/09/2026', order.orderNumber, order.ringgit], ['02/09/2026', 'RENT', '2.00']),
    );
    await verify(await list('exact'));
    const before = await overview();
    const refused = (payments: number) => ({
      status: 409,
      json: { code: 'statement.decided', details: { payments, orderNumbers: [order.orderNumber] } },
    });
    expect(await takeBack(statementId)).toMatchObject(refused(1));
    const [rent] = await list('unknown');
    if (rent) await settle(rent, { kind: 'set_aside', note: 'Rent' });
    expect(await takeBack(statementId)).toMatchObject(refused(2));
    expect((await overview()).cameInSen).toBe(before.cameInSen);
    for (const state of ['matched', 'set_aside'] as const) {
      const [payment] = await list(state);
      if (payment) await settle(payment, { kind: 'reopen' });
    }
    expect(await takeBack(statementId)).toMatchObject({ status: 200, json: { removed: 2 } });
  });
});
