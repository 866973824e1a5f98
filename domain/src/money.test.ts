import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { senSchema } from './money.contract.ts';
import { formatRinggit, parseRinggit, ringgitDigits } from './money.ts';

describe('formatRinggit', () => {
  it.each([
    [0, 'RM 0.00'],
    [5, 'RM 0.05'],
    [1234, 'RM 12.34'],
    [4800, 'RM 48.00'],
    [123450, 'RM 1234.50'],
  ])('writes %i sen as %s', (sen, text) => {
    expect(formatRinggit(sen)).toBe(text);
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
  ])('reads %j as %i sen', (text, sen) => {
    expect(parseRinggit(text)).toBe(sen);
  });

  it.each(['', 'RM', '-1', '1.234', '1,000', '12.', 'NaN', '1e3', '９'])('does not read %j', (text) => {
    expect(parseRinggit(text)).toBeNull();
  });

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
