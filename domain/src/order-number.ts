import * as z from 'zod/mini';

const shape = /^([A-Z]{2,5})(\d{6})$/;
/** One past the largest number that six digits can hold. */
export const orderNumberLimit = 1_000_000;

export const orderNumberSchema = z.string().check(z.regex(shape));

/** `CHM004217`: the shop's prefix and six digits; it is also the payment reference. */
export function formatOrderNumber(prefix: string, number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= orderNumberLimit) {
    throw new RangeError('An order number has six digits');
  }
  return `${prefix}${String(number).padStart(6, '0')}`;
}

export function isOrderNumber(text: string): boolean {
  return shape.test(text);
}

/** What a customer typed, as the number is stored: case, spaces, hyphens and wide digits do not matter. */
export function normaliseOrderNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\-‐‑–—#]/g, '')
    .toUpperCase();
}

/** `CHM•••456`: enough to recognise an order one has, too little to look it up. */
export function maskOrderNumber(orderNumber: string): string {
  const [, prefix = '', digits = ''] = shape.exec(orderNumber) ?? [];
  return `${prefix}•••${digits.slice(-3)}`;
}
