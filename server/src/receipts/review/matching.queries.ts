import { maxSelected } from '@mooncake/domain/orders/order-list.contract';
import { isApprovableInBulk, isHeldBack } from '@mooncake/domain/receipts/bulk-approval';
import type { MatchingReceiptsResponse } from '@mooncake/domain/receipts/bulk-approval.contract';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { findShopSettings } from '../../settings/settings.queries.ts';
import { unreadSince } from '../reading/claim-receipt.ts';

type MatchingDeps = Pick<Deps, 'db' | 'receiptReader' | 'clock'>;

/**
 * Where nothing reads receipts any more, nothing finds that an earlier one was used again either: what was read before is
 * no ground to approve many at once.
 */
export async function isBulkApprovalOn({
  db,
  receiptReader,
}: Pick<Deps, 'db' | 'receiptReader'>): Promise<boolean> {
  return receiptReader.isInstalled && (await findShopSettings(db)).bulkApproval;
}

/** The receipts that can be approved at once, the longest waiting first. */
export async function findMatching(deps: MatchingDeps): Promise<MatchingReceiptsResponse> {
  if (!(await isBulkApprovalOn(deps))) return { isOn: false, orders: [], heldBack: 0 };
  const rows = await selectMatching(deps.db, deps.clock());
  const matching = rows.map((row) => ({
    row,
    facts: {
      verdict: row.verdict,
      orderStatus: row.order_status,
      paymentStatus: row.payment_status,
      outsideStock: row.outside_stock,
      customerNote: row.customer_note,
      sentAt: row.uploaded_at,
      unreadSince: row.unread_since,
    },
  }));
  const approvable = matching.filter(({ facts }) => isApprovableInBulk(facts));
  return {
    isOn: true,
    orders: approvable.slice(0, maxSelected).map(({ row }) => ({
      orderId: row.id,
      orderNumber: row.order_number,
      customerName: row.customer_name,
      amountDueSen: row.total_sen,
      version: row.version,
      receipt: {
        kind: row.kind,
        uploadedAt: row.uploaded_at.toISOString(),
        viewUrl: `/api/admin/receipts/${row.receipt_id}/view?size=small`,
      },
    })),
    heldBack: matching.filter(({ facts }) => isHeldBack(facts)).length,
  };
}

function selectMatching(db: Db, now: Date) {
  return db
    .selectFrom('orders as o')
    .innerJoin('current_readings as d', 'd.order_id', 'o.id')
    .innerJoin('receipts as r', 'r.id', 'd.receipt_id')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.id', 'o.order_number', 'o.total_sen', 'o.version', 'o.order_status', 'o.payment_status'])
    .select(['o.outside_stock', 'o.customer_note', 'c.name as customer_name', 'd.verdict'])
    .select(['r.id as receipt_id', 'r.kind', 'r.uploaded_at', unreadSince(now).as('unread_since')])
    .where('o.payment_status', '=', 'pending')
    .where('o.payment_uploaded_at', 'is not', null)
    .where('d.verdict', '=', 'everything-matches')
    .orderBy('o.payment_uploaded_at')
    .orderBy('o.id')
    .execute();
}
