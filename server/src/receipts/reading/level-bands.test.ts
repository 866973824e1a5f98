import { describe, expect, it } from 'vitest';
import { levelBands } from './level-bands.ts';

const [width, bandRows] = [10, 30];
const orange = 170;

const row = (...letters: number[]) => [...letters, ...Array<number>(width - letters.length).fill(orange)];

/** A row of a band of such rows, above white paper. */
function levelled(drawn: readonly number[], rows = bandRows): number[] {
  const band = Array.from({ length: rows }, () => drawn).flat();
  const pixels = Buffer.from([...band, ...Array<number>(width * bandRows).fill(255)]);
  levelBands(pixels, width);
  return [...pixels.subarray(0, width)];
}

describe('levelBands', () => {
  it('makes the ground of a coloured band white under dark letters', () => {
    expect(levelled(row(orange, 0, 34))).toEqual([255, 0, 51, ...Array<number>(7).fill(255)]);
  });

  it('makes light letters among dark ones dark as well', () => {
    expect(levelled(row(orange, 0, 0, 255))).toEqual([255, 0, 0, 0, ...Array<number>(6).fill(255)]);
  });

  it('leaves the paper beside a card', () => {
    expect(levelled(row(255, orange, 0))).toEqual([255, 255, 0, ...Array<number>(7).fill(255)]);
  });

  it.each([
    ['light letters alone', row(orange, 255, 255)],
    ['no letters', row()],
    ['a ground that is nearly white', row(230, 0).map((light) => (light === orange ? 230 : light))],
    ['a dark ground', row(60, 0).map((light) => (light === orange ? 60 : light))],
  ])('leaves %s', (_case, drawn) => {
    expect(levelled(drawn)).toEqual(drawn);
  });

  it('leaves a line, which is too thin for letters', () => {
    expect(levelled(row(orange, 0), 5)).toEqual(row(orange, 0));
  });
});
