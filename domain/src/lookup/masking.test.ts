import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskName, maskPhone } from './masking.ts';

describe('maskName', () => {
  it.each([
    ['Tan Ah', 'T** A**'],
    ['  Tan   Ah Kow ', 'T** A** K**'],
    ['陈大文', '陈**'],
    ['陈 大 文', '陈**'],
    ['Amy 陈大文', 'A** 陈**'],
    ['𠮷田', '𠮷**'],
    ['', ''],
  ])('shows %j as %j', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it('keeps one character a word and nothing of its length', () => {
    const word = fc.stringMatching(/^[A-Za-z]{2,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        expect(maskName(words.join(' '))).toBe(words.map((text) => `${text.charAt(0)}**`).join(' '));
      }),
    );
  });

  it('shows one character of a Chinese name, however it is spaced', () => {
    const character = fc.constantFrom('陈', '大', '文', '月', '林');
    fc.assert(
      fc.property(
        fc.array(character, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', ' ', '　'),
        (name, gap) => {
          expect(maskName(name.join(gap))).toBe(`${name[0]}**`);
        },
      ),
    );
  });
});

describe('maskPhone', () => {
  it.each([
    ['012-345 6789', '•••••••89'],
    ['+60123456789', '•••••••89'],
    ['０１２３４５６７８９', '•••••••89'],
    ['ext', '•••••••'],
  ])('shows %s as %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });
});
