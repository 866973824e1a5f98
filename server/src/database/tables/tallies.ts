import type { PlainDate } from '@mooncake/domain/calendar';
import type { OrderStatus, PaymentStatus } from '@mooncake/domain/orders/status/status';
import type { Automatic, Personal } from './columns.ts';

/** What changes of orders brought and took away, until it is added up; written by triggers alone. */
export interface OrderChangesTable {
  id: Automatic<number>;
  day: Automatic<PlainDate>;
  batch_id: Automatic<string | null>;
  order_status: Automatic<OrderStatus>;
  payment_status: Automatic<PaymentStatus>;
  /** Orders, or boxes where a product is named; less than none where they went. */
  count: Automatic<number>;
  total_sen: Automatic<number>;
  mooncake_type: Automatic<string | null>;
  product_id: Automatic<string | null>;
  product_type: Automatic<string | null>;
  product_name: Automatic<string | null>;
  product_name_zh: Automatic<string | null>;
  metadata: Automatic<unknown>;
  flavor_selections: Automatic<unknown>;
}

/** Everything there is, as if it had come today. */
export type OrdersAsChangesView = Omit<OrderChangesTable, 'id'>;

/** What was added up: so many of one line in one bucket, a day or a batch. */
export interface TalliesTable {
  topic: string;
  bucket: string;
  /** What is counted, as JSON. */
  line: string;
  count: number;
  total_sen: number;
}

/** Every order of a phone that ordered before. */
export interface RepeatOrdersTable {
  phone_hash: Personal<Automatic<string>>;
  created_at: Automatic<Date>;
  previous_at: Automatic<Date>;
}

/** Phones whose orders changed, until their repeat orders are worked out anew; written by triggers alone. */
export interface PhoneChangesTable {
  phone_hash: Personal<Automatic<string>>;
}
