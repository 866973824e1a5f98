import { methodProblemSchema } from '@mooncake/domain/delivery/method-draft';
import { orderFormSchema } from '@mooncake/domain/orders/order-form';
import { statusPairSchema } from '@mooncake/domain/orders/status/status';
import type { RefusalCode, Refusals } from '@mooncake/domain/refusal';
import { settingsProblemKinds } from '@mooncake/domain/settings/check-settings';
import { signupProblems } from '@mooncake/domain/staff/signup-form';
import { settlementProblems, takingBackProblems } from '@mooncake/domain/statements/matching/settle-payment';
import { statementProblems } from '@mooncake/domain/statements/statements.contract';
import { shortageSchema } from '@mooncake/domain/stock/shortages';
import * as z from 'zod/mini';

const none = z.object({});
const boxes = { limit: z.int(), boxes: z.int() };
const limit = z.object({ limit: z.int() });
const limitBytes = z.object({ limitBytes: z.int() });
const limitMegapixels = z.object({ limitMegapixels: z.int() });
const retry = z.object({ retryAfterSeconds: z.int() });
const version = z.object({ version: z.int() });

const batchProblem = z.enum([
  'name_required',
  'date_required',
  'date_out_of_range',
  'cut_off_late',
  'cut_off_out_of_range',
]);
const orderProblem = z.object({
  code: z.enum([
    'selection_required',
    'second_contact_required',
    'address_required',
    'name_required',
    'phone_required',
    'email_invalid',
    'phone_invalid',
  ]),
  field: z.union([z.keyof(orderFormSchema), z.literal('selection')]),
});
const submissionProblem = z.enum([
  'payment_not_confirmed',
  'no_receipt',
  'no_items',
  'invalid_item',
  'missing_delivery_method',
]);
const productProblem = z.object({
  path: z.string(),
  problem: z.enum(['required', 'price', 'code', 'taken', 'no_flavours']),
});
const settingsProblem = z.object({ field: z.string(), problem: z.enum(settingsProblemKinds) });

const productNames = { productName: z.string(), productNameZh: z.string() };

