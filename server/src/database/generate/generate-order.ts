import { linesNeedOwnSlot } from '@mooncake/domain/cart/own-slot';
import { slotsFor } from '@mooncake/domain/delivery/time-slots';
import { orderCopies } from '@mooncake/domain/orders/contents/stored-copies';
import type { OrderStatus, PaymentStatus } from '@mooncake/domain/orders/status/status';
import type { Selectable } from 'kysely';
import type { OrdersTable } from '../tables/orders.ts';
import { type CustomerRow, generateAddress } from './generate-customer.ts';
import { generateItem, type ItemRow } from './generate-item.ts';
import type { Random } from './random.ts';
import type { OfferedBatch, ShopOffer } from './shop-offer.ts';

/** What the database writes itself is left to it, the secret of each order's link above all. */
type OrderRow = Omit<Selectable<OrdersTable>, 'delivery_method' | 'link_key'>;
export type GeneratedOrder = { order: OrderRow; items: ItemRow[] };

export type Outcome = { order: OrderStatus; payment: PaymentStatus; outsideStock?: boolean };
const outcomes: readonly (readonly [Outcome, number])[] = [
  [{ order: 'payment_uploaded', payment: 'pending' }, 20],
  [{ order: 'verified', payment: 'verified' }, 45],
  [{ order: 'ready_for_pickup', payment: 'verified' }, 8],
  [{ order: 'completed', payment: 'verified' }, 15],
  [{ order: 'cancelled', payment: 'rejected' }, 6],
  [{ order: 'rejected', payment: 'rejected' }, 2],
  [{ order: 'pending', payment: 'pending' }, 3],
  // Paid too late: kept for staff, outside stock.
  [{ order: 'pending', payment: 'pending', outsideStock: true }, 1],
];

const wishes = ['Please pack as a gift.', '请附贺卡，谢谢！', 'Less sweet if possible.', '会请家人代领。'];
const notes: readonly (readonly [string, number])[] = [
  ['', 27],
  ['Called to confirm the pickup time.', 1],
  ['Comes a little late; keep the boxes in the fridge.', 1],
  ['熟客，多送一张贺卡。', 1],
];
const minutes = 60_000;

/** A finished order, as a customer and then the kitchen would have left it. */
export function generateOrder(
  random: Random,
  { products, batches, slots }: ShopOffer,
  {
    orderNumber,
    customer,
    outcome: given,
  }: { orderNumber: string; customer: CustomerRow; outcome?: Outcome },
): GeneratedOrder {
  const id = random.uuid();
  const batch: OfferedBatch = random.pick(batches);
  const method = random.pick(batch.methods);
  const lines = random.weighted([
    [1, 5],
    [2, 3],
    [3, 2],
  ]);
  const items = Array.from({ length: lines }, (_, line) => ({
    ...generateItem(random, random.pick(products)),
    order_id: id,
    sort_order: line,
  }));
  const needsOwnSlot = linesNeedOwnSlot(items.map((item) => ({ productType: item.product_type })));
  const offer = slotsFor(
    { id: method.id, isPickup: method.is_pickup, slotChoice: method.slot_choice },
    slots,
    needsOwnSlot,
  );
  const slot =
    offer.choice === 'fixed' ? offer.slot : offer.slots.length > 0 ? random.pick(offer.slots) : null;
  const outcome = given ?? random.weighted(outcomes);
  const createdAt = customer.created_at;
  const verifiedAt = outcome.payment === 'verified' ? later(createdAt, 20 + random.below(100)) : null;

  const order: OrderRow = {
    id,
    order_number: orderNumber,
    customer_id: customer.id,
    ...orderCopies(
      items.map(({ product_name: name, quantity, unit_price_sen: priceSen, metadata }) => ({
        name,
        quantity,
        priceSen,
        metadata,
      })),
    ),
    total_sen: items.reduce((sum, { total_sen }) => sum + total_sen, 0),
    pickup_method: method.is_pickup ? 'pickup' : 'delivery',
    delivery_address: method.needs_address ? generateAddress(random) : null,
    special_instructions: random.chance(0.2) ? random.pick(wishes) : null,
    order_status: outcome.order,
    payment_status: outcome.payment,
    payment_reference_code: orderNumber,
    delivery_method_id: method.id,
    pickup_batch_id: batch.id,
    pickup_time_slot_id: slot?.id ?? null,
    language: random.chance(0.55) ? 'zh' : 'en',
    admin_notes: random.weighted(notes),
    admin_notes_version: 0,
    customer_note:
      outcome.payment === 'rejected' ? 'We could not find your transfer; please contact us.' : null,
    payment_uploaded_at: createdAt,
    payment_verified_at: verifiedAt,
    payment_rejected_at: outcome.payment === 'rejected' ? createdAt : null,
    money_returned_at: null,
    hold_id: null,
    outside_stock: outcome.outsideStock ?? false,
    browser_hash: null,
    is_sample: false,
    version: 1,
    created_at: createdAt,
    updated_at: verifiedAt ?? createdAt,
  };
  return { order, items };
}

const later = (from: Date, wait: number) => new Date(from.getTime() + wait * minutes);
