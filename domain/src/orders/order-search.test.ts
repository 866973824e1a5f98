import { describe, expect, it } from 'vitest';
import { readSearch, searchGrams } from './order-search.ts';

describe('readSearch', () => {
  it.each([
    ['  Tan   Mei ', 'tan mei'],
    ['ＣＨＭ００４', 'chm004'],
    ['012-345 6789', '0123456789'],
    ['+60 (12) 345', '6012345'],
    ['陈美玲', '陈美玲'],
    ['Mei.Ling@Example.com', 'mei.ling@example.com'],
    ['@mei_ling', '@mei_ling'],
    ['a|b', 'a b'],
    ['-', '-'],
    ['   ', ''],
    ['Customer 1', 'customer 1'],
  ])('%s: %s', (typed, term) => {
    expect(readSearch(typed)).toMatchObject({ term, number: null });
  });

  it.each([
    ['CHM 004217', 'chm 004217', 'chm004217'],
    ['chm-004', 'chm-004', 'chm004'],
    // A name that looks like a number is still looked for as a name.
    ['Cust 1', 'cust 1', 'cust1'],
  ])('%s: %s, or the number %s', (typed, term, number) => {
    expect(readSearch(typed)).toMatchObject({ term, number });
  });

  it.each([
    ['ng', false],
    ['Lim', false],
    ['012', false],
    ['美玲', true],
    ['Jalan', true],
    ['@mei', true],
  ])('%s reaches addresses and contacts: %s', (typed, reachesContacts) => {
    expect(readSearch(typed)).toMatchObject({ reachesContacts });
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
    ['wong mei ling', ['won', 'mei', 'ing']],
    ['🥮月饼', ['🥮月饼']],
    ['chm261606', ['hm2', '616', '606']],
    ['customer12', ['er1', 'r12']],
    ['lorong mawar 7', ['lor', ' ma', 'r 7']],
  ])('%s: %j', (term, grams) => {
    expect(searchGrams(term)).toEqual(grams);
  });
});
