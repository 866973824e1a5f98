/** What staff typed into the search, as it is looked for. */
export type OrderSearch = {
  term: string;
  /** Whether email, Instagram and address are searched too; numbers, names and phones always are. */
  reachesContacts: boolean;
  /** The number it may be instead, without the gap somebody typed: only numbers that begin so are meant. */
  number: string | null;
};

/** So few that they stand in half of all addresses; two Chinese characters are a word. */
const fewLetters = /^[ -~]{0,3}$/;

/** A phone however it is spelled is found by its digits, an order number with a gap by its bare characters. */
export function readSearch(text: string): OrderSearch {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('|', ' ').replace(/\s+/g, ' ').trim();
  const isPhone = /^[\d\s()+\-./]+$/.test(plain) && /\d/.test(plain);
  // "Cust 1" may be a name as well as a number, so both are looked for.
  const isNumber = /^[a-z]{2,5}[\s-]\d{1,6}$/.test(plain);
  const term = isPhone ? plain.replace(/\D/g, '') : plain;
  return {
    term,
    // Whoever looks for "Ng" does not want everybody in Rawang.
    reachesContacts: !fewLetters.test(term),
    number: isNumber ? plain.replace(/[\s-]/, '') : null,
  };
}

/** A few pieces narrow a search down; more of them only make the index work: a fourth cost more than the rows it saved. */
const maxGrams = 3;

/**
 * The pieces of a term that an index can find: three characters each, or two of a name that has no
 * more. None for a term too short to narrow anything down.
 */
export function searchGrams(term: string): string[] {
  const characters = Array.from(term);
  if (characters.length === 2) return /[\d|]/.test(term) ? [] : [term];
  const grams = [...new Set(characters.slice(2).map((_, at) => characters.slice(at, at + 3).join('')))];
  // The letters of a number or an address of mail are those of all others: its digits tell it apart.
  const telling = grams.filter((gram) => /\d/.test(gram));
  return spread(telling.length > 1 ? telling : grams);
}

/** The first, the last and some between: neighbours overlap and say nearly the same. */
function spread(grams: readonly string[]): string[] {
  if (grams.length <= maxGrams) return [...grams];
  const step = (grams.length - 1) / (maxGrams - 1);
  return Array.from({ length: maxGrams }, (_, at) => grams[Math.round(at * step)] ?? '');
}
