import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLookup, lookupKind } from './lookup.ts';

describe('lookupKind', () => {
  it.each([
    ['CHM123456', '', 'order_number'],
    ['', '012-345 6789', 'phone'],
    ['CHM123456', '012-345 6789', 'both'],
    [' ', '\t', null],
    ['#', '012-345 6789', 'phone'],
    ['＃', '012-345 6789', 'phone'],
    ['– -', '(0)', 'phone'],
    ['CHM123456', '-', 'order_number'],
    ['##', '( )', null],
  ])('number %j with phone %j is %s', (orderNumber, phone, kind) => {
    expect(lookupKind({ orderNumber, phone })).toBe(kind);
  });
});

describe('checkLookup', () => {
  it('misses information exactly when both fields are blank', () => {
    const blank = fc.constantFrom('', ' ', '\n', '-', '–');
    const said = fc.stringMatching(/^[ -]{0,3}[A-Z0-9]{1,9}$/);
    const field = fc.oneof(
      blank.map((text) => [text, true] as const),
      said.map((text) => [text, false] as const),
    );
    fc.assert(
      fc.property(field, field, ([orderNumber, noNumber], [phone, noPhone]) => {
        expect(checkLookup({ orderNumber, phone })).toBe(noNumber && noPhone ? 'missing_information' : null);
      }),
    );
  });
});
