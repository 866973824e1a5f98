import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryColours, contrast, defaultBadgeColours } from './category-colour.ts';

const ink = '#241a12';

describe('categoryColours', () => {
  it.each(['fef3c7', '#fef3c7', '#FEF3C7', ' #fef3c7 '])('puts dark text on %s', (color) => {
    expect(categoryColours(color)).toEqual({ background: '#fef3c7', text: ink });
  });

  it.each([null, undefined, '', 'red', '#12345', '#gggggg', 'url(x)', '#1234567'])(
    'is grey for %s',
    (color) => {
      expect(categoryColours(color)).toEqual({ background: '#6b7280', text: '#ffffff' });
    },
  );

  it('puts light text on dark colours and dark text on light ones', () => {
    expect(categoryColours('#1d2440')).toEqual({ background: '#1d2440', text: '#ffffff' });
    expect(categoryColours('#3b82f6')).toEqual({ background: '#3b82f6', text: ink });
    expect(categoryColours('fff')).toEqual({ background: '#ffffff', text: ink });
  });

  it('is readable on every colour there is', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, (color) => {
        const { background, text } = categoryColours(color);
        expect(background).toBe(color);
        expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 5000 },
    );
    expect(contrast(defaultBadgeColours.background, defaultBadgeColours.text)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('contrast', () => {
  it('matches the published extremes, whichever colour comes first', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
