import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16 } from './crc16.ts';
import { utf8Bytes } from './utf8.ts';

describe('crc16', () => {
  it.each([
    ['123456789', '29B1'],
    ['', 'FFFF'],
    ['A', 'B915'],
  ])('of %j is %s', (text, crc) => {
    expect(crc16(text)).toBe(crc);
  });

  it('is always four upper-case hex digits, and notices any one changed character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.constantFrom('X', 'Y'), (text, at, other) => {
        expect(crc16(text)).toMatch(/^[0-9A-F]{4}$/);
        const index = at % text.length;
        const changed = text.slice(0, index) + other + text.slice(index + 1);
        expect(crc16(changed) === crc16(text)).toBe(changed === text);
      }),
    );
  });
});

describe('utf8Bytes', () => {
  it('agrees with the platform encoder on any text, lone surrogates included', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constant('月\uD800饼'),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(utf8Bytes(text)).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
  });
});
