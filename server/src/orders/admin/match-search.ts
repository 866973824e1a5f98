import { readSearch, searchGrams } from '@mooncake/domain/orders/order-search';
import { type RawBuilder, sql } from 'kysely';

/** Whether a row of `order_list` holds what somebody typed; the index of their grams leads to it. */
export function matchesSearch(search: string): RawBuilder<boolean> {
  const { term, number, reachesContacts } = readSearch(search);
  // The words of a row begin with its number; contacts and address stand behind a line break.
  const holdsTerm = holds(term, reachesContacts ? `%${asPattern(term)}%` : `%${asPattern(term)}%\n%`);
  return number === null ? holdsTerm : sql`(${holdsTerm} or ${holds(number, `${asPattern(number)}%`)})`;
}

function holds(text: string, pattern: string): RawBuilder<boolean> {
  const grams = searchGrams(text);
  const isLike = sql<boolean>`order_list.words like ${pattern}`;
  return grams.length === 0
    ? isLike
    : sql`(${isLike} and search_grams(order_list.words) @> ${grams}::text[])`;
}

const asPattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');
