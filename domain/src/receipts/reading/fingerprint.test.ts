import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areSimilar, differInNumbersAlone, markFingerprints, showOneTime } from './fingerprint.ts';
import { expectedReceipt, wordsOf } from './read-words.testing.ts';
import { timesIn } from './times-in.ts';

/** A hash that has nothing in common with those of other numbers. */
const hash = (number: number) => {
  let value = BigInt(number + 1) * 0x9e3779b97f4a7c15n;
  value ^= value >> 29n;
  return BigInt.asUintN(64, value * 0xbf58476d1ce4e5b9n)
    .toString(16)
    .padStart(16, '0');
};
/** The same, with so many of its bits turned. */
const nearly = (number: number, bits: number) =>
  (BigInt(`0x${hash(number)}`) ^ ((1n << BigInt(bits)) - 1n)).toString(16).padStart(16, '0');

/** What is kept of a picture with these words on it; every picture looks the same from afar. */
const pictureOf = (...words: string[]) =>
  markFingerprints([hash(0), ...words.map((word) => `${hash(1)}:${word}`)], expectedReceipt, new Set(), []);

/** What is kept of a picture with these lines; words with fewer than three digits tell nothing. */
const pictureOfLines = (...lines: string[]) => {
  const words = wordsOf(lines.join('\n'));
  const telling = words.filter(({ text }) => text.replace(/\D/g, '').length > 2);
  const fingerprints = telling.map(({ text }, at) => `${hash(at)}:${text}`);
  const times = timesIn(words, expectedReceipt);
  return markFingerprints([hash(99), ...fingerprints], expectedReceipt, times, words);
};
/** What tells a picture from others. */
const tellingOf = (picture: readonly string[]) => picture.filter((part) => /:[^e]/.test(part));

const shared = ['RM104.00', '5123', '4567', '8901', '19/09/2026', '2026,'];
const own = ['CHM004217', '20260919MBB18479227', '10:45', '7931619365'];
const receipt = pictureOf(...shared, ...own);

describe('what is kept of a picture', () => {
  test('tells what stands on every receipt of the order from what does not', () => {
    const marked = pictureOf('RM104.00', '104.00', '512345678901', '5123****8901', '19-Sep-2026', '20260919');
    expect(tellingOf(marked)).toEqual([]);
    expect(receipt.filter((part) => part.includes(':l'))).toHaveLength(3);
    expect(receipt.filter((part) => part.includes(':t'))).toHaveLength(1);
    expect(tellingOf(pictureOf('20:15:09', '10:40:20', '20:15'))).toHaveLength(3);
  });

  test('holds no number that could be read', () => {
    for (const word of own) expect(receipt.join(' ')).not.toContain(word);
  });

  test('is the same for two readings of one number', () => {
    expect(pictureOf('CHM0042I7')).toEqual(pictureOf('CHMOO4217'));
    expect(pictureOf('CHM004217')).toEqual(pictureOf('CHMO004217'));
  });
});

