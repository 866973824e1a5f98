import type { CategoriesTable, ProductImagesTable, ProductsTable } from './tables/catalogue.ts';
import type { HoldItemsTable, HoldsTable, OrderNumbersTable } from './tables/checkout.ts';
import type {
  BatchDeliveryMethodsTable,
  BatchTimeSlotsTable,
  DeliveryMethodsTable,
  OfferVersionTable,
  PickupBatchesTable,
  PickupTimeSlotsTable,
  ProductBatchLimitsTable,
} from './tables/delivery.ts';
import type {
  AuditLogTable,
  BackupsTable,
  BatchTemplatesTable,
  IdempotencyKeysTable,
  ListenersTable,
  RateLimitsTable,
  ShopSettingsTable,
} from './tables/operations.ts';
import type {
  CustomersTable,
  OrderItemsTable,
  OrderListTable,
  OrdersTable,
  OrderTalliesTable,
  ReceiptsTable,
} from './tables/orders.ts';
import type {
  BulkApprovalsTable,
  CurrentReadingsView,
  ReceiptReadingsTable,
  SimilarReceiptsTable,
} from './tables/readings.ts';
import type {
  AdminInvitationsTable,
  AdminOrganizationsTable,
  AdminUsersTable,
  PasswordResetsTable,
  SessionsTable,
  SignInFailuresTable,
  StaffDevicesTable,
} from './tables/staff.ts';
import type {
  BankPaymentsTable,
  PaymentSharesTable,
  StatementLinesTable,
  StatementMappingsTable,
  StatementsTable,
} from './tables/statements.ts';
import type {
  OrderChangesTable,
  OrdersAsChangesView,
  PhoneChangesTable,
  RepeatOrdersTable,
  TalliesTable,
} from './tables/tallies.ts';

/** Every table of the shop, as the migrations leave it. */
export interface Database {
  categories: CategoriesTable;
  products: ProductsTable;
  product_images: ProductImagesTable;
  delivery_methods: DeliveryMethodsTable;
  pickup_batches: PickupBatchesTable;
  batch_delivery_methods: BatchDeliveryMethodsTable;
  pickup_time_slots: PickupTimeSlotsTable;
  batch_time_slots: BatchTimeSlotsTable;
  product_batch_limits: ProductBatchLimitsTable;
  offer_version: OfferVersionTable;
  order_numbers: OrderNumbersTable;
  holds: HoldsTable;
  hold_items: HoldItemsTable;
  customers: CustomersTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  receipts: ReceiptsTable;
  receipt_readings: ReceiptReadingsTable;
  current_readings: CurrentReadingsView;
  similar_receipts: SimilarReceiptsTable;
  bulk_approvals: BulkApprovalsTable;
  statement_mappings: StatementMappingsTable;
  statements: StatementsTable;
  bank_payments: BankPaymentsTable;
  statement_lines: StatementLinesTable;
  payment_shares: PaymentSharesTable;
  order_list: OrderListTable;
  order_tallies: OrderTalliesTable;
  order_changes: OrderChangesTable;
  orders_as_changes: OrdersAsChangesView;
  tallies: TalliesTable;
  repeat_orders: RepeatOrdersTable;
  phone_changes: PhoneChangesTable;
  admin_organizations: AdminOrganizationsTable;
  admin_users: AdminUsersTable;
  admin_invitations: AdminInvitationsTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  sign_in_failures: SignInFailuresTable;
  staff_devices: StaffDevicesTable;
  audit_log: AuditLogTable;
  shop_settings: ShopSettingsTable;
  batch_templates: BatchTemplatesTable;
  backups: BackupsTable;
  rate_limits: RateLimitsTable;
  idempotency_keys: IdempotencyKeysTable;
  listeners: ListenersTable;
}
