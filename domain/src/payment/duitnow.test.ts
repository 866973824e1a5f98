import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duitNowProblem, duitNowWithAmount } from './duitnow.ts';
import { hasValidCrc, parseEmv, writeEmv } from './emv.ts';

const head = '00020201021126410014A000000615000101065016640209123456789520499995303458';
const tail = '5802MY5909QRCSDNBHD6005BANGI6304';
const withTen = `${head}540510.00${tail}343F`;
const withoutAmount = `${head}${tail}184A`;
const withEightyEight = `${head}540588.00${tail}48E2`;

describe('duitNowWithAmount', () => {
  it('knows the vectors as sound', () => {
    expect([withTen, withoutAmount, withEightyEight].map(hasValidCrc)).toEqual([true, true, true]);
  });

  it('adds the amount and recomputes the checksum', () => {
    expect(duitNowWithAmount(withoutAmount, 8800)).toEqual({ payload: withEightyEight, hasAmount: true });
    expect(duitNowWithAmount(withoutAmount, 1000)).toEqual({ payload: withTen, hasAmount: true });
  });

  it('replaces an amount already there', () => {
    expect(duitNowWithAmount(withTen, 8800)).toEqual({ payload: withEightyEight, hasAmount: true });
  });

  it.each([
    [
      'a signed payload',
      'signed',
      writeEmv([...(parseEmv(withoutAmount) ?? []), { tag: '82', value: 'SIGNATURE' }]),
    ],
    ['a bad checksum', 'bad_checksum', `${head}${tail}184B`],
    ['another currency', 'other_currency', writeEmv([{ tag: '53', value: '702' }])],
    ['no currency', 'other_currency', writeEmv([{ tag: '58', value: 'MY' }])],
    ['text that is no payload', 'unreadable', 'https://example.com/pay'],
    ['nothing', 'unreadable', ''],
  ])('shows %s unchanged, and says why: %s', (_case, problem, payload) => {
    expect(duitNowProblem(payload)).toBe(problem);
    expect(duitNowWithAmount(payload, 8800)).toEqual({ payload, hasAmount: false });
  });

  it('finds nothing wrong with a plain payload', () => {
    expect(duitNowProblem(withoutAmount)).toBeNull();
  });

  it('never asks for nothing', () => {
    expect(duitNowWithAmount(withoutAmount, 0)).toEqual({ payload: withoutAmount, hasAmount: false });
  });

  it('asks for exactly the amount and keeps every other field, for any total', () => {
    const others = (payload: string) =>
      (parseEmv(payload) ?? []).filter(({ tag }) => tag !== '54' && tag !== '63');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom(withTen, withoutAmount),
        (sen, shop) => {
          const { payload } = duitNowWithAmount(shop, sen);
          const amounts = (parseEmv(payload) ?? []).filter(({ tag }) => tag === '54');
          expect(amounts.map(({ value }) => Math.round(Number(value) * 100))).toEqual([sen]);
          expect(hasValidCrc(payload)).toBe(true);
          expect(others(payload)).toEqual(others(shop));
        },
      ),
    );
  });
});
