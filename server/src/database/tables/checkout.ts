import type { Language } from '@mooncake/domain/language';
import type { Generated } from 'kysely';
import type { Json, Personal } from './columns.ts';

/** Every number of an order or hold, so that none is given twice; those of holds nobody paid for come back. */
export interface OrderNumbersTable {
  number: string;
  reserved_at: Generated<Date>;
}

export interface HoldsTable {
  id: Generated<string>;
  order_number: string;
  browser_hash: Personal<string>;
  address_hash: Personal<string>;
  batch_id: string;
  delivery_method_id: string;
  time_slot_id: string | null;
  cart: Json<unknown>;
  total_sen: number;
  language: Language;
  expires_at: Date;
  extended_at: Date | null;
  released_at: Date | null;
  created_at: Generated<Date>;
}

/** The units a live hold has taken; removed when it is released or becomes an order. */
export interface HoldItemsTable {
  hold_id: string;
  product_id: string;
  batch_id: string;
  units: number;
}
