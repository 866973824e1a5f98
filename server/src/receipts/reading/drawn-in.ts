import type { Span } from './group-rows.ts';
import type { ColourPicture } from './ink-map.ts';

/** Red, green and blue. */
export type Colour = readonly number[];
export type Rows = readonly (readonly boolean[])[];
export type Drawn = { rows: Rows; colour: Colour; ground: Colour };

/**
 * Rows of what differs from the ground around it by more than half of what anything there does, and does not go on over the
 * edge, as what lies around a disc does.
 */
export function drawnIn({ pixels, width, height }: ColourPicture, { x0, y0, x1, y1 }: Span): Drawn {
  const [left, top] = [Math.max(0, Math.floor(x0) - 1), Math.max(0, Math.floor(y0) - 1)];
  const [right, bottom] = [Math.min(width, Math.ceil(x1) + 1), Math.min(height, Math.ceil(y1) + 1)];
  const byte = (x: number, y: number) => 3 * (y * width + x);
  const border: number[] = [];
  for (let x = left; x < right; x += 1) border.push(byte(x, top), byte(x, bottom - 1));
  for (let y = top; y < bottom; y += 1) border.push(byte(left, y), byte(right - 1, y));
  const ground = [0, 1, 2].map((part) => middleOf(border.map((at) => pixels[at + part] ?? 0)));
  const differences = Array.from({ length: bottom - top }, (_, row) =>
    Array.from({ length: right - left }, (_, column) => {
      const at = byte(left + column, top + row);
      return ground.reduce((sum, light, part) => sum + Math.abs(light - (pixels[at + part] ?? 0)), 0);
    }),
  );
  const half = Math.max(...differences.map((row) => Math.max(...row))) / 2;
  const drawn = differences.map((row) => row.map((difference) => difference > half));
  const found: [number, number][] = [];
  const clear = (x: number, y: number) => {
    const row = drawn[y];
    if (row?.[x] !== true) return;
    row[x] = false;
    found.push([x, y]);
  };
  for (const [y, row] of drawn.entries()) {
    for (const x of row.keys()) {
      if (x === 0 || y === 0 || x === row.length - 1 || y === drawn.length - 1) clear(x, y);
    }
  }
  for (let at = found.pop(); at !== undefined; at = found.pop()) {
    const [x, y] = at;
    clear(x - 1, y);
    clear(x + 1, y);
    clear(x, y - 1);
    clear(x, y + 1);
  }
  const inked = drawn.flatMap((row, y) =>
    [...row.keys()].filter((x) => row[x] === true).map((x) => byte(left + x, top + y)),
  );
  const colour = [0, 1, 2].map((part) => middleOf(inked.map((at) => pixels[at + part] ?? 0)));
  return { rows: drawn, colour, ground };
}

const middleOf = (lights: readonly number[]) => lights.toSorted((a, b) => a - b)[lights.length >> 1] ?? 0;
