import * as z from 'zod/mini';

/** How the value of a field is put into words. */
export type AuditValueKind =
  | 'text'
  | 'money'
  | 'date'
  | 'moment'
  | 'yes_no'
  | 'capacity'
  | 'role'
  | 'order_status'
  | 'payment_status';

/** Everything the log tells by name, of which a change has a before and an after. */
export const auditFields = {
  name: 'text',
  nameZh: 'text',
  description: 'text',
  descriptionZh: 'text',
  priceSen: 'money',
  yolkPriceSen: 'money',
  piecePriceSen: 'money',
  category: 'text',
  features: 'text',
  featuresZh: 'text',
  flavours: 'text',
  pictures: 'text',
  stockQuantity: 'text',
  sortOrder: 'text',
  isActive: 'yes_no',
  color: 'text',
  icon: 'text',
  batchName: 'text',
  batchNameZh: 'text',
  deliveryMethod: 'text',
  batch: 'text',
  batchDate: 'date',
  timeSlot: 'text',
  feeNote: 'text',
  feeNoteZh: 'text',
  note: 'text',
  noteZh: 'text',
  timeIsFixed: 'yes_no',
  needsAddress: 'yes_no',
  placeName: 'text',
  placeNameZh: 'text',
  placeAddress: 'text',
  placeNote: 'text',
  placeNoteZh: 'text',
  mapUrl: 'text',
  orderUntil: 'moment',
  deliveryMethods: 'text',
  copiedFrom: 'text',
  movedTo: 'text',
  disablesBatch: 'yes_no',
  product: 'text',
  limitQuantity: 'text',
  outsideStock: 'yes_no',
  isPickup: 'yes_no',
  isOwnSlot: 'yes_no',
  isOffered: 'yes_no',
  capacity: 'capacity',
  totalSen: 'money',
  orderStatus: 'order_status',
  paymentStatus: 'payment_status',
  customerNote: 'text',
  role: 'role',
  email: 'text',
  orders: 'text',
  payments: 'text',
  newPayments: 'text',
  paidOn: 'date',
  products: 'text',
  batches: 'text',
  members: 'text',
  months: 'text',
  files: 'text',
  format: 'text',
  searched: 'yes_no',
  from: 'date',
  to: 'date',
} as const satisfies Record<string, AuditValueKind>;
export type AuditField = keyof typeof auditFields;

export function isAuditField(field: string): field is AuditField {
  return Object.hasOwn(auditFields, field);
}

const nameSchema = z.object({ name: z.string(), nameZh: z.string(), date: z.optional(z.string()) });
/** What somebody called a thing, in both languages; a batch with its day, as its name comes again each year. */
export type AuditName = z.infer<typeof nameSchema>;

const oneValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null(), nameSchema]);
const valueSchema = z.union([oneValueSchema, z.array(oneValueSchema)]);
export type AuditValue = z.infer<typeof valueSchema>;

export const auditChangeSchema = z.object({
  field: z.string(),
  /** Which of several the field belongs to: a piece of a box, a slot of a batch. */
  of: z.optional(z.union([z.string(), nameSchema])),
  before: valueSchema,
  after: valueSchema,
});
type ReadChange = z.infer<typeof auditChangeSchema>;
/** One thing that is different now. Never somebody's address or words: that those changed is all the log needs. */
export type AuditChange = Omit<ReadChange, 'field'> & { field: AuditField };

/** A log is read at a glance; a whole story is not. */
const maxTold = 160;

/** What differs, field by field, in the order of the fields. */
export function auditChanges(
  before: Readonly<Partial<Record<AuditField, AuditValue>>>,
  after: Readonly<Partial<Record<AuditField, AuditValue>>>,
): AuditChange[] {
  return Object.keys(auditFields)
    .filter(isAuditField)
    .map((field) => ({ field, before: cut(before[field] ?? null), after: cut(after[field] ?? null) }))
    .filter((change) => !isSame(before[change.field] ?? null, after[change.field] ?? null));
}

/** The changes written on a line; of what cannot be read, none. */
export function readAuditChanges(written: unknown): ReadChange[] {
  const lines = Array.isArray(written) ? written : [];
  return lines.flatMap((line) => auditChangeSchema.safeParse(line).data ?? []);
}

/** What several changes come to, the earliest first: of each field from what it once was to what it is now. */
export function mergeChanges(lists: readonly (readonly ReadChange[])[]): ReadChange[] {
  const merged = new Map<string, ReadChange>();
  for (const change of lists.flat()) {
    const key = JSON.stringify([change.field, change.of ?? null]);
    const { before } = merged.get(key) ?? change;
    merged.set(key, { ...change, before });
  }
  return [...merged.values()].filter(({ before, after }) => !isSame(before, after));
}

/** A value as it was written down; undefined for anything a person could not read. */
export function readAuditValue(written: unknown): AuditValue | undefined {
  return valueSchema.safeParse(written).data;
}

/** A name in both languages, where a value is one. */
export function readAuditName(value: AuditValue): AuditName | undefined {
  return nameSchema.safeParse(value).data;
}

/** A long text by its beginning. */
export function cut<Value>(value: Value): Value | string {
  if (typeof value !== 'string' || value.length <= maxTold) return value;
  return `${value.slice(0, maxTold)}…`;
}

function isSame(before: AuditValue, after: AuditValue): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
