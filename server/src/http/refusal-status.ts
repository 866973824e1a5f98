import type { RefusalCode } from '@mooncake/domain/refusal';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** How each "no" leaves over HTTP. The title is for developers; people read the message of the code. */
export const refusalStatus = {
  'cart.product_unavailable': { status: 409, title: 'A product in the cart is no longer on sale' },
  'cart.choice_unavailable': { status: 409, title: 'A choice in the cart is no longer on sale' },
  'cart.price_changed': { status: 409, title: 'Prices changed since the cart was filled' },

  'batch.not_found': { status: 404, title: 'There is no such batch' },
  'batch.closed': { status: 409, title: 'The batch takes no more orders' },
  'batch.not_for_method': { status: 409, title: 'The batch is not offered with this delivery method' },
  'batch.short_of_stock': { status: 409, title: 'The batch cannot supply the cart' },
  'batch.has_orders': { status: 409, title: 'The batch has orders' },
  'delivery.method_not_found': { status: 404, title: 'There is no such delivery method' },
  'slot.not_allowed': { status: 409, title: 'The time slot does not fit this order' },
  'slot.full': { status: 409, title: 'The time slot is full' },

  'hold.not_found': { status: 404, title: 'There is no such hold' },
  'hold.expired': { status: 410, title: 'The hold has expired' },
  'hold.already_extended': { status: 409, title: 'The hold was extended before' },
  'hold.already_ordered': { status: 409, title: 'The hold has become an order' },
  'hold.too_many_live': { status: 429, title: 'Too many holds at once' },
  'hold.too_many_boxes': { status: 422, title: 'Too many boxes in one order' },

  'receipt.invalid_file_type': { status: 415, title: 'The receipt is not a picture or PDF' },
  'receipt.file_too_large': { status: 413, title: 'The receipt is too large' },
  'receipt.too_many_pixels': { status: 413, title: 'The receipt has too many pixels' },
  'receipt.unreadable': { status: 422, title: 'The receipt cannot be read' },
  'receipt.not_found': { status: 404, title: 'There is no such receipt' },
  'receipt.not_replaceable': { status: 409, title: 'The order takes no other receipt' },

  'order.form_invalid': { status: 422, title: 'The order form is not complete' },
  'order.submission_invalid': { status: 422, title: 'The order cannot be submitted like this' },
  'order.not_found': { status: 404, title: 'There is no such order' },
  'order.changed_meanwhile': { status: 409, title: 'The order changed meanwhile' },
  'order.reason_required': { status: 422, title: 'A reason is required' },
  'order.nothing_to_change': { status: 409, title: 'The order is in this state already' },
  'lookup.missing_information': { status: 422, title: 'An order number or a phone number is needed' },
  'lookup.not_found': { status: 404, title: 'No order matches' },
  'review.no_receipt': { status: 409, title: 'The order has no receipt' },
  'review.not_seen_in_bank': { status: 422, title: 'The payment was not seen in the bank account' },
  'review.notes_required': { status: 422, title: 'A note is required' },
  'notes.conflict': { status: 409, title: 'The notes changed meanwhile' },

  'staff.sign_in_failed': { status: 401, title: 'Email or password is wrong' },
  'staff.sign_in_required': { status: 401, title: 'Sign in first' },
  'staff.not_allowed': { status: 403, title: 'This account may not do that' },
  'staff.not_found': { status: 404, title: 'There is no such member of staff' },
  'staff.email_taken': { status: 409, title: 'The email address is in use' },
  'staff.last_admin': { status: 409, title: 'The last admin must stay' },
  'staff.password_too_common': { status: 422, title: 'The password is too common' },
  'staff.signup_invalid': { status: 422, title: 'The signup form is not complete' },
  'invitation.invalid': { status: 410, title: 'The invitation is not valid' },
  'staff.reset_link_invalid': { status: 410, title: 'The reset link is not valid' },

  'request.rate_limited': { status: 429, title: 'Too many requests' },
  'request.cross_site': { status: 403, title: 'The request came from another site' },
} as const satisfies Record<RefusalCode, { status: ContentfulStatusCode; title: string }>;
