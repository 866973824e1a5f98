import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressLengths, cutAddress } from './address-cut.ts';

describe('cutAddress', () => {
  it('cuts after 40 characters in the table and 45 on the card', () => {
    expect(cutAddress('x'.repeat(40), 'table')).toEqual({ text: 'x'.repeat(40), isCut: false });
    expect(cutAddress('x'.repeat(41), 'table')).toEqual({ text: `${'x'.repeat(40)}...`, isCut: true });
    expect(cutAddress('x'.repeat(45), 'card')).toEqual({ text: 'x'.repeat(45), isCut: false });
    expect(cutAddress('x'.repeat(46), 'card')).toEqual({ text: `${'x'.repeat(45)}...`, isCut: true });
  });

  it('keeps the beginning, and everything when it says nothing was cut', () => {
    const anyAddress = fc.string({ unit: 'binary', maxLength: 120 });
    fc.assert(
      fc.property(anyAddress, fc.constantFrom('table', 'card'), (address, place) => {
        const { text, isCut } = cutAddress(address, place);
        if (!isCut) expect(text).toBe(address);
        else expect(address.startsWith(text.slice(0, -3))).toBe(true);
        expect(isCut).toBe(Array.from(address).length > addressLengths[place]);
      }),
    );
  });
});
