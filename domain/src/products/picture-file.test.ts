import { expect, test } from 'vitest';
import { isPictureFile, pictureKindOf } from './picture-file.ts';

test.each(['image/jpeg', 'image/png', 'image/jpg', 'image/webp', 'IMAGE/PNG'])(
  'a product picture may be %s',
  (type) => {
    expect(isPictureFile({ type })).toBe(true);
  },
);

test.each(['image/gif', 'image/svg+xml', 'application/pdf', 'text/html', ''])(
  'a product picture may not be %j',
  (type) => {
    expect(isPictureFile({ type })).toBe(false);
  },
);

test('a PDF is no picture, whatever it is called', () => {
  expect(pictureKindOf(new TextEncoder().encode('%PDF-1.7'))).toBeNull();
});
