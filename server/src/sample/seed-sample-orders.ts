import { randomInt } from 'node:crypto';
import { malaysianMoment, type PlainDate } from '@mooncake/domain/calendar';
import { normalisePhone } from '@mooncake/domain/phone';
import { type AuditLine, recordAudit } from '../audit/record-audit.ts';
import type { Trx } from '../database/connect.ts';
import {
  type CustomerRow,
  generateCustomer,
  returningCustomer,
} from '../database/generate/generate-customer.ts';
import { type GeneratedOrder, generateOrder } from '../database/generate/generate-order.ts';
import { freeNumbers, insertOrders } from '../database/generate/generate-orders.ts';
import { createRandom } from '../database/generate/random.ts';
import { type OfferedBatch, readShopOffer } from '../database/generate/shop-offer.ts';
import { insertBatch, type MethodIds } from '../database/seed/seed-season.ts';
import { type SampleBatch, type SampleOutcome, sampleSeason, septemberOutcomes } from './sample-season.ts';

type SampleOrder = GeneratedOrder & { customer: CustomerRow; outcome: SampleOutcome; date: PlainDate };
type Member = { id: string; name: string };

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** How much of an ordinary batch the kitchen makes of these. */
const share = 0.8;

/** A season in progress: invented orders in every status, around today and for September, with their history. */
export async function seedSampleOrders(trx: Trx, methodIds: MethodIds, now: Date): Promise<void> {
  const around = sampleSeason(now);
  for (const batch of around) await insertBatch(trx, methodIds, { ...batch, share });
  const staff = await seedTeam(trx, now);
  const offer = await readShopOffer(trx);
  const random = createRandom(2015);
  const numbers = await freeNumbers(trx, random, offer.orderPrefix);
  const orders: SampleOrder[] = [];

  const invent = (batch: OfferedBatch, outcomes: SampleBatch['outcomes']) => {
    const last = Math.min(now.getTime() - hour, (batch.order_until ?? now).getTime());
    for (const [outcome, count] of outcomes) {
      for (let done = 0; done < count; done += 1) {
        const moment = new Date(last - Math.floor(random.next() * 12 * day));
        const customer =
          orders.length > 0 && random.chance(0.2)
            ? returningCustomer(random, random.pick(orders).customer, moment)
            : sampleCustomer(generateCustomer(random, moment));
        const made = generateOrder(
          random,
          { ...offer, batches: [batch] },
          {
            orderNumber: numbers(),
            customer,
            outcome: {
              order: outcome.orderStatus,
              payment: outcome.paymentStatus,
              outsideStock: outcome.isOutsideStock ?? false,
            },
          },
        );
        orders.push({
          ...made,
          order: { ...made.order, ...sampleFacts(outcome, moment) },
          customer,
          outcome,
          date: batch.batch_date,
        });
      }
    }
  };
  const outcomesOf = new Map<PlainDate, SampleBatch['outcomes']>(
    around.map(({ date, outcomes }) => [date, outcomes]),
  );
  for (const batch of offer.batches) invent(batch, outcomesOf.get(batch.batch_date) ?? septemberOutcomes);

  await insertOrders(trx, orders);
  const history = orders.flatMap((order, index) => historyOf(order, staff[index % staff.length]));
  await recordAudit(trx, ...history.toSorted((a, b) => a.now.getTime() - b.now.getTime()));
}

function sampleFacts({ isStaffEntry, isMoneyReturned }: SampleOutcome, moment: Date) {
  return {
    is_sample: true,
    ...(isStaffEntry && { payment_uploaded_at: null }),
    ...(isMoneyReturned && { money_returned_at: new Date(moment.getTime() + 2 * day) }),
  };
}

/** Marked in the name, which every list, paper and file carries along. */
function sampleCustomer(customer: CustomerRow): CustomerRow {
  const isChinese = /\p{Script=Han}/u.test(customer.name);
  const phone = ownDigits(customer.phone);
  return {
    ...customer,
    name: `${customer.name}${isChinese ? '（示例）' : ' (sample)'}`,
    phone,
    phone_normalised: normalisePhone(phone),
  };
}

/** Number and phone open an order, and the numbers are the same in every demo: the phones are not. */
function ownDigits(phone: string): string {
  return phone.replace(/(?:\d\D*){6}$/, (last) => last.replace(/\d/g, () => String(randomInt(10))));
}

/** Where nobody can ever receive mail: only invented members have it. */
export const sampleMailbox = '@example.invalid';

/** Two who helped, and cannot sign in. */
async function seedTeam(trx: Trx, now: Date): Promise<Member[]> {
  return trx
    .insertInto('admin_users')
    .values(
      ['Siew Lan', 'Wei Han'].map((name, index) => ({
        name: `${name} (sample)`,
        email: `sample${index + 1}${sampleMailbox}`,
        password_hash: null,
        role: 'employee' as const,
        is_verified: false,
        is_active: false,
        organization_id: null,
        created_at: new Date(now.getTime() - 40 * day),
      })),
    )
    .returning(['id', 'name'])
    .execute();
}

/** What staff did with it, as the log would have kept it. */
function historyOf({ order, outcome, date }: SampleOrder, actor: Member | undefined): AuditLine[] {
  if (!actor) return [];
  const { id, order_number: orderNumber, order_status, payment_status, total_sen: totalSen } = order;
  const line = (action: AuditLine['action'], now: Date, details: Record<string, unknown>): AuditLine => ({
    actor,
    action,
    subject: ['order', id],
    details: { orderNumber, ...details },
    now,
  });
  const lines: AuditLine[] = [];
  if (outcome.isStaffEntry) {
    lines.push(line('order.entered', order.created_at, { totalSen, paymentStatus: payment_status }));
  }
  const waiting = { orderStatus: 'payment_uploaded', paymentStatus: 'pending' };
  const approved = { orderStatus: 'verified', paymentStatus: 'verified' };
  const after = { orderStatus: order_status, paymentStatus: payment_status };
  const decided = order.payment_verified_at ?? new Date(order.created_at.getTime() + 3 * hour);
  if (payment_status === 'verified')
    lines.push(line('order.approved', decided, { before: waiting, after: approved }));
  if (outcome.isMoved) {
    const changes = [{ field: 'timeSlot', before: '11am - 1pm', after: '9am - 11am' }];
    lines.push(line('order.moved', new Date(decided.getTime() + hour), { changes }));
  }
  const changed = (now: Date, reason: string) =>
    lines.push(line('order.status_changed', now, { before: approved, after, reason }));
  if (order_status === 'ready_for_pickup') changed(new Date(decided.getTime() + 2 * hour), 'Packed.');
  if (order_status === 'completed') changed(malaysianMoment(`${date}T18:00`), 'Handed over.');
  if (order_status === 'cancelled' || order_status === 'rejected') {
    lines.push(
      line('order.cancelled', new Date(decided.getTime() + 2 * hour), {
        before: { ...waiting, paymentStatus: payment_status === 'verified' ? 'verified' : 'pending' },
        after,
      }),
    );
  }
  if (outcome.isMoneyReturned) {
    lines.push(line('order.money_returned', order.money_returned_at ?? decided, { totalSen }));
  }
  if (order_status === 'pending' && payment_status === 'rejected') {
    lines.push(line('receipt.refused', decided, { before: waiting, after }));
  }
  return lines;
}
