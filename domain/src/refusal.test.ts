import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal, type RefusalCode, refuse } from './refusal.ts';

describe('refuse', () => {
  it('carries its code and the facts for the message', () => {
    const shortages = [
      {
        productId: 'p1',
        productName: 'Shanghai Mooncakes',
        productNameZh: '上海月饼',
        needed: 3,
        available: 1,
      },
    ];
    const refusal = refuse('batch.short_of_stock', { shortages });
    expect(refusal.code).toBe('batch.short_of_stock');
    expect(refusal.facts.shortages).toEqual(shortages);
    expect(refusal).toBeInstanceOf(Error);
    expect(refusal.message).toBe('batch.short_of_stock');
  });

  it('needs no facts where the message has none', () => {
    expect(refuse('hold.not_found').facts).toEqual({});
  });
});

describe('isRefusal', () => {
  it('tells an expected no from a fault', () => {
    expect(isRefusal(refuse('hold.not_found'))).toBe(true);
    expect(isRefusal(new Error('hold.not_found'))).toBe(false);
    expect(isRefusal({ code: 'hold.not_found', facts: {} })).toBe(false);
    expect(isRefusal(null)).toBe(false);
  });

  it('recognises exactly the code asked for', () => {
    const code = fc.constantFrom<RefusalCode>('hold.not_found', 'order.not_found', 'staff.not_allowed');
    fc.assert(
      fc.property(code, code, (thrown, asked) => {
        expect(isRefusal(refuse(thrown, {}), asked)).toBe(thrown === asked);
      }),
    );
  });
});
