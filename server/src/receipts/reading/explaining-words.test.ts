import { describe, expect, it } from 'vitest';
import { isOverstretched, wordsThatExplain } from './explaining-words.ts';

const word = (text: string, confidence: number, x0 = 0, [y0, y1] = [0, 20]) => ({
  ...{ text, confidence },
  bbox: { x0, x1: x0 + 40, y0: y0 ?? 0, y1: y1 ?? 20 },
});

const explaining = (...words: ReturnType<typeof word>[]) => wordsThatExplain(words).map(({ text }) => text);

describe('wordsThatExplain', () => {
  it('takes words, also badly read ones, because they are asked for', () => {
    expect(
      explaining(word('Amount', 96), word('Pendinq', 20), word('RM', 95), word('收款', 90)),
    ).toHaveLength(4);
  });

  it('takes no specks and no letters one by one', () => {
    expect(explaining(word('xk', 30), word('F', 88), word('|', 78), word('oO', 90), word('—', 68))).toEqual(
      [],
    );
  });

  it('takes short words that were read surely between two others, close to both', () => {
    const line = [word('Touch', 93), word("'n", 92, 50), word('Go', 93, 100), word('eWallet', 91, 150)];
    expect(explaining(...line)).toEqual(['Touch', "'n", 'Go', 'eWallet']);
    expect(explaining(word('Chang', 95), word('E', 91, 50), word('Mooncake', 95, 100))).toHaveLength(3);
  });

  it('takes no ring or tick beside a word, and no letter far from others, in another row, as high as two or guessed', () => {
    expect(explaining(word('Go', 93), word('Successful', 93, 50))).toEqual(['Successful']);
    const between = (short: ReturnType<typeof word>) =>
      explaining(word('Paid', 95), short, word('today', 95, 150));
    expect(between(word('Go', 93, 75))).toEqual(['Paid', 'today']);
    for (const odd of [word('Go', 60, 50), word('Go', 93, 50, [60, 80]), word('Go', 93, 50, [-10, 30])])
      expect(explaining(word('Paid', 95), odd, word('today', 95, 100))).toEqual(['Paid', 'today']);
  });

  it('takes the stroke between two words', () => {
    expect(explaining(word('/', 92), word('/', 50))).toEqual(['/']);
  });

  it('takes stars before the last digits of an account, whatever they were read as', () => {
    expect(explaining(word('****', 85))).toEqual(['****']);
    expect(explaining(word('wk', 23, 0, [2, 12]), word('1937', 70, 50))).toEqual(['wk', '1937']);
  });

  it('takes no word for stars that is as high as the digits, or far from them', () => {
    expect(explaining(word('No', 23, 0), word('1937', 70, 50))).toEqual(['1937']);
    expect(explaining(word('wk', 23, 0, [2, 12]), word('1937', 70, 300))).toEqual(['1937']);
  });
});

describe('isOverstretched', () => {
  const wide = (text: string, width: number, y1 = 100) =>
    isOverstretched({ text, bbox: { x0: 50, y0: 0, x1: 50 + width, y1 } }, 1_000);

  it('tells what a whole button was taken for, which hides the word in it', () => {
    expect(wide('Cm', 900)).toBe(true);
    expect(wide('C=', 900)).toBe(true);
    expect(wide('Done', 1_200)).toBe(true);
  });

  it('leaves words as wide as they may be, strokes, and stars before digits', () => {
    expect(wide('MW', 250)).toBe(false);
    expect(wide('I', 100)).toBe(false);
    expect(wide('收', 600)).toBe(false);
    expect(wide('—', 900)).toBe(false);
    expect(wide('x', 47, 12)).toBe(false);
    expect(wide('CHM072822', 900)).toBe(false);
  });
});
