import type { OrderStatus } from '@mooncake/domain/orders/status/status';
import type {
  ReceiptFindings,
  ReceiptVerdict,
  SimilarOrder,
} from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import type { Generated } from 'kysely';
import type { Automatic, NullableJson, Personal } from './columns.ts';

/** What was read on a receipt; no row yet means that it waits for its turn. */
export interface ReceiptReadingsTable {
  receipt_id: string;
  order_id: string;
  /** Whoever reads it has time until then; afterwards it is anybody's again. Null once it is done. */
  leased_until: Date | null;
  attempts: Generated<number>;
  read_at: Date | null;
  verdict: Personal<ReceiptVerdict | null>;
  /** Null where nothing could be made of the file. */
  findings: Personal<NullableJson<ReceiptFindings>>;
  transaction_number: Personal<string | null>;
  fingerprints: Personal<Generated<string[]>>;
}

/** Of each order's receipts the reading of the latest. */
export interface CurrentReadingsView {
  receipt_id: Automatic<string>;
  order_id: Automatic<string>;
  leased_until: Automatic<Date | null>;
  read_at: Automatic<Date | null>;
  verdict: Automatic<ReceiptVerdict | null>;
  findings: Automatic<ReceiptFindings | null>;
}

/** Receipts of different orders that show the same transaction or nearly the same picture; kept both ways round. */
export interface SimilarReceiptsTable {
  receipt_id: string;
  other_id: string;
  why: SimilarOrder['why'];
}

/** What one press approved, and how each order was before, for as long as it can be taken back. */
export interface BulkApprovalsTable {
  approval_id: string;
  order_id: string;
  approved_by: string;
  approved_at: Date;
  order_status: OrderStatus;
  /** The version the approval left. */
  order_version: number;
}
