import type { OrderStatus } from '@mooncake/domain/orders/status/status';
import type { Hold, Order, Place, ShopState, Statuses } from './lists.ts';
import { boxesOf, isOver, keepsBoxes, sum, takesBoxes } from './lists.ts';
import { type Step, shopSize, tightCapacity } from './step.ts';

const minute = 60_000;
const payingMinutes = 15;
const mostBoxes = 20;
const done = 'done';

/** The shop as one page of rules: lists, and sums over them. It knows no counters that could go wrong. */
export class ShopModel {
  private now = 0;
  private readonly holds = new Map<number, Hold>();
  private readonly ordered: Order[] = [];
  /** Those of them that have boxes: a few, however many came. */
  private readonly keeping = new Set<Order>();
  private readonly limits: number[][];
  /** Who held near the last hold what expired: where there is plenty, a hold may leave that to the sweeper. */
  private nearLastHold: number[] = [];

  constructor(limit: number) {
    this.limits = Array.from({ length: shopSize.batches }, () => Array(shopSize.products).fill(limit));
  }

  get orderCount(): number {
    return this.ordered.length;
  }

  /** Takes a step as the shop should, and says how it ends: the code of a refusal, or what was done. */
  take(step: Step): string {
    this.nearLastHold = [];
    switch (step.kind) {
      case 'hold':
        return this.hold(step.visitor, step);
      case 'extend':
        return this.extend(step.visitor);
      case 'let go':
        return this.letGo(step.visitor);
      case 'order':
        return this.order(step.visitor);
      case 'wait':
        this.now += step.minutes * minute;
        return done;
      case 'sweep':
        for (const hold of this.holds.values()) if (this.isExpired(hold)) hold.isFreed = true;
        return done;
      case 'approve':
        return this.change(step.order, ({ orderStatus }) => ({
          orderStatus: ['pending', 'payment_uploaded'].includes(orderStatus) ? 'verified' : orderStatus,
          paymentStatus: 'verified',
        }));
      case 'refuse receipt':
        return this.change(step.order, ({ orderStatus }) => ({
          orderStatus: ['payment_uploaded', 'verified'].includes(orderStatus) ? 'pending' : orderStatus,
          paymentStatus: 'rejected',
        }));
      case 'cancel':
        return this.change(step.order, ({ paymentStatus }) => ({
          orderStatus: 'cancelled',
          paymentStatus: step.hasMoneyArrived || paymentStatus === 'verified' ? 'verified' : 'rejected',
        }));
      case 'set statuses':
        return this.change(step.order, () => step);
      case 'bulk':
        return step.orders.map((order) => this.changeOneOfMany(order, step.orderStatus)).join(' ');
      case 'move':
        return this.move(step.order, step);
      case 'limit':
        this.limitsOf(step.batch)[step.product] = step.limit;
        return done;
      case 'move batch':
        return this.moveBatch(step.from, step.to);
    }
  }

  /** Whose expired holds the last step may have cleared up, or left as they were. */
  get undecided(): readonly number[] {
    return this.nearLastHold;
  }

  /** Hears what the shop did of the two; says what is wrong where it did both. */
  decide(freed: readonly number[]): string | null {
    if (freed.length > 0 && freed.length < this.nearLastHold.length) {
      return `of ${this.nearLastHold.length} expired holds around ${freed.length} were cleared up`;
    }
    for (const visitor of freed) {
      const hold = this.holds.get(visitor);
      if (hold) hold.isFreed = true;
    }
    return null;
  }

  state(): ShopState {
    const all = [...[...this.holds.values()].filter(takesBoxes), ...this.keeping];
    return {
      taken: this.limits.map((products, batch) =>
        products.map((_, product) => sum(all, (one) => (one.batch === batch ? boxesOf(one, product) : 0))),
      ),
      booked: this.limits.map((_, batch) =>
        Array.from(
          { length: shopSize.slots },
          (_, slot) => all.filter((one) => one.batch === batch && one.slot === slot).length,
        ),
      ),
      orders: this.ordered.map(({ batch, slot, isOutside, orderStatus, paymentStatus }) => ({
        ...{ batch, slot, isOutside, orderStatus, paymentStatus },
      })),
    };
  }

