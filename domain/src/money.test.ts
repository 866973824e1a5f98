import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { senSchema } from './money.contract.ts';
import { formatRinggit, formatWholeRinggit, parseRinggit, ringgitDigits } from './money.ts';

describe('formatRinggit', () => {
  it.each([
    [0, 'RM 0.00'],
    [5, 'RM 0.05'],
    [1234, 'RM 12.34'],
    [4800, 'RM 48.00'],
    [99999, 'RM 999.99'],
    [123450, 'RM 1,234.50'],
    [123456789, 'RM 1,234,567.89'],
    [-123450, 'RM -1,234.50'],
  ])('writes %i sen as %s', (sen, text) => {
    expect(formatRinggit(sen)).toBe(text);
  });

  it.each([
    [0, 'RM 0'],
    [950, 'RM 950'],
    [12500, 'RM 12,500'],
  ])('writes the %i of a scale as %s', (ringgit, text) => {
    expect(formatWholeRinggit(ringgit)).toBe(text);
  });

  it('keeps the sign of a difference below one ringgit', () => {
    expect(ringgitDigits(-5)).toBe('-0.05');
  });
});

describe('parseRinggit', () => {
  it.each([
    ['48', 4800],
    ['48.5', 4850],
    ['48.50', 4850],
    ['RM 48.50', 4850],
    ['rm48', 4800],
    [' 0.05 ', 5],
    ['1,000', 100000],
    ['RM 1,234,567.89', 123456789],
  ])('reads %j as %i sen', (text, sen) => {
    expect(parseRinggit(text)).toBe(sen);
  });

  it.each(['', 'RM', '-1', '1.234', '1,50', '10,00', '1000,000', ',100', '12.', 'NaN', '1e3', '９'])(
    'does not read %j',
    (text) => {
      expect(parseRinggit(text)).toBeNull();
    },
  );

  it('reads back exactly what was written, for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (sen) => {
        expect(parseRinggit(formatRinggit(sen))).toBe(sen);
        expect(parseRinggit(ringgitDigits(sen))).toBe(sen);
        expect(ringgitDigits(sen)).toMatch(/^\d+\.\d\d$/);
      }),
    );
  });
});

describe('senSchema', () => {
  it.each([-1, 0.5, Number.NaN, '100', null])('refuses %j', (value) => {
    expect(senSchema.safeParse(value).success).toBe(false);
  });
});
