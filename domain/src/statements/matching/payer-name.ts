/** Said of many, so they tell nobody apart. */
const common = new Set(
  'BIN BINTI BT BTE AL AP MR MS MRS MDM DR ENCIK PUAN CIK TUAN HAJI HJ THE AND SDN BHD'.split(' '),
);
const shortest = 2;

/** The words of a name that tell whose it is: no titles, no initials; a Chinese name is one word. */
export function nameWords(name: string): string[] {
  const words = wordsIn(name.replace(/\ba\/[lp]\b/gi, ' '));
  return [...new Set(words)].filter((word) => word.length >= shortest && !common.has(word));
}

/** Everything in a line that may be a word of somebody's name. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toUpperCase()
      .match(/[A-Z]+|\p{Script=Han}+/gu) ?? []
  );
}

/**
 * Whether a line names this person: with every word of the name, of which banks cut off the last. One word alone,
 * unless it is a whole Chinese name, is half the country's.
 */
export function isNamed(name: readonly string[], words: ReadonlySet<string>): boolean {
  const isChinese = name.some((word) => /\p{Script=Han}/u.test(word));
  if (name.length === 0 || (name.length === 1 && !isChinese)) return false;
  const missing = name.filter((word) => !words.has(word));
  if (missing.length === 0) return true;
  const [cut = ''] = missing;
  if (missing.length > 1 || name.length < 3) return false;
  return cut === name.at(-1) && [...words].some((word) => word.length >= 3 && cut.startsWith(word));
}