  private hold(visitor: number, { batch, slot, boxes }: Place): string {
    if (sum(boxes, (count) => count) > mostBoxes) return 'hold.too_many_boxes';
    const before = this.holds.get(visitor);
    const own = before && takesBoxes(before) ? before : undefined;
    const leftOf = (product: number) => this.left(batch, product, own);
    if (boxes.some((count, product) => count > 0 && count > leftOf(product))) return 'batch.short_of_stock';
    const isGreedy = boxes.some((count, product) => {
      const held = own?.batch === batch ? boxesOf(own, product) : 0;
      // Half of what is left, but what a family buys always, and what one has already.
      return count > Math.max(held, 4, Math.floor(leftOf(product) / 2));
    });
    if (isGreedy) return 'hold.scarce';
    if (this.placesLeft(batch, slot, own) < 1) return 'slot.full';
    this.holds.set(visitor, {
      ...{ batch, slot, boxes, expiresAt: this.now + payingMinutes * minute },
      ...{ isExtended: false, isFreed: false, order: null },
    });
    this.nearLastHold = this.expiredAround({ batch, slot, boxes });
    return done;
  }

  private extend(visitor: number): string {
    const hold = this.holds.get(visitor);
    if (!hold) return 'nothing held';
    if (hold.order !== null) return 'hold.already_ordered';
    if (hold.isFreed || this.isExpired(hold)) return 'hold.expired';
    if (hold.isExtended) return 'hold.already_extended';
    hold.isExtended = true;
    hold.expiresAt += payingMinutes * minute;
    return done;
  }

  private letGo(visitor: number): string {
    const hold = this.holds.get(visitor);
    if (!hold) return 'nothing held';
    if (hold.order !== null) return 'hold.already_ordered';
    hold.isFreed = true;
    return done;
  }

  private order(visitor: number): string {
    const hold = this.holds.get(visitor);
    if (!hold) return 'nothing held';
    if (hold.order !== null) return `order ${hold.order}`;
    // Boxes that nobody was given meanwhile are still there, however late the receipt comes.
    const isOutside = hold.isFreed && this.takeBoxes(hold) !== done;
    // Whoever looked in vain has cleared up all the same, as the order is kept.
    if (isOutside) this.freeExpiredAround(hold);
    hold.order = this.ordered.length;
    const order: Order = {
      ...{ batch: hold.batch, slot: hold.slot, boxes: hold.boxes, isOutside, paymentStatus: 'pending' },
      orderStatus: isOutside ? 'pending' : 'payment_uploaded',
    };
    this.ordered.push(order);
    this.write(order, {});
    return `order ${hold.order}`;
  }

  private change(number: number, statusesAfter: (before: Order) => Statuses): string {
    const order = this.orderOf(number);
    const { orderStatus, paymentStatus } = statusesAfter(order);
    if (order.orderStatus === orderStatus && order.paymentStatus === paymentStatus) {
      return 'order.nothing_to_change';
    }
    const goesOnWaiting =
      order.isOutside && order.orderStatus === orderStatus && paymentStatus !== 'verified';
    const takes = !goesOnWaiting && !isOver(orderStatus) && !keepsBoxes(order);
    const taken = takes ? this.takeBoxes(order) : done;
    if (taken !== done) return taken;
    this.write(order, { orderStatus, paymentStatus, isOutside: order.isOutside && !takes });
    return done;
  }

  private changeOneOfMany(number: number, orderStatus: OrderStatus): string {
    const { orderStatus: before, paymentStatus } = this.orderOf(number);
    if (isOver(before)) return 'skipped';
    if (before === orderStatus) return 'unchanged';
    return this.change(number, () => ({ orderStatus, paymentStatus }));
  }

