import { randomUUID } from 'node:crypto';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { isRefusal } from '@mooncake/domain/refusal';
import { sql } from 'kysely';
import { changeLimit } from '../../../server/src/batches/batch-limits.ts';
import { moveBatch } from '../../../server/src/batches/batch-orders/move-batch.ts';
import { createStorefrontSnapshot } from '../../../server/src/catalogue/storefront-snapshot.ts';
import { extendHold, releaseHold } from '../../../server/src/checkout/change-hold.ts';
import { holdStock } from '../../../server/src/checkout/hold-stock.ts';
import { placeOrder } from '../../../server/src/checkout/place-order.ts';
import { createRecentHolds } from '../../../server/src/checkout/recent/recent-holds.ts';
import { sweepHolds } from '../../../server/src/checkout/sweep-holds.ts';
import { connect, noTimeouts } from '../../../server/src/database/connect.ts';
import { examineShop } from '../../../server/src/doctor/doctor.ts';
import { createLog } from '../../../server/src/log.ts';
import { changeMany, changeStatus } from '../../../server/src/orders/admin/change-status.ts';
import { moveOrder } from '../../../server/src/orders/admin/move-order.ts';
import { createOfferMemory } from '../../../server/src/orders/offer.ts';
import {
  approvePayment,
  cancelPayment,
  refuseReceipt,
} from '../../../server/src/receipts/review/review-payment.ts';
import type { FileStorage } from '../../../server/src/storage/storage.ts';
import { createTrafficLimits } from '../../../server/src/visitors/traffic-limits.ts';
import type { Furniture } from './furnish.ts';
import type { ShopState } from './lists.ts';
import { createLocalEvents } from './local-events.ts';
import type { Step } from './step.ts';

const actor = 'terminal';
const reason = 'as the model says';
const minute = 60_000;
/** One for all seasons: each log waits for the process to end. */
const log = createLog('silent');
/** A step is taken alone, and nothing asks on more connections than this; each one plans every statement anew. */
const connections = 2;
/** A receipt in which there is nothing to draw. */
const receipt = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');

