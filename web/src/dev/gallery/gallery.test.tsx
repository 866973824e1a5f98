import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { findDevCode } from '../../../build/dev-code.ts';
import tokens from '../../styles/tokens.css?raw';
import { MemoryRouter } from '../../ui/router/router.testing.tsx';
import { Gallery } from './gallery.tsx';
import { galleryTexts } from './gallery-texts.ts';

const components = Object.values(
  import.meta.glob<string>(['../../ui/**/*.tsx', '!../../ui/router/*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).flatMap((source) => [...source.matchAll(/export function ([A-Z]\w+)/g)].map(([, name]) => name ?? ''));
const parts = Object.values(
  import.meta.glob<string>('./*-part.tsx', { query: '?raw', import: 'default', eager: true }),
).join('\n');

afterEach(() => {
  delete document.documentElement.dataset.gallery;
  document.documentElement.lang = 'en';
  document.title = '';
});
describe('the gallery', () => {
  test('has every component of the design system', () => {
    expect(components.length).toBeGreaterThan(20);
    expect(components.filter((name) => !new RegExp(`<${name}[\\s>]`).test(parts))).toEqual([]);
  });

  test('has every colour of the tokens', () => {
    const colours = [...tokens.matchAll(/^ {2}--([a-z-]+): (?:#|rgb)/gm)].map(([, name]) => name ?? '');
    expect(colours.length).toBeGreaterThan(20);
    expect(colours.filter((name) => !parts.includes(`'${name}'`))).toEqual([]);
  });

  test.each([
    ['en', 'light'],
    ['zh', 'dark'],
  ] as const)('is drawn in %s, %s', (language, theme) => {
    render(
      <MemoryRouter address={`/dev/gallery?language=${language}&theme=${theme}`}>
        <Gallery />
      </MemoryRouter>,
    );
    const text = galleryTexts[language];
    for (const name of Object.values(text.parts)) expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(document.documentElement.dataset.gallery).toBe(theme);
  });

  test('is refused where a build carries it', () => {
    const shop = {
      fileName: 'index.js',
      moduleIds: ['/shop/web/src/app/app.tsx', '/shop/web/src/ui/card.tsx'],
    };
    const stray = { fileName: 'late.js', moduleIds: ['/shop/web/src/dev/gallery/gallery.tsx'] };
    expect(findDevCode([shop])).toEqual([]);
    expect(findDevCode([shop, stray])).toEqual(['/shop/web/src/dev/gallery/gallery.tsx in late.js']);
  });
});
