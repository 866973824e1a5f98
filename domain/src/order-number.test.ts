import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatOrderNumber,
  isOrderNumber,
  maskOrderNumber,
  normaliseOrderNumber,
  orderNumberLimit,
} from './order-number.ts';

const number = fc.integer({ min: 0, max: orderNumberLimit - 1 });

describe('order numbers', () => {
  it('are the prefix and six digits', () => {
    expect(formatOrderNumber('CHM', 123456)).toBe('CHM123456');
    expect(formatOrderNumber('CHM', 42)).toBe('CHM000042');
  });

  it.each([-1, 1_000_000, 1.5, Number.NaN])('cannot be made of %d', (bad) => {
    expect(() => formatOrderNumber('CHM', bad)).toThrow(RangeError);
  });

  it.each(['CHM12345', 'CHM1234567', 'chm123456', 'CHM 123456', '123456', 'CHM•••456', ''])(
    '%j is none',
    (text) => {
      expect(isOrderNumber(text)).toBe(false);
    },
  );

  it.each([' chm123456 ', 'CHM 123 456', 'Chm-123456', '#CHM123456', 'ＣＨＭ１２３４５６'])(
    '%j means CHM123456',
    (typed) => {
      expect(normaliseOrderNumber(typed)).toBe('CHM123456');
    },
  );

  it('are masked down to the last three digits', () => {
    expect(maskOrderNumber('CHM123456')).toBe('CHM•••456');
    expect(maskOrderNumber('not a number')).toBe('•••');
  });

  it('survive typing and never survive masking', () => {
    fc.assert(
      fc.property(number, fc.constantFrom('CHM', 'AB', 'SHOPX'), (n, prefix) => {
        const orderNumber = formatOrderNumber(prefix, n);
        expect(isOrderNumber(orderNumber)).toBe(true);
        expect(normaliseOrderNumber([...orderNumber.toLowerCase()].join(' '))).toBe(orderNumber);
        expect(isOrderNumber(maskOrderNumber(orderNumber))).toBe(false);
        expect(maskOrderNumber(orderNumber)).not.toContain(orderNumber.slice(-4));
      }),
    );
  });
});
