import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviseOnSharpness, adviseOnSize } from './picture-clarity.ts';

const [width, height] = [120, 160];

/** Lines of letters of a few pixels on a plain ground, as a bank's page has them. */
function page({ ink, paper }: { ink: number; paper: number }): Uint8Array {
  const greys = new Uint8Array(width * height).fill(paper);
  for (let line = 20; line < height - 20; line += 24) {
    for (let y = line; y < line + 8; y += 1) {
      for (let x = 10; x < 90; x += 1) if (x % 7 < 3) greys[y * width + x] = ink;
    }
  }
  return greys;
}

/** Each pixel becomes the mean of its neighbourhood. */
function blur(greys: Uint8Array, radius: number): Uint8Array {
  return greys.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let [sum, count] = [0, 0];
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        sum += greys[ny * width + nx] ?? 0;
        count += 1;
      }
    }
    return Math.round(sum / count);
  });
}

describe('adviseOnSharpness', () => {
  it('takes letters of any colour on any ground for sharp', () => {
    const colours = fc.record({ ink: fc.nat(255), paper: fc.nat(255) });
    fc.assert(
      fc.property(colours, ({ ink, paper }) => {
        fc.pre(Math.abs(ink - paper) >= 60);
        expect(adviseOnSharpness(page({ ink, paper }), width)).toBeNull();
      }),
    );
  });

  it('takes the same letters for blurred once their edges are wide', () => {
    const sharp = page({ ink: 20, paper: 250 });
    expect(adviseOnSharpness(blur(sharp, 1), width)).toBeNull();
    expect(adviseOnSharpness(blur(blur(sharp, 3), 3), width)).toBe('blurred');
  });

  it('finds nothing to read on one colour', () => {
    expect(adviseOnSharpness(new Uint8Array(width * height).fill(128), width)).toBe('blurred');
  });
});

describe('adviseOnSize', () => {
  it.each([
    [1080, 2400, null],
    [280, 600, null],
    [279, 600, 'tiny'],
    [2000, 120, 'tiny'],
  ])('%i x %i: %s', (w, h, advice) => {
    expect(adviseOnSize({ width: w, height: h })).toBe(advice);
  });
});
