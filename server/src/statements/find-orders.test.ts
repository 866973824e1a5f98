import { ringgitDigits } from '@mooncake/domain/money';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { openDesk, statementOf } from './statements.testing.ts';

const database = await createTestDatabase();

test('an order is found by its number with what it still costs, also where a receipt alone verified it', async () => {
  const { take, list, anOrder, settle, look, ask, verify } = await openDesk(database);
  const find = async (search: string) =>
    (await ask('GET', `/money/orders?search=${encodeURIComponent(search)}`)).json;
  const order = await anOrder(1);
  await take(statementOf(['01/09/2026', `x ${order.orderNumber}`, '1.00']));
  const [part] = await list('amount_differs');
  if (part) await settle(part, { kind: 'match', shares: [{ orderId: order.id, amountSen: 100 }] });
  const { orderNumber, totalSen } = order;
  const known = { orderId: order.id, orderNumber, totalSen, dueSen: totalSen - 100 };
  expect(await find(orderNumber)).toMatchObject({ orders: [known] });

  const { version } = await look(order.id);
  await ask('PUT', `/orders/${order.id}/status`, {
    ...{ orderStatus: 'verified', paymentStatus: 'verified', reason: 'x', version },
  });
  expect(await find(orderNumber)).toMatchObject({ orders: [{ ...known, paymentStatus: 'verified' }] });
  await take(statementOf(['02/09/2026', `y ${orderNumber}`, ringgitDigits(totalSen - 100)]));
  await verify(await list('exact'));
  expect(await find(orderNumber)).toMatchObject({ orders: [{ ...known, dueSen: 0 }] });
  expect(await find('CHM999999')).toEqual({ orders: [] });
  expect(await ask('GET', '/money/orders?search=CH')).toMatchObject({ status: 400 });
});
