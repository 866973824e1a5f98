import type { OrderStatus, PaymentStatus } from '@mooncake/domain/orders/status/status';

/** What the model's lists are made of. */
export type Place = { batch: number; slot: number; boxes: readonly number[] };
export type Hold = Place & {
  expiresAt: number;
  isExtended: boolean;
  isFreed: boolean;
  order: number | null;
};
export type Statuses = { orderStatus: OrderStatus; paymentStatus: PaymentStatus };
export type Order = Place & Statuses & { isOutside: boolean };

/** What became of everything, to hold against the shop. */
export type ShopState = {
  /** Per batch and product, and per batch and slot. */
  taken: number[][];
  booked: number[][];
  orders: (Statuses & { batch: number; slot: number; isOutside: boolean })[];
};

export const isOver = (status: OrderStatus) => status === 'cancelled' || status === 'rejected';
export const takesBoxes = ({ order, isFreed }: Hold) => order === null && !isFreed;
export const keepsBoxes = ({ orderStatus, isOutside }: Order) => !isOver(orderStatus) && !isOutside;
export const boxesOf = ({ boxes }: Place, product: number) => boxes[product] ?? 0;
export const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);
