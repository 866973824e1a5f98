import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './language.ts';

describe('preferredLanguage', () => {
  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['en-MY,en;q=0.9,zh;q=0.8', 'en'],
    ['zh-Hant-TW', 'zh'],
    ['ms-MY,ms;q=0.9,zh;q=0.5,en;q=0.4', 'zh'],
    ['ms-MY', 'en'],
    ['en;q=0.2, zh;q=0.7', 'zh'],
    ['zh;q=0, en', 'en'],
    ['ZH-hans', 'zh'],
    ['*', 'en'],
    ['', 'en'],
    [null, 'en'],
    [undefined, 'en'],
    ['zha', 'en'],
  ])('%j means %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });

  it('follows the higher wish, whichever stands first', () => {
    const quality = fc.integer({ min: 1, max: 1000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(quality, quality, fc.boolean(), (en, zh, swap) => {
        fc.pre(en !== zh);
        const wishes = [`en;q=${en}`, `zh-CN;q=${zh}`];
        expect(preferredLanguage((swap ? wishes.toReversed() : wishes).join(', '))).toBe(
          zh > en ? 'zh' : 'en',
        );
      }),
    );
  });

  it('has an answer to any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(['en', 'zh']).toContain(preferredLanguage(header));
      }),
    );
  });
});
