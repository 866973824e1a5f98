import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlausiblePhone, normalisePhone, phoneKey, prettyPhone, samePhone } from './phone.ts';

describe('normalisePhone', () => {
  it.each([
    '012-345 6789',
    '0123456789',
    '012 345 6789',
    '012.345.6789',
    '+60 12 345 6789',
    '+6012-3456789',
    '(+60) 12-345 6789',
    '+60 (0)12-345 6789',
    '60123456789',
    '60 012 345 6789',
    '0060123456789',
    '12-345 6789',
    ' 012–345 6789 ',
    '０１２-３４５ ６７８９',
    '\u202A+60 12-345 6789\u202C',
  ])('reads %j as one mobile number', (spelling) => {
    expect(normalisePhone(spelling)).toBe('+60123456789');
  });

  it.each([
    ['011-1234 5678', '+601112345678'],
    ['015-4876 1234', '+601548761234'],
    ['03-1234 5678', '+60312345678'],
    ['+60 3 1234 5678', '+60312345678'],
    ['04-123 4567', '+6041234567'],
    ['082-123 456', '+6082123456'],
    ['+65 9123 4567', '+6591234567'],
    ['0086 138 0013 8000', '+8613800138000'],
  ])('reads %s as %s', (spelling, e164) => {
    expect(normalisePhone(spelling)).toBe(e164);
  });

  it.each([
    '',
    '   ',
    'call me',
    '12345',
    '012-345 678',
    '012-345 67890',
    '011-123 4567',
    '+60 12 345',
    '999',
    '+0123456789',
    '3-1234 5678',
    '012345678a',
  ])('does not take %j for a phone', (text) => {
    expect(normalisePhone(text)).toBeNull();
    expect(isPlausiblePhone(text)).toBe(false);
  });
});

describe('samePhone', () => {
  it('matches as typed even when it is no number we know', () => {
    expect(samePhone('ext 12', 'ext 12')).toBe(true);
    expect(samePhone('ext 12', 'ext 13')).toBe(false);
  });

  it('matches another spelling and refuses another number', () => {
    expect(samePhone('012-345 6789', '+60123456789')).toBe(true);
    expect(samePhone('012-345 6789', '012-345 6780')).toBe(false);
  });
});

describe('prettyPhone', () => {
  it.each([
    ['+60123456789', '012-345 6789'],
    ['+601112345678', '011-1234 5678'],
    ['+60312345678', '03-1234 5678'],
    ['+6041234567', '04-123 4567'],
    ['+6082123456', '082-123 456'],
    ['+6591234567', '+6591234567'],
    [' ext 12 ', 'ext 12'],
  ])('writes %s as %s', (text, pretty) => {
    expect(prettyPhone(text)).toBe(pretty);
  });
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const nationalNumber = fc.oneof(
  fc.tuple(fc.constantFrom('010', '012', '013', '014', '016', '017', '018', '019'), digits(7)),
  fc.tuple(fc.constant('011'), digits(8)),
  fc.tuple(fc.constant('03'), digits(8)),
  fc.tuple(fc.constantFrom('04', '05', '06', '07', '08', '09'), digits(7)),
);
const separator = fc.constantFrom('', ' ', '-', ' - ', '.');

describe('any spelling of any Malaysian number', () => {
  it('comes to the same E.164, and the pretty form reads back', () => {
    fc.assert(
      fc.property(nationalNumber, separator, separator, ([area, local], first, second) => {
        const e164 = `+60${area.slice(1)}${local}`;
        const spellings = [
          `${area}${first}${local.slice(0, 3)}${second}${local.slice(3)}`,
          `+60${first}${area.slice(1)}${second}${local}`,
          `0060${area.slice(1)}${second}${local}`,
          `60${area.slice(1)}${first}${local}`,
        ];
        expect(spellings.map(normalisePhone)).toEqual([e164, e164, e164, e164]);
        expect(spellings.map(phoneKey)).toEqual([e164, e164, e164, e164]);
        expect(normalisePhone(prettyPhone(e164))).toBe(e164);
      }),
    );
  });

  it('is an equivalence on any text, and what is normal stays so', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(samePhone(a, a)).toBe(true);
        expect(samePhone(a, b)).toBe(samePhone(b, a));
        const e164 = normalisePhone(a);
        if (e164 !== null) expect(normalisePhone(e164)).toBe(e164);
      }),
    );
  });
});
