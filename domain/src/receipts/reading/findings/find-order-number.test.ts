import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOrderNumber } from '../../../order-number.ts';
import { placedWords, wordsOf } from '../read-words.testing.ts';
import { findOrderNumber } from './find-order-number.ts';
import { linesOf } from './read-lines.ts';

const numberIn = (text: string, orderNumber = 'CHM004217') =>
  findOrderNumber(linesOf(wordsOf(text)), orderNumber);

describe("the order's own number", () => {
  test.each([
    'Reference CHM004217',
    'reference: chm004217',
    'CHM 004217',
    'CHM-004217',
    'C H M 0 0 4 2 1 7',
    'CHMOO42I7',
    'CHM004217 mooncake',
    'Order#CHM004217',
    'CHMO004217',
    'CHM|004217',
  ])('is found in %j', (text) => {
    expect(numberIn(text)).toMatchObject({ verdict: 'matches' });
    expect(numberIn(text).isDoubtful).toBeUndefined();
  });

  test('is found behind a short prefix with a stroke too much', () => {
    expect(numberIn('MKS515253', 'MK515253')).toEqual({ verdict: 'matches', read: 'MKS515253', box: null });
    expect(numberIn('MK5515253', 'MK515253').verdict).toBe('not-found');
  });

  test.each([
    'CHN004217',
    'CHA004217',
    'CHMM004217',
    'CM004217',
    'CHM1004217',
    'CHMA004217',
    'CHMS004217',
    'CHMX004217',
  ])('is doubtful in %j', (text) => {
    expect(numberIn(text)).toMatchObject({ verdict: 'matches', isDoubtful: true });
  });

  test('is found where its first digit was read twice, first as a letter', () => {
    expect(numberIn('CHMA404217', 'CHM404217').isDoubtful).toBeUndefined();
    expect(numberIn('CHMA947948', 'CHM947948').isDoubtful).toBe(true);
  });

  test('is doubtful with the number of another order beside it', () => {
    expect(numberIn('CHM004217 CHM004218')).toMatchObject({ verdict: 'matches', isDoubtful: true });
  });

  test.each([
    'CHM004217 CHMO075821',
    'CHM004217 CHN075821',
    'CHM004217 CHM07582',
    'CHM004217 CHM 075 8211',
    'CHM004217\nOrder: CHMO 075821',
  ])('is doubtful beside what may be the number of another, badly read: %j', (text) => {
    expect(numberIn(text)).toMatchObject({ verdict: 'matches', isDoubtful: true });
  });

  test.each([
    'Recipient Reference kuih raya\nThank you\nInvoice CHM004217',
    'Recipient reference\nkuih raya\nDate 19 Sep 2026\nCHM004217',
    'CHM004217\nPayment details birthday cake',
    'Rujukan Penerima: hadiah\nInvois CHM004217',
    'Butiran pembayaran sewa rumah\nResit CHM004217',
    '收 款 人 附 言 生日 礼物\n日期 2026-09-19\nCHM004217',
    'Remarks rent\nTransaction ID 20260919MBB18479227\nCHM004217',
  ])('is doubtful where the payer wrote something else: %j', (text) => {
    expect(numberIn(text)).toMatchObject({ verdict: 'matches', isDoubtful: true });
  });

  test('is doubtful where the payer wrote something else in one of two columns', () => {
    const written = (text: string) =>
      findOrderNumber(
        linesOf(
          placedWords(
            { text: 'Amount', left: 0.1, top: 0.1 },
            { text: 'Invoice', left: 0.6, top: 0.1 },
            { text: 'RM104.00', left: 0.1, top: 0.14 },
            { text: 'CHM004217', left: 0.6, top: 0.14 },
            { text: 'Reference', left: 0.1, top: 0.3 },
            { text: 'Date', left: 0.6, top: 0.3 },
            { text, left: 0.1, top: 0.34 },
            { text: '28/07/2026', left: 0.6, top: 0.34 },
          ),
        ),
        'CHM004217',
      );
    expect(written('sewa rumah').isDoubtful).toBe(true);
    expect(written('2984907986508').isDoubtful).toBeUndefined();
  });

  test.each([
    'Recipient Reference CHM004217 mooncake',
    'Recipient reference mooncake\nPayment details CHM004217',
    'Recipient reference\nCHM004217\nPayment details kuih raya',
    'Recipient reference kuih raya\nCHM004217',
    'Recipient reference -\nOrder CHM004217',
    'Recipient reference\nOrder CHM004217',
    'Payment details\nTo Moon Kitchen\nOrder CHM004217',
    'Reference No. 984907986508\nOrder CHM004217',
    'Note: this receipt is computer generated.\nOrder CHM004217',
    'Payment details RM 104.00\nOrder CHM004217',
    '附言\nCHM004217\n参考 编号\nQR7245334996',
    'ME\nCHM004217\n参考 编号\nQR7245334996',
  ])('is not doubtful where nothing else was written: %j', (text) => {
    expect(numberIn(text)).toMatchObject({ verdict: 'matches' });
    expect(numberIn(text).isDoubtful).toBeUndefined();
  });

  test('is not doubtful for numbers of the bank beside it', () => {
    expect(numberIn('CHM004217\nRef 20260319CHM18479227\nTX CHM1847922799').isDoubtful).toBeUndefined();
  });
});

