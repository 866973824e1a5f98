import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLookup, lookupKind } from './lookup.ts';

describe('lookupKind', () => {
  it.each([
    ['CHM123456', '', 'order_number'],
    ['', '012-345 6789', 'phone'],
    ['CHM123456', '012-345 6789', 'both'],
    [' ', '\t', null],
  ])('number %j with phone %j is %s', (orderNumber, phone, kind) => {
    expect(lookupKind({ orderNumber, phone })).toBe(kind);
  });
});

describe('checkLookup', () => {
  it('misses information exactly when both fields are blank', () => {
    const field = fc.oneof(fc.constantFrom('', ' ', '\n'), fc.string());
    fc.assert(
      fc.property(field, field, (orderNumber, phone) => {
        const isBlank = `${orderNumber}${phone}`.trim() === '';
        expect(checkLookup({ orderNumber, phone })).toBe(isBlank ? 'missing_information' : null);
      }),
    );
  });
});
