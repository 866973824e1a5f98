import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { complaintAbout, findUnusedTexts } from './unused-texts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const compilerOptions = { strict: true, noEmit: true, target: 'ES2023', lib: ['ES2023'], types: [] };
const definition = `
  export function defineTexts<Texts extends object>(texts: { en: Texts; zh: NoInfer<Texts> }) {
    const everyLanguage: { en: Texts; zh: Texts } = texts;
    return [() => everyLanguage.en, everyLanguage] as const;
  }`;
const texts = `
  import { defineTexts } from './define-texts';
  type Kind = 'box' | 'piece';
  const words = {
    title: 'Cart',
    total: (amount: string) => 'Total: ' + amount,
    dead: 'Nobody shows this',
    tested: 'Only a test reads this',
    kinds: { box: 'Box', piece: 'Piece' } satisfies Record<Kind, string>,
    saved: { title: 'Saved', message: 'Kept for you', dead: 'Nobody asks for this' },
    columns: { name: 'Name', price: 'Price' },
    light: { good: 'Works', bad: 'Broken', dead: 'Neither' },
  };
  export const [useCartTexts, cartTexts] = defineTexts({ en: words, zh: words });`;
const screen = `
  import { useCartTexts } from './cart.texts';
  declare function toast(notice: { title: string; message: string }): void;
  export function screen(kind: 'box' | 'piece', isGood: boolean) {
    const { title, ...text } = useCartTexts();
    toast(text.saved);
    const { light } = text;
    return [title, text.total('1'), text.kinds[kind], ...Object.values(text.columns), isGood ? light.good : light.bad];
  }`;
const test = `
  import { cartTexts } from './cart.texts';
  export const seen = cartTexts.en.tested;`;

it('unused texts are those that no screen reads, by name, by type or as part of a group', () => {
  const { looked, unused } = findUnusedTexts(
    project('shop', {
      'define-texts.ts': definition,
      'cart.texts.ts': texts,
      'screen.ts': screen,
      'screen.test.ts': test,
    }),
  );
  expect(looked).toBe(14);
  expect(unused).toEqual([
    'cart.texts.ts dead',
    'cart.texts.ts light dead',
    'cart.texts.ts saved dead',
    'cart.texts.ts tested',
  ]);
});

it('unused texts are found among those of the first page', () => {
  const { unused } = findUnusedTexts(
    project('first', {
      'first-page/en.ts': `export const en = { home: { title: 'Mooncakes', dead: 'Nobody shows this' } };`,
      'home.ts': `import type { en } from './first-page/en';
        export const home = (messages: typeof en) => messages.home.title;`,
    }),
  );
  expect(unused).toEqual(['first-page/en.ts home dead']);
});

it('a search for unused texts that finds none to look at is a failure', () => {
  const finding = findUnusedTexts(project('empty', { 'screen.ts': 'export const screen = 1;' }));
  expect(complaintAbout(finding)).toBe('No texts were found to look at.');
});

it('a complaint about unused texts names each of them', () => {
  expect(complaintAbout({ looked: 2, unused: [] })).toBeNull();
  expect(complaintAbout({ looked: 2, unused: ['a.texts.ts b', 'a.texts.ts c'] })).toBe(
    'No screen reads these texts:\na.texts.ts b\na.texts.ts c',
  );
});

/** Writes a package and answers its tsconfig.json. @param {string} name @param {Record<string, string>} files */
function project(name, files) {
  const config = JSON.stringify({ compilerOptions, include: ['.'] });
  for (const [path, content] of Object.entries({ ...files, 'tsconfig.json': config })) {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return join(folder, name, 'tsconfig.json');
}
