import { ringgitDigits } from '@mooncake/domain/money';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { exactPaymentsResponseSchema, paymentStates } from '@mooncake/domain/statements/statements.contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createRandom } from '../database/generate/random.ts';
import { mochiEntry } from '../orders/admin/admin-orders.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { addsUp, openMoneyDesk, statementOf } from './statements.testing.ts';

const database = await createTestDatabase();
const { db } = database;

/** Orders that are verified although less came for them than they cost, and payments shared out to another sum. */
async function wrongSums() {
  const { rows } = await sql<{ told: string }>`
    select o.order_number as told from orders o left join payment_shares s on s.order_id = o.id
      where o.payment_status = 'verified' group by o.id having coalesce(sum(s.amount_sen), 0) < o.total_sen
    union all
    select p.id::text from bank_payments p join payment_shares s on s.payment_id = p.id
      group by p.id having sum(s.amount_sen) <> p.amount_sen or bool_or(p.set_aside_at is not null)`.execute(
    db,
  );
  return rows;
}

test.each([1, 2, 3])(
  'whatever anybody decides, sums agree and nothing is verified by less (walk %i)',
  async (seed) => {
    const { take, list, overview, settle, verify, ask, enter, shop, look, takeBack } =
      await openMoneyDesk(database);
    await db.updateTable('product_batch_limits').set({ limit_quantity: 500, taken: 0 }).execute();
    const random = createRandom(seed);
    const some = <Item>(items: readonly Item[]) => (items.length > 0 ? random.pick(items) : undefined);
    const orders: AdminOrder[] = [];
    for (let count = 0; count < 6; count += 1) orders.push(await enter(mochiEntry(shop, 1 + (count % 3))));
    const amounts = [...new Set(orders.map(({ totalSen }) => totalSen)), 100, 999];
    const aLine = () => {
      const order = random.pick(orders);
      const text = random.pick([
        order.orderNumber,
        order.orderNumber.toLowerCase(),
        'FUND TRANSFER',
        `x${seed}`,
      ]);
      return ['03/09/2026', text, ringgitDigits(random.pick([order.totalSen, ...amounts]))] as const;
    };

    for (let step = 0; step < 40; step += 1) {
      const payment = some(await list(random.pick(paymentStates)));
      const order = random.pick(orders);
      const act = random.pick([
        'statement',
        'verify',
        'match',
        'split',
        'aside',
        'reopen',
        'by_hand',
        'take_back',
      ]);
      if (act === 'statement') await take(statementOf(aLine(), aLine()));
      if (act === 'verify') {
        const { payments } = exactPaymentsResponseSchema.parse((await ask('GET', '/money/exact')).json);
        // And some that are not: they must be refused.
        const asked = [...payments, ...(payment ? [payment] : [])];
        if (asked.length > 0) expect((await verify(asked)).status).toBe(200);
      }
      if (payment && act === 'match') {
        await settle(payment, {
          kind: 'match',
          shares: [{ orderId: order.id, amountSen: payment.amountSen }],
        });
      }
      if (payment && act === 'split') {
        const part = Math.floor(payment.amountSen / 2);
        const [first, second] = [order, orders.find(({ id }) => id !== order.id) ?? order];
        const shares = [
          { orderId: first.id, amountSen: part },
          { orderId: second.id, amountSen: payment.amountSen - part },
        ];
        await settle(payment, { kind: 'match', shares });
      }
      if (payment && act === 'aside') await settle(payment, { kind: 'set_aside', note: 'x' });
      if (payment && act === 'reopen') await settle(payment, { kind: 'reopen' });
      const statement = act === 'take_back' ? some((await overview()).statements) : undefined;
      if (statement) await takeBack(statement.id);
      if (act === 'by_hand') {
        const { version } = await look(order.id);
        const orderStatus = random.pick([
          'pending',
          'ready_for_pickup',
          'cancelled',
          'payment_uploaded',
        ] as const);
        const paymentStatus = random.pick(['pending', 'rejected'] as const);
        await ask('PUT', `/orders/${order.id}/status`, { orderStatus, paymentStatus, reason: 'x', version });
      }

      const seen = await overview();
      expect(addsUp(seen)).toBe(true);
      const counted = Object.values(seen.states).reduce((sum, { payments }) => sum + payments, 0);
      const [stored] = await db
        .selectFrom('bank_payments')
        .select(({ fn }) => [fn.countAll<number>().as('payments'), fn.sum<number>('amount_sen').as('sen')])
        .execute();
      expect({ counted, sen: seen.cameInSen }).toEqual({
        counted: Number(stored?.payments ?? 0),
        sen: Number(stored?.sen ?? 0),
      });
      expect(await wrongSums()).toEqual([]);
    }
  },
);
