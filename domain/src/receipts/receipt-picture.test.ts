import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkReceiptPicture,
  countJpegScans,
  isHeavyPicture,
  jpegHeaderOf,
  pngHeaderOf,
} from './receipt-picture.ts';

const plain = { isLayered: false, isDeep: false };

describe('a picture by its header', () => {
  test.each([
    ['a phone screenshot', { ...plain, width: 1080, height: 2400 }],
    ['a whole conversation', { ...plain, width: 1080, height: 12_000 }],
    ['40 megapixels', { ...plain, width: 8_000, height: 5_000 }],
    ['a photo sent by messenger', { ...plain, width: 4_096, height: 3_072, isLayered: true }],
  ])('%s is drawn', (_case, header) => {
    expect(checkReceiptPicture(header)).toBeNull();
  });

  test.each([
    [
      'one pixel wide',
      { ...plain, width: 1, height: 39_999_999 },
      { code: 'side_too_long', limitPixels: 12_000 },
    ],
    [
      'one pixel too long',
      { ...plain, width: 12_001, height: 1 },
      { code: 'side_too_long', limitPixels: 12_000 },
    ],
    [
      '41 megapixels',
      { ...plain, width: 41_000, height: 1_000 },
      { code: 'too_many_pixels', limitMegapixels: 40 },
    ],
    [
      'layered and large',
      { ...plain, width: 4_001, height: 4_000, isLayered: true },
      { code: 'too_many_pixels', limitMegapixels: 16 },
    ],
    [
      'deep and large',
      { ...plain, width: 4_001, height: 4_000, isDeep: true },
      { code: 'too_many_pixels', limitMegapixels: 16 },
    ],
  ])('%s is refused', (_case, header, problem) => {
    expect(checkReceiptPicture(header)).toEqual(problem);
  });

  test.each([
    ['a phone screenshot', { ...plain, width: 1080, height: 2400 }, false],
    ['a photo of 12 megapixels', { ...plain, width: 4_000, height: 3_000 }, false],
    ['a photo of 40 megapixels', { ...plain, width: 8_000, height: 5_000 }, true],
    ['a small layered picture', { ...plain, width: 1_600, height: 1_200, isLayered: true }, false],
    ['a larger layered picture', { ...plain, width: 4_000, height: 3_000, isLayered: true }, true],
    ['a larger deep picture', { ...plain, width: 4_000, height: 3_000, isDeep: true }, true],
  ])('%s is heavy: %s', (_case, header, isHeavy) => {
    expect(isHeavyPicture(header)).toBe(isHeavy);
  });

  test('whatever is drawn fits into 160 MB of pixels', () => {
    const side = fc.oneof(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.constantFrom(1, 4_000, 11_999, 12_000, 12_001),
    );
    const header = fc.record({ width: side, height: side, isLayered: fc.boolean(), isDeep: fc.boolean() });
    fc.assert(
      fc.property(header, (claimed) => {
        if (checkReceiptPicture(claimed) !== null) return;
        const { width, height, isDeep } = claimed;
        expect(width * height * 4 * (isDeep ? 2 : 1)).toBeLessThanOrEqual(160_000_000);
        expect(Math.max(width, height)).toBeLessThanOrEqual(12_000);
      }),
    );
  });
});

describe('the scans of a JPEG', () => {
  const start = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2];
  const scan = [0xff, 0xda, 0, 3, 9, 0x11, 0xff, 0x00, 0xda, 0xff, 0xd0, 0x22];
  const end = [0xff, 0xd9];

  test.each([
    ['none', [...start, ...end], 0],
    ['one, whose data holds what looks like more', [...start, ...scan, ...end], 1],
    ['three', [...start, ...scan, ...scan, ...scan, ...end], 3],
    ['one before the end, two in a film appended to it', [...start, ...scan, ...end, ...scan, ...scan], 1],
    [
      'one inside a thumbnail and one of its own',
      [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xda, 0, 2, ...scan, ...end],
      1,
    ],
    ['padding before a mark', [...start, 0xff, 0xff, ...scan], 1],
    ['a length of nothing', [0xff, 0xd8, 0xff, 0xda, 0, 0, 0xff, 0xda], 2],
    ['an end in the middle of a mark', [...start, 0xff], 0],
  ])('%s', (_case, bytes, scans) => {
    expect(countJpegScans(Uint8Array.from(bytes))).toBe(scans);
  });

  test('counting ends on any bytes at all', () => {
    const tricky = fc.array(
      fc.oneof(fc.constantFrom(0xff, 0xda, 0xd9, 0, 1, 2), fc.integer({ min: 0, max: 255 })),
    );
    fc.assert(
      fc.property(tricky, (bytes) => {
        expect(countJpegScans(Uint8Array.from([0xff, 0xd8, ...bytes]))).toBeLessThanOrEqual(bytes.length);
      }),
    );
  });
});

test('bytes without a header claim nothing', () => {
  expect(pngHeaderOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toBeNull();
  expect(pngHeaderOf(new Uint8Array(40))).toBeNull();
  expect(jpegHeaderOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9))).toBeNull();
  expect(jpegHeaderOf(Uint8Array.of(0xff, 0xd8, 0xff))).toBeNull();
  // Pixels before any frame.
  expect(
    jpegHeaderOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xc0, 0, 9, 8, 0, 1, 0, 1)),
  ).toBeNull();
});

test('the first frame of a JPEG is its header, tables are passed over', () => {
  const table = [0xff, 0xc4, 0, 4, 0xff, 0xc0];
  const frame = [0xff, 0xc2, 0, 9, 12, 1, 2, 3, 4];
  expect(
    jpegHeaderOf(Uint8Array.of(0xff, 0xd8, ...table, ...frame, 0xff, 0xc0, 0, 9, 8, 9, 9, 9, 9)),
  ).toEqual({
    width: 3 * 256 + 4,
    height: 256 + 2,
    isDeep: true,
    isLayered: true,
  });
});
