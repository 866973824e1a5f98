import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areOtherPages, haveOtherNames } from './one-page.ts';
import { placesOf } from './places-of.ts';
import type { ReadWord } from './receipt-reading.contract.ts';

type Row = readonly [label: string, value: string];
const rows: readonly Row[] = [
  ['Recipient name', 'Moon Kitchen'],
  ['Account number', '5123 4567 8901'],
  ['Recipient bank', 'Maybank Berhad'],
  ['Payment reference', 'CHM004217'],
  ['Date and time', '19 September 2026'],
  ['Transaction type', 'Instant transfer'],
  ['From savings', 'NURUL AIN HASSAN'],
  ['Footer', 'Thank you for banking'],
];

function place(text: string, line: number, left: number, top: number, letter: number): ReadWord[] {
  let at = left;
  return text.split(' ').map((word) => {
    const box = { left: at, top, width: word.length * letter, height: letter * 1.5 };
    at += (word.length + 1) * letter;
    return { text: word, line, confidence: 95, box };
  });
}

/** Labels at the left and values in a column of their own, or each value under its label. */
const inColumns = (all = rows, step = 0.08) => [
  ...place('Transfer successful', 0, 0.25, 0.05, 0.025),
  ...all.flatMap(([label, value], at) => {
    const top = 0.15 + at * step;
    return [...place(label, at + 1, 0.06, top, 0.014), ...place(value, at + 1, 0.5, top, 0.014)];
  }),
];
const inStacks = (all = rows) => [
  ...place('Transfer successful', 0, 0.06, 0.05, 0.04),
  ...all.flatMap(([label, value], at) => {
    const top = 0.15 + at * 0.1;
    return [
      ...place(label, 2 * at + 1, 0.06, top, 0.011),
      ...place(value, 2 * at + 2, 0.06, top + 0.04, 0.018),
    ];
  }),
];
const paidBy = (name: string) =>
  rows.map(([label, value]): Row => [label, label === 'From savings' ? name : value]);

type Change = { cutLeft: number; cutTop: number; cutFoot: number; lean: number };
/** The words of a picture that was cut and turned a little: its places are shares of what is left. */
function changed(words: readonly ReadWord[], { cutLeft, cutTop, cutFoot, lean }: Change): ReadWord[] {
  const [width, height] = [1 - cutLeft, 1 - cutTop - cutFoot];
  return words.flatMap((word) => {
    if (!word.box) return [];
    const { left, top } = word.box;
    const box = {
      left: (left - lean * top - cutLeft) / width,
      top: (top + lean * left - cutTop) / height,
      width: word.box.width / width,
      height: word.box.height / height,
    };
    const isThere = box.left >= 0 && box.left + box.width <= 1 && box.top >= 0 && box.top + box.height <= 1;
    return isThere ? [{ ...word, box }] : [];
  });
}

const areOther = (a: readonly ReadWord[], b: readonly ReadWord[]) => areOtherPages(placesOf(a), placesOf(b));
const haveOther = (a: readonly ReadWord[], b: readonly ReadWord[]) =>
  haveOtherNames(placesOf(a), placesOf(b));

describe('the same words', () => {
  test('in other places are another page', () => {
    expect(areOther(inColumns(), inStacks())).toBe(true);
    expect(areOther(inStacks(), inColumns())).toBe(true);
  });

  test('in the same places are one page, whoever paid', () => {
    expect(areOther(inColumns(), inColumns())).toBe(false);
    expect(areOther(inColumns(), inColumns(paidBy('LIM SIEW LING')))).toBe(false);
  });

  test('are too few to tell where hardly anything is left', () => {
    expect(areOther(inColumns().slice(0, 7), inStacks())).toBe(false);
    expect(areOtherPages(placesOf([]), placesOf([]))).toBe(false);
  });

  test('of a page are in the same places, however it was cut and turned and whatever was read otherwise', () => {
    const share = (max: number) => fc.double({ min: 0, max, noNaN: true });
    const change = fc.record({
      cutLeft: share(0.05),
      cutTop: share(0.2),
      cutFoot: share(0.2),
      lean: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
    });
    const misread = fc.uniqueArray(fc.nat(30), { maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(inColumns(), inStacks()), change, misread, (page, cut, wrong) => {
        const copy = changed(page, cut).map((word, at) =>
          wrong.includes(at) ? { ...word, text: `${word.text}qx` } : word,
        );
        expect(areOther(page, copy)).toBe(false);
        expect(areOther(copy, page)).toBe(false);
      }),
    );
  });
});

describe("another payer's name", () => {
  test('is told on pages that are one, also where a value above breaks over two rows', () => {
    expect(haveOther(inColumns(), inColumns(paidBy('LIM SIEW LING')))).toBe(true);
    expect(haveOther(inColumns(paidBy('LIM SIEW LING')), inColumns())).toBe(true);
    const lower = inColumns(paidBy('LIM SIEW LING')).map((word) =>
      word.box && word.line >= 7 ? { ...word, box: { ...word.box, top: word.box.top + 0.03 } } : word,
    );
    expect(haveOther(inColumns(), lower)).toBe(true);
  });

  test('is none where it is the same, cut off, or one word was read otherwise', () => {
    const cut = { cutLeft: 0, cutTop: 0, cutFoot: 0.4, lean: 0 };
    expect(haveOther(inColumns(), inColumns())).toBe(false);
    expect(haveOther(inColumns(), changed(inColumns(paidBy('LIM SIEW LING')), cut))).toBe(false);
    expect(haveOther(inColumns(), inColumns(paidBy('NURUL AIN HASSQX')))).toBe(false);
    expect(haveOther(inColumns(), inStacks(paidBy('LIM SIEW LING')))).toBe(false);
  });

  test('holds no name that could be read', () => {
    expect(placesOf(inColumns())).not.toMatch(/nurul|rul|hassan|sans/i);
  });
});
