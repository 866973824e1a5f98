import { formatRinggit } from '@mooncake/domain/money';
import type { RefusalCode, Refusals } from '@mooncake/domain/refusal';

const tryAgain = 'Please try again.';

/** What to say to each "no" of the product. */
export const refusals = {
  'cart.product_unavailable': () => ({
    title: 'Product not available',
    message: 'A product in your cart is no longer available. Please remove it from your cart.',
  }),
  'cart.choice_unavailable': ({ productName }) => ({
    title: 'Box not available',
    message: `${productName} can no longer be made with these flavours. Please choose it again.`,
  }),
  'cart.price_changed': ({ seenTotalSen, newTotalSen }) => ({
    title: 'The price has changed',
    message: `Your order came to ${formatRinggit(seenTotalSen)} and now comes to ${formatRinggit(newTotalSen)}.`,
  }),
  'batch.not_found': () => ({
    title: 'Date not available',
    message: 'This date is no longer offered. Please choose another one.',
  }),
  'batch.closed': ({ batchName }) => ({
    title: 'Date closed',
    message: `"${batchName}" takes no more orders. Please choose another date.`,
  }),
  'batch.not_for_method': ({ batchName, methodName }) => ({
    title: 'Date not available',
    message: `"${batchName}" is not offered for ${methodName}. Please choose another date.`,
  }),
  'batch.short_of_stock': () => ({
    title: 'Insufficient Stock',
    message: 'Cannot fulfill your current cart quantities',
  }),
  'batch.has_orders': ({ orders }) => ({
    title: 'Batch has orders',
    message: `This batch has ${orders} ${orders === 1 ? 'order' : 'orders'} and cannot be deleted.`,
  }),
  'batch.has_holds': () => ({
    title: 'Customers are paying',
    message:
      'Customers reached the payment for this batch within the last day and may still send a receipt. Disable it now and delete it tomorrow.',
  }),
  'batch.form_invalid': () => ({
    title: 'Validation Error',
    message: 'Batch name and date are required',
  }),
  'batch.changed_meanwhile': () => ({
    title: 'Changed meanwhile',
    message: 'A colleague changed this batch while you were editing it.',
  }),
  'template.not_found': () => ({ title: 'Template not found', message: 'This template no longer exists.' }),
  'delivery.method_not_found': () => ({
    title: 'Delivery option not available',
    message: 'This way of pickup or delivery is no longer offered. Please choose another one.',
  }),
  'slot.not_allowed': () => ({
    title: 'Time not available',
    message: 'This time cannot be chosen for your cart. Please choose another one.',
  }),
  'slot.full': ({ timeSlot }) => ({
    title: 'Fully booked',
    message: `${timeSlot} has just been booked out. Please choose another time.`,
  }),
  'slot.not_found': () => ({ title: 'Time slot not found', message: 'This time slot no longer exists.' }),
  'slot.form_invalid': () => ({
    title: 'Validation Error',
    message: 'Please fill in all required fields',
  }),
  'slot.has_orders': ({ orders }) => ({
    title: 'Time slot in use',
    message: `${orders === 1 ? '1 order is' : `${orders} orders are`} in this time slot. Switch it off instead: it is offered no more, and the orders keep their time.`,
  }),
  'hold.not_found': () => ({
    title: 'Your reservation is gone',
    message: 'It was replaced or has ended. Please proceed to payment again.',
  }),
  'hold.expired': () => ({
    title: 'Time Expired!',
    message: 'The payment window has expired. Please start over to place a new order.',
  }),
  'hold.already_extended': () => ({
    title: 'Time already extended',
    message: 'The time to pay can be extended once.',
  }),
  'hold.already_ordered': ({ orderNumber }) => ({
    title: 'Your order is already placed',
    message: `Order ${orderNumber} has arrived.`,
  }),
  'hold.too_many_live': ({ limit }) => ({
    title: 'Too many open reservations',
    message: `Your connection already has ${limit} reservations waiting for payment. Please complete one, or wait a few minutes.`,
  }),
  'hold.too_many_boxes': ({ limit, boxes }) => ({
    title: 'A large order',
    message: `Your cart has ${boxes} boxes; up to ${limit} can be ordered at once. Please contact us for larger orders.`,
  }),
  'hold.scarce': ({ productName, limit, boxes }) => ({
    title: 'Only a few are left',
    message: `Your cart has ${boxes} boxes of ${productName}. While so few are left for this date, up to ${limit} can be ordered at once. Please take fewer, choose another date, or contact us.`,
  }),
  'hold.too_many_held': () => ({
    title: 'Too many open reservations',
    message:
      'Many boxes of this date are already reserved from your connection and wait for payment. Please complete a reservation, or try again in a few minutes.',
  }),
  'hold.storage_low': () => ({
    title: 'No new orders just now',
    message: 'The shop is short of storage. Your cart is kept: please try again a little later.',
  }),
  'receipt.invalid_file_type': () => ({
    title: 'Invalid file type',
    message: 'Please upload an image (JPG, PNG) or PDF file',
  }),
  'receipt.file_too_large': () => ({
    title: 'File too large',
    message: 'Please upload a file smaller than 5MB',
  }),
  'receipt.too_many_pixels': ({ limitMegapixels }) => ({
    title: 'Picture too large',
    message: `Please upload a picture of at most ${limitMegapixels} megapixels, or a screenshot.`,
  }),
  'receipt.side_too_long': ({ limitPixels }) => ({
    title: 'Picture too long',
    message: `Please upload a picture of at most ${limitPixels} pixels on each side, or a shorter screenshot.`,
  }),
  'receipt.unreadable': () => ({
    title: 'Receipt could not be read',
    message: 'The file seems damaged. Please choose another one or take a screenshot.',
  }),
  'receipt.storage_full': () => ({
    title: 'Please try again in a few minutes',
    message: 'We cannot store your receipt just now. Your box is kept: please try again in a few minutes.',
  }),
  'receipt.too_many': ({ limit }) => ({
    title: 'Enough receipts',
    message: `This order already has ${limit} receipts. Please contact us and we will sort it out together.`,
  }),
  'receipt.not_found': () => ({ title: 'No receipt', message: 'There is no receipt for this order.' }),
  'receipt.not_replaceable': () => ({
    title: 'Receipt not needed',
    message: 'This order takes no other receipt: its payment is settled or it is already under way.',
  }),
  'order.form_invalid': () => ({
    title: 'Please check your details',
    message: 'Something in your contact or delivery details is missing or incomplete.',
  }),
  'order.submission_invalid': () => ({
    title: 'Upload failed',
    message: 'Please try again or contact us for assistance',
  }),
  'order.not_found': () => ({ title: 'Order Not Found', message: 'We could not find this order.' }),
  'order.changed_meanwhile': () => ({
    title: 'Changed meanwhile',
    message: 'A colleague changed this order. Look at it again before you change it.',
  }),
  'order.reason_required': () => ({ title: 'Reason required', message: 'Please give a reason.' }),
  'order.nothing_to_change': () => ({
    title: 'Nothing to change',
    message: 'The order already has this status.',
  }),
  'lookup.missing_information': () => ({
    title: 'Missing Information',
    message: 'Please enter either an order number or phone number',
  }),
  'lookup.not_found': ({ searchedBy }) => ({
    title: 'Order Not Found',
    message: {
      both: 'Please check your order number and phone number',
      order_number: "We couldn't find an order with the provided order number",
      phone: "We couldn't find an order with the provided phone number",
    }[searchedBy],
  }),
  'review.no_receipt': () => ({ title: 'No receipt', message: 'This order has no receipt to review.' }),
  'review.not_seen_in_bank': () => ({
    title: 'Not seen in the bank',
    message: 'Tick "seen in the bank account" before approving.',
  }),
  'review.notes_required': () => ({
    title: 'Note required',
    message: 'Please write a note; the customer will read it.',
  }),
  'notes.conflict': () => ({
    title: 'Newer notes exist',
    message: 'Someone saved newer notes. Both are shown, so that neither is lost.',
  }),
  'staff.sign_in_failed': () => ({
    title: 'Sign-in failed',
    message: 'The email or the password is not right.',
  }),
  'staff.sign_in_required': () => ({
    title: 'Please sign in',
    message: 'This needs a signed-in member of staff.',
  }),
  'staff.not_allowed': () => ({ title: 'Not allowed', message: 'Your role may not do this.' }),
  'staff.not_found': () => ({ title: 'Not found', message: 'There is no such member of staff.' }),
  'staff.email_taken': ({ email }) => ({
    title: 'Email in use',
    message: `${email} already has an account.`,
  }),
  'staff.last_admin': () => ({
    title: 'Last admin',
    message: 'At least one admin must remain.',
  }),
  'staff.password_too_common': () => ({
    title: 'Password too common',
    message: 'Please choose a password that is harder to guess.',
  }),
  'staff.signup_invalid': () => ({
    title: 'Please check your details',
    message: 'Something in the form is missing or incomplete.',
  }),
  'invitation.invalid': () => ({
    title: 'Invitation not valid',
    message: 'This invitation was used, withdrawn or is too old. Please ask for a new one.',
  }),
  'staff.reset_link_invalid': () => ({
    title: 'Link not valid',
    message: 'This link was used or is too old. Please ask for a new one.',
  }),
  'product.not_found': () => ({
    title: 'Product not found',
    message: 'This product was deleted meanwhile.',
  }),
  'product.invalid': () => ({
    title: 'Validation Error',
    message: 'Something about this product is missing or incomplete.',
  }),
  'product.name_taken': ({ name }) => ({
    title: 'Name in use',
    message: `Another product is already called "${name}".`,
  }),
  'product.changed_meanwhile': () => ({
    title: 'Changed meanwhile',
    message: 'A colleague changed this product while you were editing it.',
  }),
  'category.not_found': () => ({
    title: 'Category not found',
    message: 'This category was deleted meanwhile.',
  }),
  'category.name_required': () => ({ title: 'Validation Error', message: 'Category name is required' }),
  'category.name_taken': ({ name }) => ({
    title: 'Name in use',
    message: `Another category is already called "${name}".`,
  }),
  'category.changed_meanwhile': () => ({
    title: 'Changed meanwhile',
    message: 'A colleague changed this category while you were editing it.',
  }),
  'category.has_products': ({ products }) => ({
    title: 'Category in use',
    message: `${products} ${products === 1 ? 'product belongs' : 'products belong'} to this category. Move them to another one first.`,
  }),
  'picture.invalid_file_type': () => ({
    title: 'Invalid file type',
    message: 'This is not a JPG, PNG or WebP picture.',
  }),
  'picture.file_too_large': ({ limitBytes }) => ({
    title: 'File too large',
    message: `Pictures may have up to ${Math.floor(limitBytes / 1024 / 1024)} MB.`,
  }),
  'picture.too_many_pixels': ({ limitMegapixels }) => ({
    title: 'Picture too large',
    message: `Pictures may have up to ${limitMegapixels} megapixels.`,
  }),
  'picture.unreadable': () => ({
    title: 'Picture could not be read',
    message: 'The file seems damaged. Please choose another one.',
  }),
  'picture.not_found': () => ({
    title: 'Picture is gone',
    message: 'A picture was removed meanwhile. Please upload it again.',
  }),
  'export.too_large': ({ most }) => ({
    title: 'Too many orders for one Excel file',
    message: `An Excel file holds up to ${most} orders. Choose fewer days, or the CSV file, which holds any number.`,
  }),
  'settings.invalid': () => ({
    title: 'Not saved yet',
    message: 'Some fields need another look; each says what is missing.',
  }),
  'settings.changed_meanwhile': () => ({
    title: 'A colleague saved newer settings',
    message: 'Your changes are still here. Look at the newer settings first, then save again.',
  }),
  'customer.not_found': () => ({
    title: 'No such customer',
    message: 'Nothing is kept about this customer any more.',
  }),
  'customer.orders_under_way': ({ orderNumbers }) => ({
    title: 'Orders are under way',
    message: `Finish or cancel these orders first: ${orderNumbers.join(', ')}.`,
  }),
  'customer.erasure_not_confirmed': () => ({
    title: 'Not confirmed',
    message: 'The phone number does not match. Nothing was erased.',
  }),
  'storage.full': () => ({
    title: 'Storage is full',
    message: 'Nothing could be saved just now. Please try again in a few minutes.',
  }),
  'request.rate_limited': ({ retryAfterSeconds }) => ({
    title: 'Too many attempts',
    message: `Please wait ${spelled(retryAfterSeconds)} and try again.`,
  }),
  'request.busy': ({ retryAfterSeconds }) => ({
    title: 'Very busy right now',
    message: `Nothing is lost: please try again in ${retryAfterSeconds} seconds.`,
  }),
  'request.cross_site': () => ({ title: 'Not accepted', message: 'Please reload the page and try again.' }),
} satisfies { [Code in RefusalCode]: (facts: Refusals[Code]) => { title: string; message: string } };

/** When the server said nothing a person could use. */
export const failures = {
  unreachable: {
    title: 'No connection',
    message: `The shop could not be reached. Please check your connection. ${tryAgain}`,
  },
  timeout: { title: 'No answer', message: `The shop took too long to answer. ${tryAgain}` },
  unexpected: { title: 'Error', message: 'An unexpected error occurred. Please try again.' },
};

/** Nobody counts in thousands of seconds. */
function spelled(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
