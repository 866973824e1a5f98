import { normaliseOrderNumber } from '../order-number.ts';
import { isBlankPhone } from '../phone.ts';

/** By what a customer searched; a miss is worded after it, never after what was really wrong. */
export type LookupKind = 'order_number' | 'phone' | 'both';

type LookupFields = { orderNumber: string; phone: string };

/** What a search asks for: the number as it is stored, the phone as typed; a blank one asks for nothing. */
export type LookupQuestion = LookupFields & { searchedBy: LookupKind };

/** Reads the two fields once their spelling is gone: a number of nothing but marks is no number. Null asks for nothing. */
export function readLookup(fields: LookupFields): LookupQuestion | null {
  const orderNumber = normaliseOrderNumber(fields.orderNumber);
  const phone = isBlankPhone(fields.phone) ? '' : fields.phone.trim();
  if (orderNumber !== '' && phone !== '') return { searchedBy: 'both', orderNumber, phone };
  if (orderNumber !== '') return { searchedBy: 'order_number', orderNumber, phone };
  return phone === '' ? null : { searchedBy: 'phone', orderNumber, phone };
}

/** What the two fields ask for, or null when both are blank. */
export function lookupKind(fields: LookupFields): LookupKind | null {
  return readLookup(fields)?.searchedBy ?? null;
}

/** The one thing the form checks by itself. */
export function checkLookup(form: LookupFields): 'missing_information' | null {
  return lookupKind(form) === null ? 'missing_information' : null;
}
