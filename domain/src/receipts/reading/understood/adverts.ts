import { foldWord, hasWord, wordList } from '../findings/confusions.ts';
import { saysState } from '../findings/find-success.ts';
import type { ReadLine } from '../findings/read-lines.ts';
import { isInVocabulary, kindsOf } from './known-phrases.ts';
import { saidOfMoney } from './value-rules.ts';

/** What nobody writes but who wants to sell something; one of them makes a row an advertisement. */
const strongWords = wordList(`
  win wins earn earned enjoy invite cashback reward rewards stars voucher vouchers deal deals promo promotion campaign contest prize prizes lucky draw
  spend savers worth claim apply ride trip returns join offer offers
  hadiah menang menangi memenangi sertai kempen ganjaran peluang tawaran baucar cabutan percutian
  赢取 贏取 优惠 優惠 奖品 返现 抽奖 立减 礼券 奖励`);
/** What stands beside them and says nothing of a transfer. */
const weakWords = new Set(
  `a an and the of to for from with your you up as low when at in on by or per p.a pa annum max min daily weekly more get new now first each every
  card cards credit debit cash back points coins interest rate app terms conditions t&cs smart true gift go off friend friends
  dan yang di ke untuk dengan setiap anda sehingga mata tunai kad hari sijil simpanan premium bersama`
    .split(/\s+/)
    .map(foldWord),
);
/** Names of cards, cities and campaigns in one row; more of them are a sentence nobody knows. */
const mostNames = 3;
const name = /^[^\p{Ll}\d]\p{L}*[\p{L}+-]*$/u;

/**
 * Which rows read as advertisements: words that sell, words that say nothing beside them, amounts, and a name or
 * two. A row without such a word of its own goes on with one.
 */
export function advertRows(lines: readonly ReadLine[]): ReadonlySet<number> {
  const rows = new Set<number>();
  for (const [at, line] of lines.entries()) if (isSelling(line, rows.has(at - 1))) rows.add(at);
  return rows;
}

function isSelling({ words, text }: ReadLine, goesOn: boolean): boolean {
  if (saysState(text)) return false;
  const said = words
    .map((word) => word.text.replace(/^[^\p{L}\d]+|[^\p{L}\d%+]+$/gu, ''))
    .filter((word) => word !== '');
  const isStrong = (word: string) => hasWord(word, strongWords);
  const others = said.filter((word) => !(isStrong(word) || weakWords.has(foldWord(word)) || isAmount(word)));
  return (
    (goesOn || said.some(isStrong)) &&
    others.length <= mostNames &&
    others.every(
      (word) => name.test(word) && (isBankName(word) || !isInVocabulary(word)) && !saidOfMoney.test(word),
    )
  );
}

const isBankName = (word: string) => kindsOf([foldWord(word)]).has('bankName');

/** `RM10,000`, `50%`, `3.50`, `10`; not the number of anything. */
const isAmount = (word: string) =>
  /^(?:(?:RM|MYR)\d{1,3}(?:,?\d{3}){0,2}|\d{1,3}(?:,\d{3})*)(?:\.\d{1,2})?%?$/i.test(word);
