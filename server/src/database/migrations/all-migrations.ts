import type { RawBuilder } from 'kysely';
import { productKinds } from './0015-product-kinds.ts';
import { batchVersion } from './0016-batch-version.ts';
import { receiptsToReview } from './0017-receipts-to-review.ts';
import { orderStatusesInList } from './0018-order-statuses-in-list.ts';
import { idempotencyKeys } from './0020-idempotency-keys.ts';
import { chineseTwins } from './0021-chinese-twins.ts';
import { openingDay } from './0022-opening-day.ts';
import { orderLinks } from './0023-order-links.ts';
import { riderCollects } from './0024-rider-collects.ts';
import { batchNames } from './0025-batch-names.ts';
import { fewRoundTrips } from './0026-few-round-trips.ts';
import { countedOrders } from './0028-counted-orders.ts';
import { backups } from './0031-backups.ts';
import { outsideStock } from './0032-outside-stock.ts';
import { leanOrderList } from './0033-lean-order-list.ts';
import { methodsByHand } from './0040-methods-by-hand.ts';
import { sampleOrders } from './0041-sample-orders.ts';
import { setup } from './0042-setup.ts';
import { receiptReadings } from './0043-receipt-readings.ts';
import { bankStatements } from './0044-bank-statements.ts';
import { statementLines } from './0045-statement-lines.ts';
import { plannedOnce } from './0046-planned-once.ts';
import { sureStatements } from './0047-sure-statements.ts';
import { apartByOrder } from './0048-apart-by-order.ts';
import { usualHold } from './0049-usual-hold.ts';
import { incompleteBackups } from './0050-incomplete-backups.ts';
import { fewerSteps } from './0051-fewer-steps.ts';
import { shopId } from './0052-shop-id.ts';
import { searchesWithoutWorkers } from './0053-searches-without-workers.ts';
import { listeners } from './0054-listeners.ts';
import { readingsOfBefore } from './0055-readings-of-before.ts';
import { catalogue } from './version-1.0.0/0001-catalogue.ts';
import { delivery } from './version-1.0.0/0002-delivery.ts';
import { stockGuards } from './version-1.0.0/0003-stock-guards.ts';
import { checkout } from './version-1.0.0/0004-checkout.ts';
import { orders } from './version-1.0.0/0005-orders.ts';
import { staff } from './version-1.0.0/0006-staff.ts';
import { operations } from './version-1.0.0/0007-operations.ts';
import { checkoutIndexes } from './version-1.0.0/0008-checkout-indexes.ts';
import { backOffice } from './version-1.0.0/0009-back-office.ts';
import { orderList } from './version-1.0.0/0010-order-list.ts';
import { orderTallies } from './version-1.0.0/0011-order-tallies.ts';
import { catalogueAdmin } from './version-1.0.0/0012-catalogue-admin.ts';
import { privacy } from './version-1.0.0/0013-privacy.ts';
import { abuseGuards } from './version-1.0.0/0014-abuse-guards.ts';

/** In the order they run. Append only, never renamed: databases out there remember these names. */
export const allMigrations: Record<string, RawBuilder<unknown>> = {
  '0001-catalogue': catalogue,
  '0002-delivery': delivery,
  '0003-stock-guards': stockGuards,
  '0004-checkout': checkout,
  '0005-orders': orders,
  '0006-staff': staff,
  '0007-operations': operations,
  '0008-checkout-indexes': checkoutIndexes,
  '0009-back-office': backOffice,
  '0010-order-list': orderList,
  '0011-order-tallies': orderTallies,
  '0012-catalogue-admin': catalogueAdmin,
  '0013-privacy': privacy,
  '0014-abuse-guards': abuseGuards,
  '0015-product-kinds': productKinds,
  '0016-batch-version': batchVersion,
  '0017-receipts-to-review': receiptsToReview,
  '0018-order-statuses-in-list': orderStatusesInList,
  '0020-idempotency-keys': idempotencyKeys,
  '0021-chinese-twins': chineseTwins,
  '0022-opening-day': openingDay,
  '0023-order-links': orderLinks,
  '0024-rider-collects': riderCollects,
  '0025-batch-names': batchNames,
  '0026-few-round-trips': fewRoundTrips,
  '0028-counted-orders': countedOrders,
  '0031-backups': backups,
  '0032-outside-stock': outsideStock,
  '0033-lean-order-list': leanOrderList,
  '0040-methods-by-hand': methodsByHand,
  '0041-sample-orders': sampleOrders,
  '0042-setup': setup,
  '0043-receipt-readings': receiptReadings,
  '0044-bank-statements': bankStatements,
  '0045-statement-lines': statementLines,
  '0046-planned-once': plannedOnce,
  '0047-sure-statements': sureStatements,
  '0048-apart-by-order': apartByOrder,
  '0049-usual-hold': usualHold,
  '0050-incomplete-backups': incompleteBackups,
  '0051-fewer-steps': fewerSteps,
  '0052-shop-id': shopId,
  '0053-searches-without-workers': searchesWithoutWorkers,
  '0054-listeners': listeners,
  '0055-readings-of-before': readingsOfBefore,
};
