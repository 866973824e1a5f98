import { randomUUID } from 'node:crypto';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { isRefusal } from '@mooncake/domain/refusal';
import { changeLimit } from '../../../server/src/batches/batch-limits.ts';
import { moveBatch } from '../../../server/src/batches/batch-orders/move-batch.ts';
import { createStorefrontSnapshot } from '../../../server/src/catalogue/storefront-snapshot.ts';
import { extendHold, releaseHold } from '../../../server/src/checkout/change-hold.ts';
import { holdStock } from '../../../server/src/checkout/hold-stock.ts';
import { placeOrder } from '../../../server/src/checkout/place-order.ts';
import { sweepHolds } from '../../../server/src/checkout/sweep-holds.ts';
import { connect, type Db, noTimeouts } from '../../../server/src/database/connect.ts';
import { examineShop } from '../../../server/src/doctor/doctor.ts';
import { createEvents } from '../../../server/src/events/events.ts';
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
import { aReceipt } from '../buyer.ts';
import type { Furniture } from './furnish.ts';
import type { ShopState } from './shop-model.ts';
import type { Step } from './step.ts';

const actor = 'terminal';
const reason = 'as the model says';
const minute = 60_000;
/** One for all seasons: each log waits for the process to end. */
const log = createLog('silent');

export type RealShop = {
  /** Takes a step through the use cases, and says how it ends, as the model does. */
  take: (step: Step) => Promise<string>;
  state: () => Promise<ShopState>;
  examine: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** The use cases of the shop on a database of its own; only time and the disk are not the real ones. */
export function openRealShop(
  url: string,
  { methodId, batches, slots, products }: Furniture,
  storage: FileStorage,
): RealShop {
  const { db, close } = connect(url, { maxConnections: 4, timeouts: noTimeouts, prepares: true });
  let now = Date.now();
  const clock = () => new Date(now);
  const events = createEvents({ databaseUrl: url, log });
  const trafficLimits = createTrafficLimits({ db, log });
  const deps = {
    ...{ db, events, storage, clock, log, trafficLimits },
    storefront: createStorefrontSnapshot({ db, events }),
    offers: createOfferMemory({ db }),
  };
  const holdIds = new Map<number, string>();
  const orderIds: string[] = [];
  const numbers = new Map<string, number>();

  const versionOf = async (orderId: string) =>
    (await db.selectFrom('orders').select('version').where('id', '=', orderId).executeTakeFirstOrThrow())
      .version;
  /** Changes an order as somebody whose screen shows it as it is. */
  const changed = async (
    order: number,
    work: (asked: { orderId: string; version: number }) => Promise<AdminOrder>,
  ) => {
    const orderId = orderIds[order] ?? '';
    await work({ orderId, version: await versionOf(orderId) });
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
        await moveBatch(deps, { batchId: batches[step.from] ?? '', actor, request });
        return 'done';
      }
    }
  }

  async function order(holdId: string, visitor: number): Promise<string> {
    const receipt = await aReceipt();
    const { orderNumber } = await placeOrder(
      deps,
      {
        ...{ holdId, language: 'en', paymentConfirmed: true, name: 'Tan Mei Ling', phone: '012-345 6789' },
        ...{ email: 'mei@example.com', instagram: '', facebook: '', notes: '', deliveryAddress: '' },
      },
      {
        ...{ browserHash: `browser ${visitor}`, address: randomUUID() },
        file: {
          ...{ name: receipt.name, size: receipt.size },
          read: async () => new Uint8Array(await receipt.arrayBuffer()),
        },
      },
    );
    const known = numbers.get(orderNumber);
    if (known !== undefined) return `order ${known}`;
    numbers.set(orderNumber, orderIds.length);
    orderIds.push(await idOf(db, orderNumber));
    return `order ${orderIds.length - 1}`;
  }

  async function changeSome(orders: readonly number[], orderStatus: Bulk['orderStatus']): Promise<string> {
    const ids = orders.map((one) => orderIds[one] ?? '');
    const {
      changed: done,
      unchanged,
      skipped,
      failed,
    } = await changeMany(deps, {
      ...{ actor, request: { orderIds: ids, orderStatus, reason } },
      once: (_, work) => work(deps),
    });
    const ends = new Map([
      ...done.map(({ orderId }) => [orderId, 'done'] as const),
      ...unchanged.map(({ orderId }) => [orderId, 'unchanged'] as const),
      ...skipped.map(({ orderId }) => [orderId, 'skipped'] as const),
      ...failed.map(({ orderId, code }) => [orderId, code] as const),
    ]);
    return ids.map((id) => ends.get(id) ?? 'forgotten').join(' ');
  }

  async function state(): Promise<ShopState> {
    const limits = await db.selectFrom('product_batch_limits').selectAll().execute();
    const places = await db.selectFrom('batch_time_slots').selectAll().execute();
    const orders = await db.selectFrom('orders').selectAll().execute();
    const byId = new Map(orders.map((row) => [row.id, row]));
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
      orders: orderIds.map((id) => {
        const row = byId.get(id);
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

const idOf = async (db: Db, orderNumber: string) =>
  (
    await db
      .selectFrom('orders')
      .select('id')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow()
  ).id;
