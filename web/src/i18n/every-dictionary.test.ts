import { describe, expect, it } from 'vitest';

type Dictionary = Record<string, unknown>;
const read = (files: Record<string, unknown>) =>
  new Map(Object.entries(files).map(([path, texts]) => [path.replace(/^.*\//, ''), texts as Dictionary]));

const english = read(import.meta.glob('./en/*.ts', { eager: true }));
const chinese = read(import.meta.glob('./zh/*.ts', { eager: true }));

/** Every text that takes no facts, with its path. */
function plainTexts(texts: unknown, path = ''): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => plainTexts(value, `${path}.${key}`));
}

/** Where something stands, whether a text or a sentence made of facts. */
function places(texts: unknown, path = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [path];
  return Object.entries(texts).flatMap(([key, value]) => places(value, `${path}.${key}`));
}

/** Names and codes that are written alike in both languages, and languages under their own names. */
const sameInBoth =
  /^([^\p{L}]*|English|中文|lang|shop_browser|CSV|Excel|WhatsApp|Instagram|Facebook|DuitNow.*)$/u;

it('has a Chinese file for every English one', () => {
  expect(english.size).toBeGreaterThan(20);
  expect([...chinese.keys()]).toEqual([...english.keys()]);
});

describe.each([...english.keys()])('%s', (file) => {
  it('says the same things in both languages', () => {
    expect(places(chinese.get(file)).toSorted()).toEqual(places(english.get(file)).toSorted());
  });

  it('leaves nothing untranslated', () => {
    const words = new Map(plainTexts(english.get(file)));
    const same = plainTexts(chinese.get(file)).filter(
      ([path, text]) => words.get(path) === text && !sameInBoth.test(text),
    );
    expect(same).toEqual([]);
  });
});
