import { describe, expect, it } from 'vitest';
import { searchGrams, searchTerm } from './order-search.ts';

describe('searchTerm', () => {
  it.each([
    ['  Tan   Mei ', 'tan mei'],
    ['CHM 004217', 'chm004217'],
    ['chm-004', 'chm004'],
    ['ＣＨＭ００４', 'chm004'],
    ['012-345 6789', '0123456789'],
    ['+60 (12) 345', '6012345'],
    ['陈美玲', '陈美玲'],
    ['a|b', 'a b'],
    ['-', '-'],
    ['   ', ''],
  ])('%s: %s', (typed, term) => {
    expect(searchTerm(typed)).toBe(term);
  });
});

describe('searchGrams', () => {
  it.each([
    ['', []],
    ['陈', []],
    ['12', []],
    ['ng', ['ng']],
    ['美玲', ['美玲']],
    ['tan', ['tan']],
    ['tan m', ['tan', 'an ', 'n m']],
    ['aaaa', ['aaa']],
    ['wong mei ling', ['won', 'g m', 'i l', 'ing']],
    ['🥮月饼', ['🥮月饼']],
  ])('%s: %j', (term, grams) => {
    expect(searchGrams(term)).toEqual(grams);
  });
});