describe('two receipts', () => {
  test('are similar when re-saved, with one number in three read otherwise', () => {
    expect(areSimilar(receipt, receipt)).toBe(true);
    expect(areSimilar(receipt, pictureOf('CHM004217', '20260919MBB18479227', '7931679365'))).toBe(true);
  });

  test('are similar when one is cut, whatever is left of it', () => {
    expect(areSimilar(receipt, pictureOf('20260919MBB18479227', '10:45'))).toBe(true);
    expect(areSimilar(receipt, pictureOf('RM104.00', 'CHM004217'))).toBe(true);
  });

  test('are similar when all that is left of one is the same, with a balance to the sen', () => {
    const whole = pictureOf(...shared, '9:41', 'RM0.00', 'RM117.75', ...own);
    expect(areSimilar(whole, pictureOf('9:41', 'RM104.00', 'RM0.00', 'RM117.75'))).toBe(true);
    expect(areSimilar(whole, pictureOf('9:41', 'RM104.00', 'RM0.00', 'RM118.75'))).toBe(false);
    expect(areSimilar(whole, pictureOf('9:41', 'RM104.00', 'RM0.00'))).toBe(false);
    const withTotal = pictureOf(...shared, 'RM0.50', 'RM104.50', ...own);
    expect(areSimilar(withTotal, pictureOf('RM104.00', 'RM0.50', 'RM104.50'))).toBe(false);
  });

  test('are similar when only the number of the order was edited', () => {
    expect(areSimilar(receipt, pictureOf(...shared, 'CHM009999', ...own.slice(1)))).toBe(true);
  });

  test('are similar for one payer at one time, whatever numbers the order and the transaction have', () => {
    expect(
      areSimilar(receipt, pictureOf(...shared, 'CHM004218', '20260919MBB18479221', ...own.slice(2))),
    ).toBe(true);
  });

  test('show one time at one second, or one minute of one payer, and not for what all receipts of a bank share', () => {
    const at = (time: string, payer = '7931619365') =>
      pictureOf(...shared, 'CHM009999', '20260919MBB55500123', time, payer);
    const used = pictureOf(...shared, 'CHM004217', '20260919MBB18479227', '10:45:09', '7931619365');
    expect(showOneTime(used, at('10:45:09', '1112223334'))).toBe(true);
    expect(showOneTime(used, at('10:45:08'))).toBe(false);
    expect(showOneTime(receipt, at('10:45'))).toBe(true);
    expect(showOneTime(receipt, at('10:46'))).toBe(false);
    expect(showOneTime([], [])).toBe(false);
  });

  test('are similar at one second, also when cut and with another number of the order', () => {
    for (const time of ['10:45:09', '20:15:09', '10:40:00', '10:45:09AM']) {
      const used = pictureOf(...shared, 'CHM004217', '20260919MBB18479227', time, '7931619365');
      expect(areSimilar(used, pictureOf('RM104.00', 'CHM009999', time))).toBe(true);
      expect(areSimilar(used, pictureOf(...shared, 'CHM009999', '20260919MBB18479221', time))).toBe(true);
      expect(areSimilar(used, pictureOf('RM104.00', 'CHM009999', '10:45:08'))).toBe(false);
    }
  });

  test('are similar at one minute only where the whole pictures are nearly the same', () => {
    const [used, edited] = [
      pictureOf(...shared, 'CHM004217', '20260919MBB18479227', '10:45'),
      pictureOf(...shared, 'CHM009999', '20260919MBB18479221', '10:45'),
    ];
    expect(areSimilar(used, [nearly(0, 2), ...edited.slice(1)])).toBe(true);
    expect(areSimilar(used, [hash(7), ...edited.slice(1)])).toBe(false);
    expect(areSimilar(used, pictureOf(...shared, 'CHM009999', '20260919MBB18479221', '10:46'))).toBe(false);
  });

  test.each([
    ['Tarikh 19 September 2026, 05.17 pagi', 't'],
    ['Tarikh 19 September 2026, 5.17 petang', 't'],
    ['Tarikh 19 September 2026, 12.17 tengah hari', 't'],
    ['Tarikh 19 September 2026, 5.22.41 pagi', 'c'],
    ['Tarikh 19 September 2026, 5.22.41', 'c'],
    ['Tarikh 19 September 2026\nMasa 17.05', 't'],
    ['Tarikh 19 September 2026, 17.05', 't'],
    ['Tarikh 19 September 2026, 05.17pagi', 't'],
    ['Date 19 Sep 2026, 9.17 p.m.', 't'],
    ['日期 2026年9月19日 上午 5:22', 't'],
    ['日期 2026年9月19日 下午5:22:41', 'c'],
    ['日期 2026年9月19日 17：05', 't'],
    ['日期 2026年9月19日 17时05分09秒', 'c'],
  ])('show one time when all their numbers were edited: %j', (date, kind) => {
    const used = pictureOfLines('Rujukan CHM004217', date, 'ID 20260919MBB18479227');
    expect(used.filter((part) => part.includes(`:${kind}`))).toHaveLength(1);
    expect(showOneTime(used, pictureOfLines('Rujukan CHM009999', date, 'ID 20260919MBB55500123'))).toBe(true);
    const other = date.replace('7', '8').replace('41', '43').replace('22', '24').replace('05', '06');
    expect(showOneTime(used, pictureOfLines('Rujukan CHM009999', other, 'ID 20260919MBB555001'))).toBe(false);
  });

  test('show no time in a day or an amount with dots', () => {
    const lines = ['Baki RM 17.05', 'Jumlah RM 104.00', 'Baki 17.05', 'Tarikh 19.09.26'];
    expect(pictureOfLines(...lines).some((part) => /:[ct]/.test(part))).toBe(false);
  });

  test('differ in numbers alone where no time is on one of them and every other word looks the same', () => {
    const used = pictureOfLines('Date 19/09/2026', 'Ref CHM004217', 'From 7931', 'ID 20260919MBB18479227');
    const edited = pictureOfLines('Date 19/09/2026', 'Ref CHM009999', 'From 7931', 'ID 20260919MBB55500123');
    expect(differInNumbersAlone(used, edited)).toBe(true);
    expect(differInNumbersAlone(used, [nearly(99, 2), ...edited.slice(1)])).toBe(true);
    expect(differInNumbersAlone(used, [hash(7), ...edited.slice(1)])).toBe(false);
    const [whole = '', look = '', moment = '', payer = '', places = '', ...marks] = edited;
    const [day = '', number = '', , id = ''] = marks;
    expect(differInNumbersAlone(used, [whole, look, moment, payer, places, day, number, hash(70), id])).toBe(
      false,
    );
    expect(differInNumbersAlone(used, edited.slice(0, -1))).toBe(false);
    expect(differInNumbersAlone([hash(0)], [hash(0)])).toBe(false);
    expect(differInNumbersAlone([], [])).toBe(false);
    const at = (time: string) =>
      pictureOfLines('Date 19/09/2026', time, 'Ref CHM009999', 'From 7931', 'ID 20260919MBB55500123');
    expect(differInNumbersAlone(at('10:45'), at('10:46'))).toBe(false);
  });

  test.each([
    [
      'the next orders, transactions and minutes',
      ['CHM004218', '20260919MBB18479228', '10:46', '5514209877'],
    ],
    ['one payer at two times', ['CHM004218', '20260919MBB99479228', '10:49', '7931619365']],
    ['nothing read that tells them', []],
    ['a time of day and nothing else', ['10:45']],
  ])('of one bank, amount and day are not: %s', (_case, others) => {
    expect(areSimilar(receipt, pictureOf(...shared, ...others))).toBe(false);
  });

  test('are not for the phone of the bank and its usual fees and limits', () => {
    const bank = ['1300886688', 'RM10,000.00', 'RM0.50', '9:41'];
    const another = ['CHM004218', '20260919MBB11479228', '11:46', '5514209877'];
    expect(areSimilar(pictureOf(...shared, ...bank, ...own), pictureOf(...shared, ...bank, ...another))).toBe(
      false,
    );
  });

  test('without words to tell them are so only by the whole picture', () => {
    expect(areSimilar([hash(0)], [nearly(0, 2)])).toBe(true);
    expect(areSimilar([hash(0)], [hash(1)])).toBe(false);
    expect(areSimilar([hash(0)], receipt)).toBe(false);
    expect(areSimilar([], [])).toBe(false);
    expect(areSimilar([], receipt)).toBe(false);
  });

  test('are as similar in either order, and never when no long number or time is on both', () => {
    // Without noughts: eight digits with a year among them may be a day.
    const long = fc.stringMatching(/^[A-Z]{2}[1-9]{8}$/);
    const words = fc.array(fc.oneof(long, fc.constantFrom(...shared, '10:45', '9:41')), { maxLength: 8 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [a, b] = [pictureOf(...one), pictureOf(...other)];
        expect(areSimilar(a, b)).toBe(areSimilar(b, a));
        const isLong = (word: string) => /^[A-Z]{2}[1-9]{8}$/.test(word);
        const isTelling = (word: string) => isLong(word) || word.includes(':');
        if (one.some(isLong) && !one.some((word) => isTelling(word) && other.includes(word))) {
          expect(areSimilar(a, b)).toBe(false);
        }
      }),
    );
  });
});

