import * as z from 'zod/mini';
import { idSchema, momentSchema } from '../schemas.ts';
import { auditKinds } from './audit-kind.ts';

/** Everything staff do that leaves a line behind, and every look at what is personal. */
export const auditActions = [
  'staff.signed_in',
  'staff.signed_out',
  'staff.sign_in_failed',
  'staff.invited',
  'staff.invitation_withdrawn',
  'staff.joined',
  'staff.disabled',
  'staff.enabled',
  'staff.role_changed',
  'staff.reset_link_made',
  'staff.password_reset',
  'orders.listed',
  'orders.printed',
  'orders.exported',
  'order.viewed',
  'order.entered',
  'order.approved',
  'order.approval_undone',
  'order.cancelled',
  'order.status_changed',
  'order.notes_changed',
  'order.moved',
  'order.money_returned',
  'order.money_return_undone',
  'statement.imported',
  'statement.taken_back',
  'payments.listed',
  'payments.exported',
  'payment.matched',
  'payment.set_aside',
  'payment.reopened',
  'receipt.viewed',
  'receipt.downloaded',
  'receipt.refused',
  'receipt.replaced',
  'product.created',
  'product.changed',
  'product.shown',
  'product.hidden',
  'product.deleted',
  'product.archived',
  'category.created',
  'category.changed',
  'category.shown',
  'category.hidden',
  'category.deleted',
  'batch.created',
  'batch.updated',
  'batch.duplicated',
  'batch.enabled',
  'batch.disabled',
  'batch.deleted',
  'batch.slots_changed',
  'batch.limit_changed',
  'batch.orders_moved',
  'batch.orders_cancelled',
  'template.created',
  'template.deleted',
  'method.created',
  'method.changed',
  'method.shown',
  'method.hidden',
  'method.deleted',
  'slot.created',
  'slot.updated',
  'slot.deleted',
  'settings.changed',
  'settings.own_shop_started',
  'customers.searched',
  'customer.exported',
  'customer.erased',
  'customers.anonymised',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEntrySchema = z.object({
  id: z.int(),
  at: momentSchema,
  actorName: z.string(),
  /** One of `auditActions`; older entries may know others. */
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.nullable(z.string()),
  /** What the member of staff, or the batch, it was done to is called now. */
  subjectName: z.nullable(z.string()),
  /** Of a batch, whose name comes again each year. */
  subjectDate: z.nullable(z.string()),
  /** Of the order it was done to, if it was one. */
  orderNumber: z.nullable(z.string()),
  /** Facts by the names of `auditFields`; what changed is in `changes`, with before and after. */
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditQuerySchema = z.object({
  /** Entries older than this one: the `nextBefore` of the page before. */
  before: z.optional(z.coerce.number().check(z.multipleOf(1), z.minimum(1))),
  actorId: z.optional(idSchema),
  kind: z.optional(z.enum(auditKinds)),
  orderNumber: z.optional(z.string().check(z.trim(), z.maxLength(20))),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** Newest first; `nextBefore` is null on the last page. */
export const auditResponseSchema = z.object({
  entries: z.array(auditEntrySchema),
  nextBefore: z.nullable(z.int()),
});
export type AuditResponse = z.infer<typeof auditResponseSchema>;

/** Everybody whose acts the log can be searched for, whether they still work here or not. */
export const auditPeopleResponseSchema = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AuditPeopleResponse = z.infer<typeof auditPeopleResponseSchema>;
