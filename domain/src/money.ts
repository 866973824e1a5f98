/** Money is a whole number of sen everywhere inside; ringgit exist only at the edge. */
export type Sen = number;

/** `RM 1,234.50`: two decimals, as printed on every price of the shop. */
export const formatRinggit = (sen: Sen): string => `RM ${inThousands(ringgitDigits(sen))}`;

/** `RM 1,500`, for the scale of a chart. */
export const formatWholeRinggit = (ringgit: number): string => `RM ${inThousands(String(ringgit))}`;

const inThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');

/** `1234.50`, for machines (DuitNow, spreadsheets, what is copied into a bank's form). */
export function ringgitDigits(sen: Sen): string {
  const sign = sen < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(sen) / 100);
  const rest = Math.abs(sen) % 100;
  return `${sign}${whole}.${String(rest).padStart(2, '0')}`;
}

/** Reads what a person types as a price (`48`, `48.5`, `RM 1,048.50`); null when it is not one. */
export function parseRinggit(text: string): Sen | null {
  const match = /^(?:RM)?\s*(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/i.exec(text.trim());
  if (!match) return null;
  const [, whole = '0', cents = ''] = match;
  return Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
