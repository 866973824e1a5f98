import type { BatchFormProblem } from './batches/batch-form.ts';
import type { MethodProblem } from './delivery/method-draft.ts';
import type { LookupKind } from './lookup/lookup.ts';
import type { Sen } from './money.ts';
import type { OrderFormProblem } from './orders/order-form.ts';
import type { StatusPair } from './orders/status/status.ts';
import type { SubmissionProblem } from './orders/submission.ts';
import type { ProductProblem } from './products/product-draft.ts';
import type { SettingsProblem } from './settings/check-settings.ts';
import type { SignupProblem } from './staff/signup-form.ts';
import type { SettlementProblem, TakingBackProblem } from './statements/matching/settle-payment.ts';
import type { StatementProblem } from './statements/statements.contract.ts';
import type { Shortage } from './stock/shortages.ts';

type NoFacts = Record<string, never>;

/** Every "no" the product can say, with the facts its message needs. Facts travel as JSON. */
export type Refusals = {
  'cart.product_unavailable': { productId: string };
  'cart.choice_unavailable': { productId: string; productName: string; productNameZh: string };
  /** The catalogue changed since the customer saw the price. */
  'cart.price_changed': { seenTotalSen: Sen; newTotalSen: Sen };

  'batch.not_found': NoFacts;
  'batch.closed': { batchName: string; batchNameZh: string };
  'batch.not_for_method': { batchName: string; methodName: string };
  'batch.short_of_stock': { shortages: Shortage[] };
  'batch.has_orders': { orders: number };
  /** Customers are at the payment, or were a moment ago and may still send a receipt. */
  'batch.has_holds': { holds: number };
  'batch.form_invalid': { problems: BatchFormProblem[] };
  /** A colleague saved since this form was opened. */
  'batch.changed_meanwhile': { version: number };
  /** Somebody else set another limit since this one was seen. */
  'limit.changed_meanwhile': { limitQuantity: number };
  'template.not_found': NoFacts;
  'delivery.method_not_found': NoFacts;
  'method.form_invalid': { problems: MethodProblem[] };
  'method.name_taken': { name: string };
  'method.changed_meanwhile': { version: number };
  /** Orders, reservations and batches to come that would lose it. */
  'method.in_use': { orders: number; holds: number; batches: number };
  'slot.not_allowed': { timeSlot: string | null };
  'slot.full': { timeSlot: string; timeSlotZh: string };
  'slot.not_found': NoFacts;
  'slot.form_invalid': NoFacts;
  'slot.has_orders': { orders: number };
  /** Nobody ordered for it yet, but customers are at the payment or may still send a receipt. */
  'slot.has_holds': { holds: number };

  'hold.not_found': NoFacts;
  'hold.expired': { orderNumber: string };
  'hold.already_extended': { expiresAt: string };
  'hold.already_ordered': { orderNumber: string };
  'hold.too_many_live': { limit: number };
  'hold.too_many_boxes': { limit: number; boxes: number };
  /** Few are left in the batch, and others want some too. */
  'hold.scarce': { productName: string; productNameZh: string; limit: number; boxes: number };
  /** One network has so much of a batch reserved that nobody else would get any. */
  'hold.too_many_held': NoFacts;
  /** What is left on the disk is kept for those who are paying already. */
  'hold.storage_low': { retryAfterSeconds: number };

  'receipt.invalid_file_type': NoFacts;
  'receipt.file_too_large': { limitBytes: number };
  'receipt.too_many_pixels': { limitMegapixels: number };
  'receipt.side_too_long': { limitPixels: number };
  'receipt.unreadable': NoFacts;
  /** No room on the disk just now; the hold or order stays as it is. */
  'receipt.storage_full': { retryAfterSeconds: number };
  'receipt.too_many': { limit: number };
  'receipt.not_found': NoFacts;
  /** The payment is settled or the order under way: no other receipt is taken. */
  'receipt.not_replaceable': StatusPair;

  'order.form_invalid': { problems: OrderFormProblem[] };
  'order.submission_invalid': { problem: SubmissionProblem };
  'order.not_found': NoFacts;
  /** A colleague changed the order since this screen read it. */
  'order.changed_meanwhile': StatusPair & { version: number };
  'order.reason_required': NoFacts;
  'order.nothing_to_change': StatusPair;
  /** Nobody paid for the order, as far as anybody knows, or it is not over. */
  'refund.nothing_to_return': NoFacts;
  /** Its money went back: it cannot go on as paid. */
  'refund.already_returned': NoFacts;
  'lookup.missing_information': NoFacts;
  'lookup.not_found': { searchedBy: LookupKind };
  'review.no_receipt': NoFacts;
  'review.not_seen_in_bank': NoFacts;
  'review.notes_required': NoFacts;
  /** The owner has not switched it on. */
  'approval.off': NoFacts;
  /** Its receipt is not one on which everything matches, or something else about the order needs a look. */
  'approval.not_matching': NoFacts;
  'approval.earlier_unread': NoFacts;
  'approval.already_approved': NoFacts;
  'approval.undo_too_late': NoFacts;
  'approval.nothing_to_undo': NoFacts;

  'statement.no_file': NoFacts;
  'statement.file_too_large': { limitBytes: number };
  /** Whatever it is, no payments can be read in it; nothing of it was kept. */
  'statement.unreadable': { problem: StatementProblem };
  /** The same rows were taken with another day or amount: one of both readings is wrong. */
  'statement.read_otherwise': { payments: number };
  'statement.not_found': NoFacts;
  /** Somebody decided about payments that only it has: they are opened again first. */
  'statement.decided': { payments: number; orderNumbers: string[] };
  'payment.not_found': NoFacts;
  /** A colleague decided about the payment since this screen read it. */
  'payment.changed_meanwhile': { version: number };
  /** Its order was paid, changed or cancelled meanwhile: somebody has to look. */
  'payment.not_exact': NoFacts;
  /** Its order went on because of it, or its money went back: it cannot be taken from the order. */
  'payment.held_by_order': { orderNumber: string; problem: TakingBackProblem };
  'payment.settlement_invalid': { problem: SettlementProblem };

  /** Someone saved newer notes; theirs come back so that neither is lost. */
  'notes.conflict': { notes: string; version: number };

  'staff.sign_in_failed': NoFacts;
  'staff.sign_in_required': NoFacts;
  'staff.not_allowed': NoFacts;
  'staff.not_found': NoFacts;
  'staff.email_taken': { email: string };
  'staff.last_admin': NoFacts;
  'staff.password_too_common': NoFacts;
  'staff.signup_invalid': { problems: SignupProblem[] };
  'invitation.invalid': NoFacts;
  'staff.reset_link_invalid': NoFacts;

  'product.not_found': NoFacts;
  'product.invalid': { problems: ProductProblem[] };
  /** Two products must not share one address, and the address comes from the name. */
  'product.name_taken': { name: string };
  /** A colleague saved since this form was opened. */
  'product.changed_meanwhile': { version: number };
  'category.not_found': NoFacts;
  'category.name_required': NoFacts;
  'category.name_taken': { name: string };
  'category.changed_meanwhile': { version: number };
  'category.has_products': { products: number };
  'picture.invalid_file_type': NoFacts;
  'picture.file_too_large': { limitBytes: number };
  'picture.too_many_pixels': { limitMegapixels: number };
  'picture.unreadable': NoFacts;
  'picture.not_found': { imageUrl: string };

  /** A workbook of so many orders would not fit into memory; a CSV file would. */
  'export.too_large': { max: number };

  'settings.invalid': { problems: SettingsProblem[] };
  /** A colleague saved newer settings since this screen read them. */
  'settings.changed_meanwhile': { version: number };
  'customer.not_found': NoFacts;
  'customer.orders_under_way': { orderNumbers: string[] };
  'customer.erasure_not_confirmed': NoFacts;

  'setup.not_confirmed': NoFacts;
  'setup.real_orders': { realOrders: number };
  'setup.customers_paying': { payingCustomers: number };

  'storage.full': { retryAfterSeconds: number };
  /** A key is for one thing: another was asked for under it before. */
  'idempotency.key_reused': NoFacts;
  'request.rate_limited': { retryAfterSeconds: number };
  /** As many at work as the server can take; nothing is lost by asking again. */
  'request.busy': { retryAfterSeconds: number };
  'request.cross_site': NoFacts;
};
export type RefusalCode = keyof Refusals;

/** An expected "no". Thrown, so that the transaction it happens in rolls back. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code;
  readonly facts: Refusals[Code];

  constructor(code: Code, facts: Refusals[Code]) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
  }
}

type CodeWithoutFacts = { [Code in RefusalCode]: Refusals[Code] extends NoFacts ? Code : never }[RefusalCode];

/** `throw refuse('batch.has_orders', { orders })`; codes without facts take none. */
export function refuse<Code extends CodeWithoutFacts>(code: Code): Refusal<Code>;
export function refuse<Code extends RefusalCode>(code: Code, facts: Refusals[Code]): Refusal<Code>;
export function refuse(code: RefusalCode, facts: Refusals[RefusalCode] = {}): Refusal {
  return new Refusal(code, facts);
}

/** Whether something thrown is an expected "no", and of this code when one is asked for. */
export function isRefusal<Code extends RefusalCode = RefusalCode>(
  thrown: unknown,
  code?: Code,
): thrown is Refusal<Code> {
  return thrown instanceof Refusal && (code === undefined || thrown.code === code);
}
