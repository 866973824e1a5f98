import { expect, test } from 'vitest';
import { flavourPictures } from './flavour-pictures.ts';

test('our own flavours have a second picture with yolk, tried first', () => {
  expect(flavourPictures('/pictures/flavours/s1.webp', true)).toEqual([
    '/pictures/flavours/s1y.webp?w=320',
    '/pictures/flavours/s1.webp?w=320',
  ]);
  expect(flavourPictures('/pictures/flavours/s1.webp', false)).toEqual(['/pictures/flavours/s1.webp?w=320']);
});

test("an owner's picture is the only one of its flavour", () => {
  expect(flavourPictures('/files/lotus.webp', true)).toEqual(['/files/lotus.webp?w=320']);
  expect(flavourPictures('https://elsewhere.example/a.webp', true)).toEqual([
    'https://elsewhere.example/a.webp',
  ]);
});

test('no picture, nothing to try', () => {
  expect(flavourPictures(null, true)).toEqual([]);
});
