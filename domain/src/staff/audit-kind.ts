/** What the audit page can be narrowed down to. */
export const auditKinds = [
  'access',
  'orders',
  'catalogue',
  'batches',
  'settings',
  'privacy',
  'staff',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Looks change nothing, but what was looked at is somebody's. */
const looks: ReadonlySet<string> = new Set([
  'orders.listed',
  'orders.printed',
  'orders.exported',
  'order.viewed',
  'payments.listed',
  'payments.exported',
  'receipt.viewed',
  'receipt.downloaded',
  'customers.searched',
  'customer.exported',
]);

const kindOfSubject: Readonly<Record<string, AuditKind>> = {
  order: 'orders',
  orders: 'orders',
  receipt: 'orders',
  statement: 'orders',
  payment: 'orders',
  payments: 'orders',
  product: 'catalogue',
  category: 'catalogue',
  batch: 'batches',
  template: 'batches',
  method: 'batches',
  slot: 'batches',
  settings: 'settings',
  customer: 'privacy',
  customers: 'privacy',
  staff: 'staff',
};

/** The kind of an action by its name, also of one that an older version wrote; null when nothing fits. */
export function auditKindOf(action: string): AuditKind | null {
  if (looks.has(action)) return 'access';
  return kindOfSubject[action.split('.')[0] ?? ''] ?? null;
}
