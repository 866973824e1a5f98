import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { areClearlyOtherNumbers, areTwoTransfers, isNumberEdited } from './two-transfers.ts';

const own = { showsOwnOrder: true, amountSen: 10_400, transactionKey: 'FT26111700451' };

describe('isNumberEdited', () => {
  it.each([
    ['the last sign changed', 'FT26111700452', true],
    ['letters before it', 'XXFT26111700451', true],
    ['cut off', '26111700451', true],
    ['filled up', 'FT2611170045100', true],
    ['the same number', 'FT26111700451', false],
    ['the next customer of the bank', 'FT26111790862', false],
    ['the day alone', '261117', false],
    ['none', null, false],
  ])('%s', (_case, other, isEdited) => {
    expect(isNumberEdited('FT26111700451', other)).toBe(isEdited);
    expect(isNumberEdited(other, 'FT26111700451')).toBe(isEdited);
  });
});

describe('areTwoTransfers', () => {
  it.each([
    ['numbers of their own', own, { ...own, transactionKey: 'FT26111790862' }, true],
    ['a part of the number read', own, { ...own, transactionKey: '26111700' }, false],
    ['the same number', own, own, false],
    ['one digit read otherwise', own, { ...own, transactionKey: 'FT26111700457' }, false],
    ['one letter read as two', own, { ...own, transactionKey: 'F7T26111700451' }, false],
    ['two digits read otherwise', own, { ...own, transactionKey: 'FT26111780457' }, false],
    ["another order's number on it", own, { ...own, showsOwnOrder: false, transactionKey: 'X9' }, false],
    ['no number to be seen', own, { ...own, transactionKey: null }, false],
  ])('%s: %s', (_case, a, b, isTwo) => {
    expect(areTwoTransfers(a, b)).toBe(isTwo);
    expect(areTwoTransfers(b, a)).toBe(isTwo);
  });

  it('never takes a picture for another transfer than itself', () => {
    const marks = fc.record({
      showsOwnOrder: fc.boolean(),
      amountSen: fc.option(fc.nat()),
      transactionKey: fc.option(fc.stringMatching(/^[A-Z0-9]{8,20}$/)),
    });
    fc.assert(
      fc.property(marks, (drawn) => {
        expect(areTwoTransfers(drawn, drawn)).toBe(false);
      }),
    );
  });
});

test.each([
  ['2711097263', '5375098542', true],
  ['20260914BIMBMYKL0612090276', '20260914BIMBMYKL0508676688', true],
  ['20260919BIMBMYKL0937064750', '20260919BIMBMYKL0937064415', false],
  ['481105289026', '481105289839', false],
  ['FT26111700451', '26111700451', false],
  ['FT26111700451', null, false],
])('numbers of two transfers clearly differ: %s and %s', (a, b, isClear) => {
  expect(areClearlyOtherNumbers(a, b)).toBe(isClear);
  expect(areClearlyOtherNumbers(b, a)).toBe(isClear);
});
