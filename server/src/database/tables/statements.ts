import type { OrderStatus } from '@mooncake/domain/orders/status/status';
import type { StatementMapping } from '@mooncake/domain/statements/table/statement-mapping';
import type { Generated } from 'kysely';
import type { Json, Personal } from './columns.ts';

/** How a bank's tables are read, by the name staff gave them. */
export interface StatementMappingsTable {
  name: string;
  headings: Json<string[]>;
  mapping: Json<StatementMapping>;
  used_at: Date;
}

/** Each statement that was taken; the file itself is not kept. */
export interface StatementsTable {
  id: Generated<string>;
  name: string;
  /** Plain calendar dates: the first and last day it speaks of. */
  from_date: string | null;
  to_date: string | null;
  /** Days of which rows could not be read for certain. */
  unsure_days: Generated<string[]>;
  payments: number;
  new_payments: number;
  imported_at: Date;
}

/** A payment that came in. It is matched once its shares come to all of it, else set aside or open. */
export interface BankPaymentsTable {
  id: Generated<string>;
  /** The statement that brought it first. */
  statement_id: string;
  paid_on: string;
  amount_sen: number;
  words: Personal<string>;
  payer: Personal<string>;
  /** Why it was set aside. */
  note: Personal<Generated<string>>;
  set_aside_at: Date | null;
  version: Generated<number>;
}

/** How much of a payment was for which order. */
export interface PaymentSharesTable {
  payment_id: string;
  order_id: string;
  amount_sen: number;
  /** It came, and it went back to the customer: it pays for nothing any more. */
  is_returned: Generated<boolean>;
  /** Of the share that verified its order: when, and where the order stood before. */
  verified_at: Date | null;
  status_before: OrderStatus | null;
}

/** A line of a statement and the payment it is, known again by hashes of what it says. */
export interface StatementLinesTable {
  statement_id: string;
  payment_id: string;
  row_key: string;
  words_key: string;
  told_key: string;
  time_key: Generated<string>;
  seconds_key: Generated<string>;
  numbers_key: Generated<string>;
  orders_keys: Generated<readonly string[]>;
  columns: number;
  balance_sen: number | null;
}