test('a zero that was read as a letter and a digit makes no number of another order unknown', () => {
  expect(numberIn('Recipient reference CHMO041425')).toMatchObject({ verdict: 'differs', read: 'CHM041425' });
});

test('another number that was hardly read is not told', () => {
  const [reference, number] = wordsOf('Reference CHM904217');
  const hardly = [reference, number && { ...number, confidence: 12 }].filter((word) => word !== undefined);
  expect(findOrderNumber(linesOf(hardly), 'CHM004217')).toEqual({
    verdict: 'not-found',
    read: null,
    box: null,
  });
});

test.each([
  ['Hi, paid for CHM004217 already', 'CHM391798', 'Reference CHM391798'],
  ['Paid CHM004217', 'CHM391798', 'Rujukan penerima\nCHM391798'],
  ['Paid CHM004217', 'CHM39179', 'Recipient reference CHM39179'],
])('the number under a picture does not stand for another that the payer wrote: %j', (caption, read, row) => {
  expect(numberIn(`${row}\nAmount RM 104.00\n${caption}`)).toMatchObject({ verdict: 'differs', read });
});

test('a number that was hardly read has no digits too few', () => {
  const hardly = wordsOf('Reference CHM04217').map((word) => ({ ...word, confidence: 55 }));
  expect(findOrderNumber(linesOf(hardly), 'CHM004217').verdict).toBe('not-found');
});

test.each([
  ['Reference CHM04217', 'CHM04217'],
  ['Reference CHM00421', 'CHM00421'],
  ['Reference CHM 00421', 'CHM00421'],
  ['Reference CHM0042171', 'CHM0042171'],
  ['Reference chm0042217 box', 'CHM0042217'],
  ['Reference CHM004218', 'CHM004218'],
  ['chm 9O4217', 'CHM904217'],
])('the number of another order in %j is told', (text, read) => {
  expect(numberIn(text)).toMatchObject({ verdict: 'differs', read });
});

test.each(['', '004217', 'CHM7004217', 'MBB20260918004217', 'XYZ004217', 'Reference mooncake'])(
  'no order number is in %j',
  (text) => {
    expect(numberIn(text)).toEqual({ verdict: 'not-found', read: null, box: null });
  },
);

test('two different orders of a shop are never taken for each other', () => {
  const number = fc.nat(999_999);
  fc.assert(
    fc.property(fc.constantFrom('CHM', 'MK', 'BULAN', 'SO', 'OIL'), number, number, (prefix, one, other) => {
      fc.pre(one !== other);
      const [own, another] = [formatOrderNumber(prefix, one), formatOrderNumber(prefix, other)];
      const confused = another
        .replaceAll('0', 'O')
        .replaceAll('1', 'l')
        .replaceAll('5', 'S')
        .replaceAll('8', 'B');
      for (const shown of [another, another.toLowerCase(), confused]) {
        const found = numberIn(`Reference ${shown}`, own);
        expect(found.verdict === 'matches' && found.isDoubtful !== true).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});
