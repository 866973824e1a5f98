import type { OrderMethod } from '@mooncake/domain/delivery/delivery-method';
import type { Language } from '@mooncake/domain/language';
import type { Refund } from '@mooncake/domain/orders/refund';
import type { DashboardStatus, OrderStatus, PaymentStatus } from '@mooncake/domain/orders/status/status';
import type { Generated } from 'kysely';
import type { Automatic, DefaultedJson, NullableJson, Personal } from './columns.ts';

export interface CustomersTable {
  id: Generated<string>;
  name: Personal<string>;
  phone: Personal<string>;
  /** International form (`+60…`); null where the phone is no number we can read. */
  phone_normalised: Personal<string | null>;
  email: Personal<string | null>;
  address: Personal<string | null>;
  instagram: Personal<string | null>;
  facebook: Personal<string | null>;
  /** When name, phone and everything else that tells who it was went away. */
  erased_at: Date | null;
  created_at: Generated<Date>;
}

export interface OrdersTable {
  id: Generated<string>;
  order_number: string;
  customer_id: string;
  mooncake_type: string;
  quantity: number;
  unit_price_sen: number;
  total_sen: number;
  pickup_method: 'pickup' | 'delivery';
  delivery_address: Personal<string | null>;
  special_instructions: Personal<string | null>;
  order_status: OrderStatus;
  payment_status: Generated<PaymentStatus>;
  payment_reference_code: string;
  delivery_method_id: string | null;
  /** The method as it was when it was chosen; kept by triggers, mended where its place is. */
  delivery_method: Automatic<OrderMethod | null>;
  pickup_batch_id: string | null;
  pickup_time_slot_id: string | null;
  flavor_selections: DefaultedJson<unknown>;
  language: Generated<Language>;
  admin_notes: Personal<Generated<string>>;
  admin_notes_version: Generated<number>;
  /** What staff wrote to the customer on cancelling; shown on the status page. */
  customer_note: Personal<string | null>;
  payment_uploaded_at: Date | null;
  payment_verified_at: Date | null;
  /** Since when the payment is rejected; null while it is not. */
  payment_rejected_at: Date | null;
  /** When the money of an order that is over went back to its customer. */
  money_returned_at: Date | null;
  hold_id: string | null;
  /** Paid too late and the stock was gone: kept for staff, counted in no limit. */
  outside_stock: Generated<boolean>;
  /** Hash of the order cookie of the browser that placed it. */
  browser_hash: Personal<string | null>;
  /** Proves whoever has it to be the customer, like number and phone together. */
  link_key: Personal<Generated<string>>;
  /** Invented for the demo: nobody ordered it. */
  is_sample: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface OrderItemsTable {
  id: Generated<string>;
  order_id: string;
  product_id: string | null;
  product_name: string;
  product_name_zh: Generated<string>;
  quantity: number;
  unit_price_sen: number;
  total_sen: number;
  /** The name of the product's kind. */
  product_type: Generated<string>;
  flavor_selections: DefaultedJson<unknown>;
  metadata: NullableJson<unknown>;
  /** Units of its batch limit this line takes, counted as the kind says. */
  stock_units: number;
  sort_order: Generated<number>;
}

export interface ReceiptsTable {
  id: Generated<string>;
  order_id: string;
  storage_key: Personal<string>;
  /** The picture drawn anew; null until somebody looks at it, and for a PDF. */
  display_key: Personal<string | null>;
  original_name: Personal<string>;
  kind: 'jpeg' | 'png' | 'pdf';
  size_bytes: number;
  sha256: Personal<string>;
  uploaded_at: Generated<Date>;
}

/** What the orders list sorts, filters and searches by; kept by triggers alone. */
export interface OrderListTable {
  order_id: Automatic<string>;
  created_at: Automatic<Date>;
  order_number: Automatic<string>;
  customer_id: Automatic<string>;
  /** In lower case. */
  customer_name: Personal<Automatic<string>>;
  total_amount: Automatic<number>;
  batch_id: Automatic<string | null>;
  /** Date and name; blank without a batch. */
  pickup_batch: Automatic<string>;
  dashboard_status: Automatic<DashboardStatus>;
  words: Personal<Automatic<string>>;
  order_status: Automatic<OrderStatus>;
  payment_status: Automatic<PaymentStatus>;
  refund: Automatic<Refund | null>;
  /** The same for all orders of one phone; null where the customer was erased. */
  phone_hash: Personal<Automatic<string | null>>;
}

/** Differences that add up to the number of orders of each kind; kept by triggers alone. */
export interface OrderTalliesTable {
  batch_id: Automatic<string | null>;
  order_status: Automatic<OrderStatus>;
  payment_status: Automatic<PaymentStatus>;
  orders: Automatic<number>;
  total_sen: Automatic<number>;
}
