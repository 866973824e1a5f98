import { expect, test } from 'vitest';
import { rowsOf } from './group-rows.ts';

/** A line of 30 pixels' height on a picture that rises or falls by the slope. */
function piece(text: string, x0: number, y: number, width: number, slope = 0) {
  const top = y + slope * x0;
  const fall = slope * width;
  const bbox = { x0, x1: x0 + width, y0: top + Math.min(0, fall), y1: top + 30 + Math.max(0, fall) };
  return {
    words: [{ text, bbox }],
    bbox,
    baseline: { x0, y0: top + 24, x1: x0 + width, y1: top + 24 + fall },
  };
}
const textsOf = (rows: { text: string }[][]) => rows.map((row) => row.map(({ text }) => text));

test('a label and its value far to the right are one row, from top to bottom', () => {
  const pieces = [
    piece('RM 5.00', 700, 200, 200),
    piece('Fee', 60, 204, 90),
    piece('Amount', 60, 100, 200),
    piece('RM 104.00', 700, 96, 200),
  ];
  expect(textsOf(rowsOf(pieces))).toEqual([
    ['Amount', 'RM 104.00'],
    ['Fee', 'RM 5.00'],
  ]);
});

test.each([-0.044, 0.044])('on a picture that is askew by %d as well', (slope) => {
  const lines = ['Date', 'To', 'Amount', 'Fee'].flatMap((label, at) => [
    piece(label, 90, 280 + at * 52, 150, slope),
    piece(`${label} value`, 520, 280 + at * 52, 300, slope),
  ]);
  expect(textsOf(rowsOf(lines.toReversed()))).toEqual(
    ['Date', 'To', 'Amount', 'Fee'].map((label) => [label, `${label} value`]),
  );
});

test('a large sign before a line does not move it under the line beside the sign', () => {
  const to = piece('To', 120, 100, 60);
  const sign = { text: '©', bbox: { x0: 20, x1: 100, y0: 90, y1: 190 } };
  const withSign = { ...to, words: [sign, ...to.words], bbox: { ...sign.bbox, x1: to.bbox.x1 } };
  const pieces = [piece('MOON KITCHEN', 120, 136, 300), withSign, piece('Maybank', 120, 172, 200)];
  expect(textsOf(rowsOf(pieces))).toEqual([['©', 'To'], ['MOON KITCHEN'], ['Maybank']]);
});

test('what stands above something else is another row, and nothing is no row', () => {
  expect(textsOf(rowsOf([piece('Amount', 60, 100, 200), piece('RM 104.00', 60, 115, 300)]))).toEqual([
    ['Amount'],
    ['RM 104.00'],
  ]);
  expect(rowsOf([])).toEqual([]);
});
