import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, isSameName } from './visible-text.ts';

const spaces = [' ', '\t', '\n', '\u00A0', '\u2003', '\u3000'];
const invisible = ['\u200B', '\u200D', '\u200E', '\u202E', '\u2060', '\uFEFF', '\u00AD', '\uFE0F', '\u3164'];
const nothing = fc
  .array(fc.constantFrom(...spaces, ...invisible, '\u2800', '\u0000'))
  .map((all) => all.join(''));
const word = fc.constantFrom('Ipoh', 'MORNING', 'market', '怡保', 'ﾏｰｹｯﾄ', '①', '👩‍🍳');
const gap = fc.array(fc.constantFrom(...spaces), { minLength: 1 }).map((all) => all.join(''));
const unseen = fc.array(fc.constantFrom(...invisible)).map((all) => all.join(''));

describe('a text', () => {
  it('is blank where nothing of it can be seen', () => {
    fc.assert(fc.property(nothing, isBlank));
  });

  it('is not blank with anything to read in it, whatever stands around that', () => {
    fc.assert(
      fc.property(nothing, word, nothing, (before, seen, after) => {
        expect(isBlank(`${before}${seen}${after}`)).toBe(false);
      }),
    );
  });
});

describe('a name', () => {
  it.each([
    ['Ipoh morning market', 'ipoh  MORNING market', true],
    ['Ipoh morning market', ' Ipoh\u00A0morning\u3000market\u200B', true],
    ['Ipoh morning market', 'Ｉpoh morning market', true],
    ['怡保早市', '怡保\u200B早市', true],
    ['Ipoh morning market', 'Ipohmorning market', false],
    ['Ipoh morning market', 'Ipoh night market', false],
  ])('%j beside %j is the same: %s', (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
    expect(isSameName(other, one)).toBe(isSame);
  });

  it('stays the same in other cases, with more space between its words and with what nobody sees', () => {
    const words = fc.array(fc.tuple(word, gap, unseen), { minLength: 1 });
    fc.assert(
      fc.property(words, nothing, (parts, around) => {
        const plain = parts.map(([text]) => text).join(' ');
        const odd = parts.map(([text, space, hidden]) => `${hidden}${text.toUpperCase()}${hidden}${space}`);
        expect(isSameName(plain, `${around}${odd.join('')}`)).toBe(true);
        expect(isSameName(plain, `${odd.join('')}more`)).toBe(false);
      }),
    );
  });
});
