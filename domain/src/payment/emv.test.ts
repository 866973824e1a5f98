import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EmvField, hasValidCrc, parseEmv, writeEmv } from './emv.ts';

describe('parseEmv', () => {
  it('reads tags, lengths and values in order', () => {
    expect(parseEmv('0002015303458')).toEqual([
      { tag: '00', value: '01' },
      { tag: '53', value: '458' },
    ]);
    expect(parseEmv('5904月饼')).toBeNull();
    expect(parseEmv('5902月饼')).toEqual([{ tag: '59', value: '月饼' }]);
    expect(parseEmv('')).toEqual([]);
  });

  it.each(['0', '00', '000', '000201530', '0003ab', 'XX02ab', '00-1ab', 'hello world'])(
    'refuses %j',
    (text) => {
      expect(parseEmv(text)).toBeNull();
    },
  );
});

describe('hasValidCrc', () => {
  it('accepts either case and refuses a wrong or missing checksum', () => {
    const sealed = writeEmv([{ tag: '00', value: '01' }]);
    expect(hasValidCrc(sealed)).toBe(true);
    expect(hasValidCrc(sealed.slice(0, -4) + sealed.slice(-4).toLowerCase())).toBe(true);
    expect(hasValidCrc(`${sealed.slice(0, -4)}0000`)).toBe(false);
    expect(hasValidCrc('000201')).toBe(false);
    expect(hasValidCrc('')).toBe(false);
  });
});

describe('writeEmv', () => {
  it('refuses a value that two digits cannot measure', () => {
    expect(() => writeEmv([{ tag: '59', value: 'x'.repeat(100) }])).toThrow(RangeError);
  });

  it('is read back by parseEmv, whatever the values', () => {
    const field: fc.Arbitrary<EmvField> = fc.record({
      tag: fc.integer({ min: 0, max: 62 }).map((tag) => String(tag).padStart(2, '0')),
      value: fc.string({ unit: 'binary', maxLength: 40 }),
    });
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        const payload = writeEmv(fields);
        expect(hasValidCrc(payload)).toBe(true);
        expect(parseEmv(payload)).toEqual([...fields, { tag: '63', value: payload.slice(-4) }]);
        expect(writeEmv(parseEmv(payload) ?? [])).toBe(payload);
      }),
    );
  });
});
