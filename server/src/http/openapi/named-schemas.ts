import * as batchAdmin from '@mooncake/domain/batches/batch-admin.contract';
import * as batchLimits from '@mooncake/domain/batches/batch-limits.contract';
import * as batchOrders from '@mooncake/domain/batches/batch-orders.contract';
import * as calendar from '@mooncake/domain/calendar.contract';
import * as category from '@mooncake/domain/categories/category';
import * as categoryAdmin from '@mooncake/domain/categories/category-admin.contract';
import * as deliveryMethod from '@mooncake/domain/delivery/delivery-method';
import * as methodAdmin from '@mooncake/domain/delivery/method-admin.contract';
import * as methodDraft from '@mooncake/domain/delivery/method-draft';
import * as place from '@mooncake/domain/delivery/place';
import * as slotAdmin from '@mooncake/domain/delivery/slot-admin.contract';
import * as health from '@mooncake/domain/health.contract';
import * as hold from '@mooncake/domain/holds/hold.contract';
import * as pricedLine from '@mooncake/domain/holds/priced-line';
import * as language from '@mooncake/domain/language.contract';
import * as lookup from '@mooncake/domain/lookup/lookup.contract';
import * as money from '@mooncake/domain/money.contract';
import * as orderNumber from '@mooncake/domain/order-number';
import * as adminOrder from '@mooncake/domain/orders/admin-order.contract';
import * as confirmation from '@mooncake/domain/orders/confirmation.contract';
import * as boxContents from '@mooncake/domain/orders/contents/box-contents';
import * as orderChange from '@mooncake/domain/orders/order-change.contract';
import * as orderForm from '@mooncake/domain/orders/order-form';
import * as orderList from '@mooncake/domain/orders/order-list.contract';
import * as quickStats from '@mooncake/domain/orders/quick-stats';
import * as staffOrder from '@mooncake/domain/orders/staff-order';
import * as status from '@mooncake/domain/orders/status/status';
import * as submission from '@mooncake/domain/orders/submission.contract';
import * as customers from '@mooncake/domain/privacy/customers.contract';
import * as problem from '@mooncake/domain/problem';
import * as cartMetadata from '@mooncake/domain/products/cart-metadata';
import * as catalogue from '@mooncake/domain/products/catalogue.contract';
import * as productAdmin from '@mooncake/domain/products/form/product-admin.contract';
import * as product from '@mooncake/domain/products/product';
import * as productDraft from '@mooncake/domain/products/product-draft';
import * as receiptVerdict from '@mooncake/domain/receipt-verdict';
import * as bulkApproval from '@mooncake/domain/receipts/bulk-approval.contract';
import * as receiptReading from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import * as receipt from '@mooncake/domain/receipts/receipt';
import * as receiptReview from '@mooncake/domain/receipts/receipt-review.contract';
import * as receiptUpload from '@mooncake/domain/receipts/receipt-upload.contract';
import * as schemas from '@mooncake/domain/schemas';
import * as settings from '@mooncake/domain/settings/settings';
import * as settingsContract from '@mooncake/domain/settings/settings.contract';
import * as setup from '@mooncake/domain/setup/setup.contract';
import * as audit from '@mooncake/domain/staff/audit.contract';
import * as role from '@mooncake/domain/staff/role';
import * as signupForm from '@mooncake/domain/staff/signup-form';
import * as staff from '@mooncake/domain/staff/staff.contract';
import * as systemStatus from '@mooncake/domain/staff/system-status.contract';
import * as statements from '@mooncake/domain/statements/statements.contract';
import * as statementMapping from '@mooncake/domain/statements/table/statement-mapping';
import * as statistics from '@mooncake/domain/statistics/statistics.contract';
import * as availability from '@mooncake/domain/stock/availability.contract';
import * as shortages from '@mooncake/domain/stock/shortages';
import * as packing from '@mooncake/domain/summary/packing.contract';
import * as summary from '@mooncake/domain/summary/summary.contract';
import * as z from 'zod/mini';

/** Where the contracts live. A schema a route uses from elsewhere has no name, which a test refuses. */
const contracts: readonly object[] = [
  batchAdmin,
  batchLimits,
  batchOrders,
  calendar,
  categoryAdmin,
  category,
  deliveryMethod,
  methodAdmin,
  methodDraft,
  place,
  slotAdmin,
  health,
  hold,
  pricedLine,
  language,
  lookup,
  money,
  orderNumber,
  adminOrder,
  confirmation,
  boxContents,
  orderChange,
  orderForm,
  orderList,
  quickStats,
  staffOrder,
  status,
  submission,
  customers,
  problem,
  cartMetadata,
  catalogue,
  productAdmin,
  productDraft,
  product,
  bulkApproval,
  receiptReading,
  receiptVerdict,
  receiptReview,
  receiptUpload,
  receipt,
  schemas,
  settingsContract,
  settings,
  setup,
  audit,
  role,
  signupForm,
  staff,
  systemStatus,
  statements,
  statementMapping,
  statistics,
  availability,
  shortages,
  packing,
  summary,
];

/** The contracts by name: `adminOrderSchema` is `AdminOrder` to everybody who reads the document. */
export const namedSchemas = z.registry<{ id: string }>();

for (const [name, schema] of contracts.flatMap((contract) => Object.entries(contract))) {
  if (name.endsWith('Schema') && schema instanceof z.core.$ZodType) {
    namedSchemas.add(schema, { id: capitalised(name.slice(0, -'Schema'.length)) });
  }
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