/** A bank's page, row by row; each picture has hashes of its own, as one that was cut and turned. */
function pageOf(
  { number, date, id, from = 0, to = 99 }: Record<'number' | 'date' | 'id', string> & Cut,
  hashes = 0,
) {
  const rows = [
    'Bank Lestari',
    'Pindahan berjaya',
    'Jumlah RM 104.00',
    'Penerima Moon Kitchen',
    'No. akaun 5123 4567 8901',
    `Rujukan penerima ${number}`,
    `Tarikh ${date}`,
    `ID transaksi ${id}`,
  ];
  const words = wordsOf(rows.slice(from, to).join('\n'));
  const telling = words.filter(({ text }) => text.replace(/\D/g, '').length > 2);
  const fingerprints = [hash(hashes), ...telling.map(({ text }, at) => `${hash(hashes + at + 1)}:${text}`)];
  const expected = { ...expectedReceipt, orderNumber: number };
  return markFingerprints(fingerprints, expected, timesIn(words, expectedReceipt), words);
}
type Cut = { from?: number; to?: number };

describe('a copy of which the numbers were edited', () => {
  const sixDigits = fc.oneof(
    fc.nat(999_999),
    fc.nat(99).map((end) => 972_000 + end),
    fc.nat(9_999).map((start) => start * 100 + 20),
    fc.nat(99).map((middle) => 200_000 + middle * 100 + 98),
    fc.constantFrom(10_400, 10_450, 512_345, 456_789, 678_901, 104, 190_926, 202_609, 260_919, 0, 999_999),
  );
  const prefix = fc.constantFrom('CHM', 'MK', 'BULAN');
  const number = fc
    .tuple(prefix, sixDigits)
    .map(([letters, digits]) => letters + String(digits).padStart(6, '0'));
  const id = fc.stringMatching(/^[A-Z]{2}[1-9]\d{9}$/);
  const cut = fc.record({ from: fc.constantFrom(0, 1, 2), to: fc.constantFrom(7, 8) });

  test.each([
    ['of which both show one minute', '19/09/2026 10:45'],
    ['of which neither shows a time', '19/09/2026'],
  ])('%s is known, whatever the number of the order looks like and whatever was cut', (_case, date) => {
    fc.assert(
      fc.property(number, number, id, id, cut, (one, other, idOne, idOther, { from, to }) => {
        const used = pageOf({ number: one, date, id: idOne });
        const edited = pageOf({ number: other, date, id: idOther, from, to }, 500);
        expect(showOneTime(used, edited) || differInNumbersAlone(used, edited)).toBe(true);
        expect(showOneTime(edited, used) || differInNumbersAlone(edited, used)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('keeps a mark of the number of its order, whatever six digits it has', () => {
    for (let digits = 0; digits < 1_000_000; digits += 97) {
      const orderNumber = `CHM${String(digits).padStart(6, '0')}`;
      const kept = markFingerprints(
        [hash(0), `${hash(1)}:${orderNumber}`],
        { ...expectedReceipt, orderNumber },
        new Set(),
        [],
      );
      expect(kept[5]).toMatch(/:l/);
    }
  });

  test('is none for another minute, or for another bank that shows no time', () => {
    const used = pageOf({ number: 'CHM972008', date: '19/09/2026 10:45', id: 'BL1234567890' });
    const later = pageOf({ number: 'CHM200698', date: '19/09/2026 10:46', id: 'BL9876543210' }, 500);
    expect(showOneTime(used, later) || differInNumbersAlone(used, later) || areSimilar(used, later)).toBe(
      false,
    );
    const lines = [
      'Sampan',
      'You sent',
      'RM 104.00',
      'To',
      'Moon Kitchen',
      'Date',
      '19/09/2026',
      'ID',
      'SP1234567890',
    ];
    const undated = pageOf({ number: 'CHM972008', date: '19/09/2026', id: 'BL1234567890' }, 500);
    expect(differInNumbersAlone(undated, pictureOfLines(...lines))).toBe(false);
  });
});
