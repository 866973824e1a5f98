import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retentionRate } from './retention.ts';

describe('retentionRate', () => {
  it('is the share of phones with more than one order, in any spelling', () => {
    expect(retentionRate(['012-345 6789', '+60123456789', '03-1234 5678'])).toBe(0.5);
    expect(retentionRate(['012-345 6789', '013-345 6789'])).toBe(0);
    expect(retentionRate(['012-345 6789', '', ''])).toBe(0);
    expect(retentionRate([])).toBe(0);
  });

  it('follows from how often each phone ordered', () => {
    const mobile = fc.integer({ min: 1_000_000, max: 9_999_999 }).map((local) => `012${local}`);
    const customers = fc.uniqueArray(fc.tuple(mobile, fc.integer({ min: 1, max: 4 })), {
      selector: ([phone]) => phone,
      minLength: 1,
    });
    fc.assert(
      fc.property(customers, (counts) => {
        const phones = counts.flatMap(([phone, times]) => Array<string>(times).fill(phone));
        const returning = counts.filter(([, times]) => times > 1).length;
        expect(retentionRate(phones)).toBeCloseTo(returning / counts.length);
      }),
    );
  });
});
