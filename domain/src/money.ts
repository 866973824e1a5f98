/** Money is a whole number of sen everywhere inside; ringgit exist only at the edge. */
export type Sen = number;

/** `RM 1234.50`: two decimals, as printed on every price of the shop. */
export function formatRinggit(sen: Sen): string {
  return `RM ${ringgitDigits(sen)}`;
}

/** `1234.50`, for places that say RM themselves (price labels, DuitNow, spreadsheets). */
export function ringgitDigits(sen: Sen): string {
  const sign = sen < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(sen) / 100);
  const rest = Math.abs(sen) % 100;
  return `${sign}${whole}.${String(rest).padStart(2, '0')}`;
}

/** Reads what a person types as a price (`48`, `48.5`, `RM 48.50`); null when it is not one. */
export function parseRinggit(text: string): Sen | null {
  const match = /^(?:RM)?\s*(\d{1,9})(?:\.(\d{1,2}))?$/i.exec(text.trim());
  if (!match) return null;
  const [, whole = '0', cents = ''] = match;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
