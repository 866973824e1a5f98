import { expect, it } from 'vitest';
import { levelRegion, withoutSurroundings } from './level-region.ts';

type Colour = readonly [number, number, number];

/** One row of a picture: some letters on some ground. */
function levelled(ground: Colour, letters: Colour): number[] {
  const colours = [...Array<Colour>(7).fill(ground), ...Array<Colour>(3).fill(letters)];
  const picture = { pixels: Buffer.from(colours.flat()), width: 10, height: 1 };
  return [...levelRegion(picture, { x0: 0, y0: 0, x1: 10, y1: 1 }).pixels];
}

const black = [...Array<number>(7).fill(255), 0, 0, 0];

it.each<[string, Colour, Colour]>([
  ['white on red', [198, 40, 40], [255, 255, 255]],
  ['white on orange', [245, 158, 11], [255, 255, 255]],
  ['yellow on white', [255, 255, 255], [255, 255, 153]],
  ['grey on a paler grey', [238, 238, 238], [221, 221, 221]],
  ['dark red on black', [0, 0, 0], [90, 0, 0]],
])('makes letters black and their ground white: %s', (_case, ground, letters) => {
  expect(levelled(ground, letters)).toEqual(black);
});

it('leaves what is of one colour white', () => {
  expect(levelled([245, 158, 11], [245, 158, 11])).toEqual(Array<number>(10).fill(255));
});

it('clears what goes on over the edge, and no letter that does not', () => {
  const drawn = ['#####', '#...#', '#.#.#', '#...#', '#####'];
  const pixels = Buffer.from([...drawn.join('')].map((sign) => (sign === '#' ? 0 : 255)));
  const cleared = withoutSurroundings({ pixels, width: 5, height: 5 });
  const dark = [...cleared.pixels].flatMap((light, at) => (light < 255 ? [at] : []));
  expect(dark).toEqual([12]);
});
