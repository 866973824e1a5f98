import { fieldsOf } from '../../../lib/browser/stored-value.ts';
import { type Held, type HoldRecord, readHeld } from '../hold-record.ts';

/** What a customer read on the payment page: the order, all of it that concerns them, and what it costs. */
export type SeenOrder = { order: string; totalSen: number };

/** A reservation renewed as it was is the same order. */
export const seenOrderOf = ({ orderNumber, totalSen, held }: HoldRecord): SeenOrder => ({
  order: JSON.stringify([orderNumber, totalSen, held]),
  totalSen,
});

/** What was held of the order that was seen; null where it cannot be told. */
export function heldOf({ order }: SeenOrder): Held | null {
  try {
    const [, , held] = JSON.parse(order);
    return readHeld(held);
  } catch {
    return null;
  }
}

/** Of this tab alone: it outlives a reload, and a page that a phone threw out while the bank's was open. */
const key = 'mooncake-hold-seen';

export function readSeenOrder(): SeenOrder | null {
  try {
    const { order, totalSen } = fieldsOf(JSON.parse(window.sessionStorage.getItem(key) ?? 'null'));
    return typeof order === 'string' && typeof totalSen === 'number' ? { order, totalSen } : null;
  } catch {
    return null;
  }
}

/** Null once this tab itself is about to change the order. */
export function keepSeenOrder(seen: SeenOrder | null) {
  try {
    if (seen) window.sessionStorage.setItem(key, JSON.stringify(seen));
    else window.sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden it is known as long as the page.
  }
}
