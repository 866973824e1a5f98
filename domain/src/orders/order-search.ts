/** What staff typed into the search, as it is looked for in numbers, names and phones. */
export function searchTerm(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('|', ' ').replace(/\s+/g, ' ').trim();
  // A phone however it is spelled, and an order number with a gap, are found by their bare characters.
  const isPhone = /^[\d\s()+\-./]+$/.test(plain) && /\d/.test(plain);
  const isNumber = /^[a-z]{2,5}[\s-]\d+$/.test(plain);
  return isPhone || isNumber ? plain.replace(/[^a-z\d]/g, '') : plain;
}

/** A few pieces narrow a search down; more of them only make the index work. */
const maxGrams = 4;

/**
 * The pieces of a term that an index can find: three characters each, or two of a name that has no
 * more. None for a term too short to narrow anything down.
 */
export function searchGrams(term: string): string[] {
  const characters = Array.from(term);
  if (characters.length === 2) return /[\d|]/.test(term) ? [] : [term];
  const grams = characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(''));
  return spread([...new Set(grams)]);
}

/** The first, the last and some between: neighbours overlap and say nearly the same. */
function spread(grams: readonly string[]): string[] {
  if (grams.length <= maxGrams) return [...grams];
  const step = (grams.length - 1) / (maxGrams - 1);
  return Array.from({ length: maxGrams }, (_, at) => grams[Math.round(at * step)] ?? '');
}
