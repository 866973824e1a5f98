import type { Database } from './types.ts';

/** Each by its name, so that the compiler asks for a new one. */
const shopTables = {
  categories: true,
  products: true,
  product_images: true,
  delivery_methods: true,
  pickup_batches: true,
  batch_delivery_methods: true,
  pickup_time_slots: true,
  batch_time_slots: true,
  product_batch_limits: true,
  offer_version: true,
  order_numbers: true,
  holds: true,
  hold_items: true,
  customers: true,
  orders: true,
  order_items: true,
  receipts: true,
  receipt_readings: true,
  current_readings: true,
  similar_receipts: true,
  bulk_approvals: true,
  statement_mappings: true,
  statements: true,
  bank_payments: true,
  statement_lines: true,
  payment_shares: true,
  order_list: true,
  order_tallies: true,
  order_changes: true,
  orders_as_changes: true,
  tallies: true,
  repeat_orders: true,
  phone_changes: true,
  admin_organizations: true,
  admin_users: true,
  admin_invitations: true,
  sessions: true,
  password_resets: true,
  sign_in_failures: true,
  staff_devices: true,
  audit_log: true,
  shop_settings: true,
  batch_templates: true,
  backups: true,
  rate_limits: true,
  idempotency_keys: true,
  listeners: true,
} satisfies Record<keyof Database, true>;

/** Whether the migrations make a table of this name; beside theirs others may keep their own. */
export function isShopTable(name: string): boolean {
  return Object.hasOwn(shopTables, name);
}

/** Whether its rows are of this moment and this PostgreSQL, and mean nothing in another place. */
export function isOfThisMoment(name: string): boolean {
  return name === ('listeners' satisfies keyof Database);
}
