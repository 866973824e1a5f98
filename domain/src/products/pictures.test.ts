import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isResizable, pictureSource, picturesOf, pictureWidths } from './pictures.ts';
import { aProduct } from './product.testing.ts';

const image = (imageUrl: string, sortOrder = 0) => ({
  id: imageUrl,
  imageUrl,
  altText: '',
  altTextZh: '',
  sortOrder,
});

describe('picturesOf', () => {
  it('gives the stored pictures by sort order and leaves the product as it was', () => {
    const product = aProduct({ images: [image('/files/b.webp', 2), image('/files/a.webp', 1)] });
    expect(picturesOf(product).map(({ imageUrl }) => imageUrl)).toEqual(['/files/a.webp', '/files/b.webp']);
    expect(product.images.map(({ imageUrl }) => imageUrl)).toEqual(['/files/b.webp', '/files/a.webp']);
  });

  it.each([
    ['/src/assets/box.jpg', '/assets/box.jpg'],
    ['https://example.com/src/box.jpg', 'https://example.com/src/box.jpg'],
    ['images/box.jpg', 'images/box.jpg'],
    ['/srcset/box.jpg', '/srcset/box.jpg'],
  ])('turns the address %s into %s', (stored, shown) => {
    expect(picturesOf(aProduct({ images: [image(stored)] }))[0]?.imageUrl).toBe(shown);
  });

  it('shows ours of a known product when none is stored', () => {
    const imageUrl = '/pictures/shanghai-mooncakes.webp';
    expect(picturesOf(aProduct({ slug: 'shanghai-mooncakes', name: 'A name', nameZh: '名' }))).toEqual([
      { id: imageUrl, imageUrl, altText: 'A name', altTextZh: '名', sortOrder: 0 },
    ]);
  });

  it('has none for other products', () => {
    expect(picturesOf(aProduct())).toEqual([]);
  });
});

describe('pictureSource', () => {
  it('asks our own pictures for a width', () => {
    expect(pictureSource('/files/a.webp', 320)).toBe('/files/a.webp?w=320');
    expect(pictureSource('/pictures/a.webp?v=2', 720)).toBe('/pictures/a.webp?v=2&w=720');
  });

  it('leaves every other address alone', () => {
    expect(pictureSource('https://example.com/files/a.webp', 320)).toBe('https://example.com/files/a.webp');
    expect(pictureSource('//example.com/files/a.webp', 320)).toBe('//example.com/files/a.webp');
    // Not `fc.webUrl`: making it takes a second, and it never draws a path like one of ours.
    const segment = fc.oneof(fc.constantFrom('files', 'pictures', 'a.webp', '..', '%2F', ''), fc.string());
    const url = fc
      .tuple(fc.constantFrom('http:', 'https:'), fc.webAuthority(), fc.array(segment, { maxLength: 5 }))
      .map(([scheme, authority, path]) => [`${scheme}//${authority}`, ...path].join('/'));
    fc.assert(
      fc.property(url, fc.constantFrom(...pictureWidths), (url, width) => {
        expect(isResizable(url)).toBe(false);
        expect(pictureSource(url, width)).toBe(url);
      }),
    );
  });
});
