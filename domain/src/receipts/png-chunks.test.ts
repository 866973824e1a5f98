import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawingChunksOf } from './png-chunks.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function chunk(name: string, data: readonly number[]): number[] {
  const length = [24, 16, 8, 0].map((shift) => (data.length >>> shift) & 255);
  return [...length, ...name.split('').map((letter) => letter.charCodeAt(0)), ...data, 9, 9, 9, 9];
}
const png = (...chunks: number[][]) => new Uint8Array([...signature, ...chunks.flat()]);

const header = chunk('IHDR', [1, 2, 3]);
const pixels = chunk('IDAT', [4, 5]);
const end = chunk('IEND', []);

describe('a PNG without what does not draw', () => {
  test('loses texts, profiles and data about the camera, wherever they stand', () => {
    const extras = ['tEXt', 'zTXt', 'iTXt', 'iCCP', 'eXIf', 'abCd'].map((name) => chunk(name, [7, 7, 7]));
    expect(drawingChunksOf(png(...extras, header, ...extras, pixels, ...extras, end))).toEqual(
      png(header, pixels, end),
    );
  });

  test('keeps palette and transparency, and forgets what follows its end', () => {
    const coloured = [header, chunk('PLTE', [1, 1, 1]), chunk('tRNS', [0]), pixels, end];
    expect(drawingChunksOf(png(...coloured, [1, 2, 3, 4]))).toEqual(png(...coloured));
  });

  test('is none where a chunk is cut off or claims more than there is', () => {
    expect(drawingChunksOf(png(header, pixels.slice(0, -1)))).toBeNull();
    expect(drawingChunksOf(png(header, [255, 255, 255, 255, 0x49, 0x44, 0x41, 0x54, 1, 2, 3, 4]))).toBeNull();
  });

  test('is never longer than the file, and is itself again', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        const drawn = drawingChunksOf(new Uint8Array([...signature, ...noise]));
        if (drawn === null) return;
        expect(drawn.length).toBeLessThanOrEqual(noise.length + signature.length);
        expect(drawingChunksOf(drawn)).toEqual(drawn);
      }),
    );
  });
});
