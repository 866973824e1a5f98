import { describe, expect, test } from 'vitest';
import { differInNumbersAlone, markFingerprints, showOneTime } from './fingerprint.ts';
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

describe('a copy of which the numbers and a clock were edited', () => {
  /** The words that were read, with another clock, number and transaction; the hashes have nothing in common. */
  const screenOf = (bar: string, when: string, number: string, id: string, ...more: string[]) => {
    const rows = ['Bank Beringin', 'Transfer successful', 'RM 104.00', 'Transferred to', 'Moon Kitchen'];
    const rest = ['Account number', '5123 4567 8901', 'Recipient reference', number, 'Date & time', when];
    const words = wordsOf(
      [bar, ...rows, ...rest, 'Reference ID', id, 'From', 'Lim Wei Jie', ...more].join('\n'),
    );
    const telling = words.filter(({ text }) => text.replace(/\D/g, '').length > 2);
    const at = number.length + id.charCodeAt(3);
    const fingerprints = [hash(at), ...telling.map(({ text }, row) => `${hash(at + row)}:${text}`)];
    const expected = { ...expectedReceipt, orderNumber: number };
    return markFingerprints(fingerprints, expected, timesIn(words, expectedReceipt), words);
  };
  const moment = '19 Sep 2026, 3:29 PM';
  const edited = ['CHM417788', 'BR488368002856'] as const;

  test.each([
    ['the clock of the phone', '3:47 4G', moment, []],
    ['the day on which it was generated', '3:31 4G', moment, ['Generated on 19 Sep 2026, 3:58 PM']],
    ['24 hours', '3:47 4G', '19 Sep 2026, 15:29', []],
    ['a nought before', '3:47 4G', '19 Sep 2026, 03:29 PM', []],
    ['seconds', '3:47 4G', '19 Sep 2026, 3:29:41 PM', []],
    ['no time', '3:47 4G', '19 Sep 2026', []],
    ['no time and a line with another', '3:47', '19 Sep 2026', ['Generated on 19 Sep 2026, 3:58 PM']],
  ])('is known by one minute or its day: %s', (_case, bar, when, more) => {
    const used = screenOf('3:31 4G', moment, 'CHM004217', 'BR146248910849');
    const copy = screenOf(bar, when, ...edited, ...more);
    expect(showOneTime(used, copy)).toBe(true);
    expect(showOneTime(copy, used)).toBe(true);
  });

  test('is known though only the clocks of the phone show a time', () => {
    const used = screenOf('3:31', '19 Sep 2026', 'CHM004217', 'BR146248910849');
    expect(differInNumbersAlone(used, screenOf('3:47', '19 Sep 2026', ...edited))).toBe(true);
    expect(differInNumbersAlone(used, screenOf('', '19 Sep 2026', ...edited))).toBe(true);
  });

  test('is none for the clock of a message beside it, where both show the time of their day', () => {
    const used = screenOf('', moment, 'CHM004217', 'BR146248910849', '4:02 PM');
    const later = screenOf('', '19 Sep 2026, 3:30 PM', ...edited, '4:02 PM');
    expect(showOneTime(used, later)).toBe(false);
    expect(showOneTime(later, used)).toBe(false);
  });

  test('is none for another minute under another clock, or another day without a time', () => {
    const used = screenOf('3:31 4G', moment, 'CHM004217', 'BR146248910849');
    const later = screenOf('3:47 4G', '19 Sep 2026, 3:44 PM', ...edited);
    const nextDay = screenOf('', '20 Sep 2026', ...edited);
    for (const other of [later, nextDay]) {
      expect(showOneTime(used, other) || differInNumbersAlone(used, other)).toBe(false);
    }
  });
});
