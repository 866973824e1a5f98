import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeText } from './safe-text.ts';

const triggers = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', '﹦', '﹣', '\u2212'];
const unseen = [' ', '\u00A0', '\u3000', '\u200B', '\uFEFF', '\n', '\u0000'];

describe('safeText', () => {
  it.each(triggers)('disarms a text that starts with %j', (trigger) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (rest) => {
        expect(safeText(trigger + rest)).toBe(`'${trigger}${rest}`);
      }),
    );
  });

  it('disarms it behind anything a spreadsheet may skip', () => {
    const lead = fc.string({ unit: fc.constantFrom(...unseen), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lead, fc.constantFrom(...triggers.slice(0, 4)), fc.string(), (before, trigger, rest) => {
        expect(safeText(before + trigger + rest)).toBe(`'${before}${trigger}${rest}`);
      }),
    );
  });

  it('never lets a text begin as a formula, whatever it is, and keeps every character of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const safe = safeText(text);
        expect(safe.replace(/^[\s\p{Z}\p{C}]+/u, '').normalize('NFKC')).not.toMatch(/^[=+\-@]/);
        expect([text, `'${text}`]).toContain(safe);
      }),
    );
  });

  it.each(['0123456789', '60123456789', '1e5', '3/4', '1-2', '12:30', '1,200.50'])(
    'keeps %s a text that no spreadsheet turns into a number or date',
    (text) => {
      expect(safeText(text)).toBe(`'${text}`);
    },
  );

  it.each([
    'Tan Ah Hua',
    '陈美玲',
    '012-345 6789',
    'CHM012345',
    '9am - 11am',
    '12, Jalan Rawang 3/4',
    "O'Brien",
    'C1',
    '',
  ])('leaves %s as it is', (text) => {
    expect(safeText(text)).toBe(text);
  });
});
