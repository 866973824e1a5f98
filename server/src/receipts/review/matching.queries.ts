import { maxSelected } from '@mooncake/domain/orders/order-list.contract';
import { isApprovableInBulk } from '@mooncake/domain/receipts/bulk-approval';
import type { MatchingReceiptsResponse } from '@mooncake/domain/receipts/bulk-approval.contract';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { findShopSettings } from '../../settings/settings.queries.ts';

type MatchingDeps = Pick<Deps, 'db' | 'receiptReader'>;

/**
 * Where nothing reads receipts any more, nothing finds that an earlier one was used again either: what was read before is
 * no ground to approve many at once.
 */
export async function isBulkApprovalOn({ db, receiptReader }: MatchingDeps): Promise<boolean> {
  return receiptReader.isInstalled && (await findShopSettings(db)).bulkApproval;
}

/** The receipts that can be approved at once, the longest waiting first. */
export async function findMatching(deps: MatchingDeps): Promise<MatchingReceiptsResponse> {
  if (!(await isBulkApprovalOn(deps))) return { isOn: false, orders: [] };
  const rows = await selectMatching(deps.db);
  const approvable = rows.filter((row) =>
    isApprovableInBulk({
      verdict: row.verdict,
      orderStatus: row.order_status,
      paymentStatus: row.payment_status,
      outsideStock: row.outside_stock,
      customerNote: row.customer_note,
    }),
  );
  return {
    isOn: true,
    orders: approvable.slice(0, maxSelected).map((row) => ({
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
  };
}

function selectMatching(db: Db) {
  return db
    .selectFrom('orders as o')
    .innerJoin('current_readings as d', 'd.order_id', 'o.id')
    .innerJoin('receipts as r', 'r.id', 'd.receipt_id')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.id', 'o.order_number', 'o.total_sen', 'o.version', 'o.order_status', 'o.payment_status'])
    .select(['o.outside_stock', 'o.customer_note', 'c.name as customer_name', 'd.verdict'])
    .select(['r.id as receipt_id', 'r.kind', 'r.uploaded_at'])
    .where('o.payment_status', '=', 'pending')
    .where('o.payment_uploaded_at', 'is not', null)
    .where('d.verdict', '=', 'everything-matches')
    .orderBy('o.payment_uploaded_at')
    .orderBy('o.id')
    .execute();
}
