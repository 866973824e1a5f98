import { describe, expect, test } from 'vitest';
import { chooseReadings, isPartlyGuessed } from './choose-readings.ts';

/** A piece of one row: words from left to right, each ten pixels a letter. */
function piece(text: string, confidence: number, { left = 0, top = 0 } = {}) {
  let at = left;
  const words = text.split(' ').map((word) => {
    const bbox = { x0: at, y0: top, x1: at + word.length * 10, y1: top + 20 };
    at = bbox.x1 + 10;
    return { text: word, confidence, bbox };
  });
  const bbox = { x0: left, y0: top, x1: at - 10, y1: top + 20 };
  return { words, bbox, baseline: { ...bbox, y0: bbox.y1 } };
}

const textsOf = (pieces: readonly { words: readonly { text: string }[] }[]) =>
  pieces.map(({ words }) => words.map(({ text }) => text).join(' ')).sort();

describe('of two readings of a picture', () => {
  test('the surer one counts, place by place', () => {
    const first = [piece('RM 104.00', 95), piece('nzaszs', 3, { top: 60 })];
    const second = [piece('RM 164.00', 70), piece('CHM004217', 80, { top: 62 })];
    expect(textsOf(chooseReadings(first, second))).toEqual(['CHM004217', 'RM 104.00']);
  });

  test('what only one of them found is taken, by the second only where it is sure', () => {
    const first = [piece('Transfer', 40)];
    const second = [piece('Pending', 90, { top: 60 }), piece('ei', 20, { top: 120 })];
    expect(textsOf(chooseReadings(first, second))).toEqual(['Pending', 'Transfer']);
  });

  test('a row that one of them tore apart is one place', () => {
    const first = [piece('4 2', 10), piece('17', 10, { left: 60 })];
    const second = [piece('CHM004217', 88)];
    expect(textsOf(chooseReadings(first, second))).toEqual(['CHM004217']);
    expect(textsOf(chooseReadings(second, first))).toEqual(['CHM004217']);
  });

  test('a page full of specks is left as it was read first', () => {
    const specks = Array.from({ length: 500 }, (_, at) => piece('x', 5, { top: at * 30 }));
    expect(chooseReadings(specks, [piece('Successful', 96)])).toEqual(specks);
  });
});

test('a word that was guessed asks for another look, a speck does not', () => {
  expect(isPartlyGuessed([piece('RM 104.00', 95), piece('ie', 3)])).toBe(false);
  expect(isPartlyGuessed([piece('RM 104.00', 95), piece('sting', 12)])).toBe(true);
});