export type RealShop = {
  /** Takes a step through the use cases, and says how it ends, as the model does. */
  take: (step: Step) => Promise<string>;
  /** Those whose holds gave back what they kept. */
  freedAmong: (visitors: readonly number[]) => Promise<number[]>;
  state: () => Promise<ShopState>;
  examine: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** The use cases of the shop on a database of its own; only time, the disk and the news to other processes are not the real ones. */
export function openRealShop(
  url: string,
  { methodId, batches, slots, products }: Furniture,
  storage: FileStorage,
): RealShop {
  const { db, close } = connect(url, {
    ...{ maxConnections: connections, timeouts: noTimeouts, prepares: true },
  });
  let now = Date.now();
  const clock = () => new Date(now);
  const events = createLocalEvents();
  const trafficLimits = createTrafficLimits({ db, log });
  const deps = {
    ...{ db, events, storage, clock, log, trafficLimits },
    // How old it may be is a matter of true time: nothing of it changes while hours are leapt over.
    storefront: createStorefrontSnapshot({ db, events, clock: () => new Date() }),
    offers: createOfferMemory({ db }),
    recentHolds: createRecentHolds(),
  };
  const holdIds = new Map<number, string>();
  const orderNumbers: string[] = [];
  const placeOf = new Map<string, number>();
  /** What a screen shows of each order that was looked at. */
  const shown = new Map<string, { id: string; version: number }>();

  const numberOf = (order: number): string => orderNumbers[order] ?? '';
  const show = (order: AdminOrder) => void shown.set(order.orderNumber, order);
  async function lookAt(orders: readonly number[]): Promise<string[]> {
    const numbers = orders.map(numberOf);
    const unseen = numbers.filter((number) => !shown.has(number));
    if (unseen.length > 0) {
      const rows = await db
        .selectFrom('orders')
        .select(['order_number', 'id', 'version'])
        .where('order_number', '=', sql<string>`any(${unseen})`)
        .execute();
      for (const { order_number, id, version } of rows) shown.set(order_number, { id, version });
    }
    return numbers.map((number) => shown.get(number)?.id ?? '');
  }
  /** Changes an order as somebody whose screen shows it as the last answer did. */
  const changed = async (
    order: number,
    work: (asked: { orderId: string; version: number }) => Promise<AdminOrder>,
  ) => {
    const [orderId = ''] = await lookAt([order]);
    show(await work({ orderId, version: shown.get(numberOf(order))?.version ?? 0 }));
    return 'done';
  };

  async function act(step: Step): Promise<string> {
    switch (step.kind) {
      case 'hold': {
        const items = products.flatMap(({ id }, at) => {
          const quantity = step.boxes[at] ?? 0;
          return quantity > 0 ? [{ productId: id, quantity, metadata: null }] : [];
        });
        const prices = products.map(({ priceSen }, at) => priceSen * (step.boxes[at] ?? 0));
        const request = {
          ...{ items, deliveryMethodId: methodId, language: 'en' as const },
          ...{ batchId: batches[step.batch] ?? '', timeSlotId: slots[step.slot] ?? '' },
          seenTotalSen: prices.reduce((sum, price) => sum + price, 0),
        };
        const visitor = { browserHash: `browser ${step.visitor}`, addressHash: randomUUID() };
        holdIds.set(step.visitor, (await holdStock(deps, request, visitor)).holdId);
        return 'done';
      }
      case 'extend':
      case 'let go':
      case 'order': {
        const holdId = holdIds.get(step.visitor);
        if (holdId === undefined) return 'nothing held';
        if (step.kind === 'order') return order(holdId, step.visitor);
        await (step.kind === 'extend' ? extendHold(deps, holdId) : releaseHold(deps, holdId));
        return 'done';
      }
      case 'wait':
        now += step.minutes * minute;
        return 'done';
      case 'sweep':
        await sweepHolds(deps);
        return 'done';
      case 'approve':
        return changed(step.order, ({ orderId, version }) =>
          approvePayment(deps, { orderId, actor, request: { version, seenInBank: true } }),
        );
      case 'refuse receipt':
        return changed(step.order, ({ orderId, version }) =>
          refuseReceipt(deps, { orderId, actor, request: { version, notes: reason } }),
        );
      case 'cancel': {
        const { hasMoneyArrived } = step;
        return changed(step.order, ({ orderId, version }) =>
          cancelPayment(deps, { orderId, actor, request: { version, notes: reason, hasMoneyArrived } }),
        );
      }
      case 'set statuses': {
        const { orderStatus, paymentStatus } = step;
        return changed(step.order, ({ orderId, version }) =>
          changeStatus(deps, { orderId, actor, request: { orderStatus, paymentStatus, reason, version } }),
        );
      }
      case 'bulk':
        return changeSome(step.orders, step.orderStatus);
      case 'move': {
        const [batchId = '', timeSlotId = ''] = [batches[step.batch], slots[step.slot]];
        const place = { batchId, timeSlotId, deliveryMethodId: methodId, deliveryAddress: '' };
        return changed(step.order, ({ orderId, version }) =>
          moveOrder(deps, { orderId, actor, request: { ...place, version } }),
        );
      }
      case 'limit': {
        const [batchId = '', productId = ''] = [batches[step.batch], products[step.product]?.id];
        await changeLimit(deps, { batchId, productId, actor, limit: { limitQuantity: step.limit } });
        return 'done';
      }
      case 'move batch': {
        const request = { toBatchId: batches[step.to] ?? '', disablesBatch: false };
        const moved = await moveBatch(deps, { batchId: batches[step.from] ?? '', actor, request });
        for (const order of moved) show(order);
        return 'done';
      }
    }
  }

  async function order(holdId: string, visitor: number): Promise<string> {
    const { orderNumber } = await placeOrder(
      deps,
      {
        ...{ holdId, language: 'en', paymentConfirmed: true, name: 'Tan Mei Ling', phone: '012-345 6789' },
        ...{ email: 'mei@example.com', instagram: '', facebook: '', notes: '', deliveryAddress: '' },
      },
      {
        ...{ browserHash: `browser ${visitor}`, address: randomUUID() },
        file: {
          ...{ name: 'receipt.pdf', size: receipt.length },
          read: async () => receipt,
        },
      },
    );
    const known = placeOf.get(orderNumber);
    if (known !== undefined) return `order ${known}`;
    placeOf.set(orderNumber, orderNumbers.length);
    return `order ${orderNumbers.push(orderNumber) - 1}`;
  }

  async function changeSome(orders: readonly number[], orderStatus: Bulk['orderStatus']): Promise<string> {
    const ids = await lookAt(orders);
    const {
      changed: done,
      unchanged,
      skipped,
      failed,
    } = await changeMany(deps, {
      ...{ actor, request: { orderIds: ids, orderStatus, reason } },
      once: (_, work) => work(deps),
    });
    // The answer does not tell what they are like now.
    for (const one of orders) shown.delete(numberOf(one));
    const ends = new Map([
      ...done.map(({ orderId }) => [orderId, 'done'] as const),
      ...unchanged.map(({ orderId }) => [orderId, 'unchanged'] as const),
      ...skipped.map(({ orderId }) => [orderId, 'skipped'] as const),
      ...failed.map(({ orderId, code }) => [orderId, code] as const),
    ]);
    return ids.map((id) => ends.get(id) ?? 'forgotten').join(' ');
  }

  async function freedAmong(visitors: readonly number[]): Promise<number[]> {
    const ids = visitors.map((visitor) => holdIds.get(visitor) ?? '');
    const rows = await db
      .selectFrom('holds')
      .select('id')
      .where('id', '=', sql<string>`any(${ids})`)
      .where('released_at', 'is not', null)
      .execute();
    const freed = new Set(rows.map(({ id }) => id));
    return visitors.filter((_, at) => freed.has(ids[at] ?? ''));
  }

  async function state(): Promise<ShopState> {
    const limits = await db.selectFrom('product_batch_limits').selectAll().execute();
    const places = await db.selectFrom('batch_time_slots').selectAll().execute();
    const orders = await db
      .selectFrom('orders')
      .select(['order_number', 'pickup_batch_id', 'pickup_time_slot_id', 'outside_stock'])
      .select(['order_status', 'payment_status'])
      .execute();
    const byNumber = new Map(orders.map((row) => [row.order_number, row]));
    return {
      taken: batches.map((batchId) =>
        products.map(
          ({ id }) => limits.find((row) => row.batch_id === batchId && row.product_id === id)?.taken ?? 0,
        ),
      ),
      booked: batches.map((batchId) =>
        slots.map(
          (slotId) =>
            places.find((row) => row.batch_id === batchId && row.time_slot_id === slotId)?.booked ?? 0,
        ),
      ),
      orders: orderNumbers.map((number) => {
        const row = byNumber.get(number);
        if (!row) throw new Error('an order is gone');
        return {
          batch: batches.indexOf(row.pickup_batch_id ?? ''),
          slot: slots.indexOf(row.pickup_time_slot_id ?? ''),
          isOutside: row.outside_stock,
          ...{ orderStatus: row.order_status, paymentStatus: row.payment_status },
        };
      }),
    };
  }

  return {
    async take(step) {
      try {
        return await act(step);
      } catch (error) {
        if (isRefusal(error)) return error.code;
        throw error;
      }
    },
    freedAmong,
    state,
    examine: () => examineShop({ db, storage }),
    async close() {
      await trafficLimits.share();
      await events.close();
      await close();
    },
  };
}

type Bulk = Extract<Step, { kind: 'bulk' }>;