/** The facts of every refusal as others can read them; the types of the domain decide what they are. */
export const refusalFacts = {
  'cart.product_unavailable': z.object({ productId: z.string() }),
  'cart.choice_unavailable': z.object({ productId: z.string(), ...productNames }),
  'cart.price_changed': z.object({ seenTotalSen: z.int(), newTotalSen: z.int() }),

  'batch.not_found': none,
  'batch.closed': z.object({ batchName: z.string(), batchNameZh: z.string() }),
  'batch.not_for_method': z.object({ batchName: z.string(), methodName: z.string() }),
  'batch.short_of_stock': z.object({ shortages: z.array(shortageSchema) }),
  'batch.has_orders': z.object({ orders: z.int() }),
  'batch.has_holds': z.object({ holds: z.int() }),
  'batch.form_invalid': z.object({ problems: z.array(batchProblem) }),
  'batch.changed_meanwhile': version,
  'limit.changed_meanwhile': z.object({ limitQuantity: z.int() }),
  'template.not_found': none,
  'delivery.method_not_found': none,
  'method.form_invalid': z.object({ problems: z.array(methodProblemSchema) }),
  'method.name_taken': z.object({ name: z.string() }),
  'method.changed_meanwhile': version,
  'method.in_use': z.object({ orders: z.int(), holds: z.int(), batches: z.int() }),
  'slot.not_allowed': z.object({ timeSlot: z.nullable(z.string()) }),
  'slot.full': z.object({ timeSlot: z.string(), timeSlotZh: z.string() }),
  'slot.not_found': none,
  'slot.form_invalid': none,
  'slot.has_orders': z.object({ orders: z.int() }),
  'slot.has_holds': z.object({ holds: z.int() }),

  'hold.not_found': none,
  'hold.expired': z.object({ orderNumber: z.string() }),
  'hold.already_extended': z.object({ expiresAt: z.string() }),
  'hold.already_ordered': z.object({ orderNumber: z.string() }),
  'hold.too_many_live': limit,
  'hold.too_many_boxes': z.object(boxes),
  'hold.scarce': z.object({ ...productNames, ...boxes }),
  'hold.too_many_held': none,
  'hold.storage_low': retry,

  'receipt.invalid_file_type': none,
  'receipt.file_too_large': limitBytes,
  'receipt.too_many_pixels': limitMegapixels,
  'receipt.side_too_long': z.object({ limitPixels: z.int() }),
  'receipt.unreadable': none,
  'receipt.storage_full': retry,
  'receipt.too_many': limit,
  'receipt.not_found': none,
  'receipt.not_replaceable': statusPairSchema,

  'order.form_invalid': z.object({ problems: z.array(orderProblem) }),
  'order.submission_invalid': z.object({ problem: submissionProblem }),
  'order.not_found': none,
  'order.changed_meanwhile': z.extend(statusPairSchema, { version: z.int() }),
  'order.reason_required': none,
  'order.nothing_to_change': statusPairSchema,
  'refund.nothing_to_return': none,
  'refund.already_returned': none,
  'lookup.missing_information': none,
  'lookup.not_found': z.object({ searchedBy: z.enum(['order_number', 'phone', 'both']) }),
  'review.no_receipt': none,
  'review.not_seen_in_bank': none,
  'review.notes_required': none,
  'approval.off': none,
  'approval.not_matching': none,
  'approval.earlier_unread': none,
  'approval.already_approved': none,
  'approval.undo_too_late': none,
  'approval.nothing_to_undo': none,
  'statement.no_file': none,
  'statement.file_too_large': limitBytes,
  'statement.unreadable': z.object({ problem: z.enum(statementProblems) }),
  'statement.read_otherwise': z.object({ payments: z.int() }),
  'statement.not_found': none,
  'statement.decided': z.object({ payments: z.int(), orderNumbers: z.array(z.string()) }),
  'payment.not_found': none,
  'payment.changed_meanwhile': version,
  'payment.not_exact': none,
  'payment.held_by_order': z.object({ orderNumber: z.string(), problem: z.enum(takingBackProblems) }),
  'payment.settlement_invalid': z.object({ problem: z.enum(settlementProblems) }),
  'notes.conflict': z.object({ notes: z.string(), version: z.int() }),

  'staff.sign_in_failed': none,
  'staff.sign_in_required': none,
  'staff.not_allowed': none,
  'staff.not_found': none,
  'staff.email_taken': z.object({ email: z.string() }),
  'staff.last_admin': none,
  'staff.password_too_common': none,
  'staff.signup_invalid': z.object({ problems: z.array(z.enum(signupProblems)) }),
  'invitation.invalid': none,
  'staff.reset_link_invalid': none,

  'product.not_found': none,
  'product.invalid': z.object({ problems: z.array(productProblem) }),
  'product.name_taken': z.object({ name: z.string() }),
  'product.changed_meanwhile': version,
  'category.not_found': none,
  'category.name_required': none,
  'category.name_taken': z.object({ name: z.string() }),
  'category.changed_meanwhile': version,
  'category.has_products': z.object({ products: z.int() }),
  'picture.invalid_file_type': none,
  'picture.file_too_large': limitBytes,
  'picture.too_many_pixels': limitMegapixels,
  'picture.unreadable': none,
  'picture.not_found': z.object({ imageUrl: z.string() }),

  'export.too_large': z.object({ max: z.int() }),

  'settings.invalid': z.object({ problems: z.array(settingsProblem) }),
  'settings.changed_meanwhile': version,
  'customer.not_found': none,
  'customer.orders_under_way': z.object({ orderNumbers: z.array(z.string()) }),
  'customer.erasure_not_confirmed': none,

  'setup.not_confirmed': none,
  'setup.real_orders': z.object({ realOrders: z.int() }),
  'setup.customers_paying': z.object({ payingCustomers: z.int() }),

  'storage.full': retry,
  'idempotency.key_reused': none,
  'request.rate_limited': retry,
  'request.busy': retry,
  'request.cross_site': none,
} as const satisfies { [Code in RefusalCode]: z.ZodMiniType<Refusals[Code]> };
