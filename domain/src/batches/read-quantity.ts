import { maxUnits } from './batch-limits.contract.ts';

/** A whole number of 0 or more, as typed; null for anything else. */
export function readQuantity(text: string): number | null {
  const typed = text.trim();
  if (!/^\d{1,9}$/.test(typed)) return null;
  const quantity = Number(typed);
  return quantity <= maxUnits ? quantity : null;
}
