import { readSearch, searchGrams } from '@mooncake/domain/orders/order-search';
import { type RawBuilder, sql } from 'kysely';

/** Whether a row of `order_list` holds what somebody typed; the index of their grams leads to it. */
export const matchesSearch = (search: string) => matches(search, leadsTo);

/**
 * The same, asked of every row. For who wants all that match and not a page of them: where nearly all do, as with the first letters of
 * every order's number, leaving the index aside is the cheaper way, and grams made anew for each row would be the dearest.
 */
export const matchesSearchRowByRow = (search: string) => matches(search, isLike);

/**
 * One word that is no number: of a family name or a Chinese one a page is among the latest orders. A number, a phone and a whole name
 * are of few orders, and the index leads straight to them.
 */
export function isUsualWord(search: string): boolean {
  const { term } = readSearch(search);
  return term !== '' && !term.includes(' ') && !/^[a-z]{0,5}\d{3,}$/.test(term);
}

type Test = (text: string, pattern: string) => RawBuilder<boolean>;

function matches(search: string, test: Test): RawBuilder<boolean> {
  const { term, number, reachesContacts } = readSearch(search);
  // The words of a row begin with its number; contacts and address stand behind a line break.
  const holdsTerm = test(term, reachesContacts ? `%${asPattern(term)}%` : `%${asPattern(term)}%\n%`);
  return number === null ? holdsTerm : sql`(${holdsTerm} or ${test(number, `${asPattern(number)}%`)})`;
}

const isLike: Test = (_, pattern) => sql<boolean>`order_list.words like ${pattern}`;

const leadsTo: Test = (text, pattern) => {
  const grams = searchGrams(text);
  return grams.length === 0
    ? isLike(text, pattern)
    : sql`(${isLike(text, pattern)} and search_grams(order_list.words) @> ${grams}::text[])`;
};

const asPattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');
