import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { families } from '../kinds/all-kinds.ts';
import { knownSlug, productSlug } from './slug.ts';

describe('productSlug', () => {
  it.each([
    ['Shanghai Mooncakes', 'shanghai-mooncakes'],
    ['Traditional Mooncake', 'traditional-mooncake'],
    ['Mix Shanghai + Traditional', 'mix-shanghai-traditional'],
    ['Exclusive Mochi Snowskin', 'mochi-snowskin'],
    ['TeoChew Yam Mooncakes', 'teochew-yam-mooncakes'],
  ])('gives %s its fixed slug', (name, slug) => {
    expect(productSlug(name)).toBe(slug);
    expect(productSlug(`  ${name.toUpperCase().replaceAll(' ', '  ')} `)).toBe(slug);
  });

  it.each([
    ['Shanghai Mooncake', 'shanghai-mooncakes'],
    ['Traditional Mooncakes', 'traditional-mooncake'],
    ['Mix Shanghai & Traditional', 'mix-shanghai-traditional'],
    ['Mix Shanghai+Traditional', 'mix-shanghai-traditional'],
    ['Mix Shanghai and Traditional', 'mix-shanghai-traditional'],
    ['Mochi Snowskin', 'mochi-snowskin'],
    ['Teo Chew Yam Mooncake', 'teochew-yam-mooncakes'],
  ])('knows the variant %s', (name, slug) => {
    expect(productSlug(name)).toBe(slug);
  });

  it.each([
    ['Pandan Lotus Gift Box', 'pandan-lotus-gift-box'],
    ["Chang'e Box (2026)", 'change-box-2026'],
    ['Yam & Egg', 'yam-egg'],
    ['Well-Known Cake', 'wellknown-cake'],
    ['Crème Brûlée', 'creme-brulee'],
    ['Exclusive Shanghai Mooncakes', 'exclusive-shanghai-mooncakes'],
  ])('follows the general rule for %s', (name, slug) => {
    expect(productSlug(name)).toBe(slug);
    expect(knownSlug(name)).toBeNull();
  });

  it('falls back to the id where the name leaves nothing', () => {
    expect(productSlug('莲蓉月饼', 'A1-b2')).toBe('product-a1b2');
    expect(productSlug('莲蓉月饼')).toBe('product');
  });

  it('keeps every known slug as its own slug', () => {
    const slugs = families().flatMap(({ known }) => (known ? [known.slug] : []));
    expect(slugs).toHaveLength(5);
    expect(slugs.map((slug) => productSlug(slug.replaceAll('-', ' ')))).toEqual(slugs);
  });

  it('is never empty and always safe in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, id) => {
        expect(productSlug(name, id)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });
});
