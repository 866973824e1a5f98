/** By what a customer searched; a miss is worded after it, never after what was really wrong. */
export type LookupKind = 'order_number' | 'phone' | 'both';

/** What the two fields ask for, or null when both are blank. */
export function lookupKind({
  orderNumber,
  phone,
}: {
  orderNumber: string;
  phone: string;
}): LookupKind | null {
  const hasNumber = orderNumber.trim() !== '';
  const hasPhone = phone.trim() !== '';
  if (hasNumber && hasPhone) return 'both';
  if (hasNumber) return 'order_number';
  return hasPhone ? 'phone' : null;
}

/** The one thing the form checks by itself. */
export function checkLookup(form: { orderNumber: string; phone: string }): 'missing_information' | null {
  return lookupKind(form) === null ? 'missing_information' : null;
}