  private move(number: number, { batch, slot }: Pick<Place, 'batch' | 'slot'>): string {
    const order = this.orderOf(number);
    // One that waits for boxes may find them where it is.
    const isThere = order.batch === batch && order.slot === slot && !order.isOutside;
    if (isThere) return 'order.nothing_to_change';
    const needsPlace = !isOver(order.orderStatus);
    // Within a batch an order that has its boxes needs only another place.
    const staysInBatch = keepsBoxes(order) && order.batch === batch;
    const taken = needsPlace ? this.takeBoxes({ batch, slot, boxes: staysInBatch ? [] : order.boxes }) : done;
    if (taken !== done) return taken;
    this.write(order, { batch, slot, isOutside: order.isOutside && !needsPlace });
    return done;
  }

  private moveBatch(from: number, to: number): string {
    if (from === to) return 'batch.closed';
    const moved = this.ordered.filter(
      ({ batch, orderStatus }) => batch === from && !isOver(orderStatus) && orderStatus !== 'completed',
    );
    const needed = Array.from({ length: shopSize.products }, (_, product) =>
      sum(moved, (order) => boxesOf(order, product)),
    );
    for (let slot = 0; slot < shopSize.slots; slot += 1) {
      const places = moved.filter((order) => order.slot === slot).length;
      if (places > 0 && places > this.placesLeft(to, slot)) return 'slot.full';
    }
    const isShort = needed.some((count, product) => count > 0 && count > this.left(to, product));
    if (isShort) return 'batch.short_of_stock';
    for (const order of moved) {
      this.freeExpiredAround({ batch: to, slot: order.slot, boxes: order.boxes });
      this.write(order, { batch: to, isOutside: false });
    }
    return done;
  }

  /** Whether so much can be taken; then it is, and expired holds in the way are over for good. */
  private takeBoxes(place: Place): string {
    const { batch, slot, boxes } = place;
    if (this.placesLeft(batch, slot) < 1) return 'slot.full';
    if (boxes.some((count, product) => count > 0 && count > this.left(batch, product))) {
      return 'batch.short_of_stock';
    }
    this.freeExpiredAround(place);
    return done;
  }

  private freeExpiredAround(place: Place): void {
    for (const visitor of this.expiredAround(place)) {
      const hold = this.holds.get(visitor);
      if (hold) hold.isFreed = true;
    }
  }

  /** Who holds there what expired and was not cleared up. */
  private expiredAround({ batch, slot, boxes }: Place): number[] {
    return Array.from(this.holds).flatMap(([visitor, hold]) => {
      const isNear = hold.slot === slot || boxes.some((count, at) => count > 0 && boxesOf(hold, at) > 0);
      return isNear && hold.batch === batch && this.isExpired(hold) && !hold.isFreed ? [visitor] : [];
    });
  }

  /** What is left for somebody who would give this hold back for it. */
  private left(batch: number, product: number, instead?: Hold): number {
    const taken = sum(this.takers(batch, instead), (one) => boxesOf(one, product));
    return (this.limitsOf(batch)[product] ?? 0) - taken;
  }

  private placesLeft(batch: number, slot: number, instead?: Hold): number {
    if (slot === 0) return Number.POSITIVE_INFINITY;
    return tightCapacity - this.takers(batch, instead).filter((one) => one.slot === slot).length;
  }

  /** Whoever has boxes in a batch that nobody else may have. */
  private takers(batch: number, instead?: Hold): Place[] {
    const holds = [...this.holds.values()].filter(
      (hold) => hold !== instead && takesBoxes(hold) && !this.isExpired(hold),
    );
    return [...holds, ...this.keeping].filter((one) => one.batch === batch);
  }

  /** The one place where orders change. */
  private write(order: Order, changes: Partial<Order>): void {
    Object.assign(order, changes);
    if (keepsBoxes(order)) this.keeping.add(order);
    else this.keeping.delete(order);
  }

  private isExpired({ expiresAt, order }: Hold): boolean {
    return order === null && expiresAt <= this.now;
  }

  private orderOf(number: number): Order {
    const order = this.ordered[number];
    if (!order) throw new Error(`there is no order ${number}`);
    return order;
  }

  private limitsOf(batch: number): number[] {
    return this.limits[batch] ?? [];
  }
}
