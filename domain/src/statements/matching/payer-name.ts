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

type Person = { name: string; phone: string };

/** So many digits at the end are one person's number, whatever stands before them. */
const ownDigits = 8;

/** Whether a text is about a person: their phone number, all of their name, or nothing but a name that is one word. */
export function isAbout({ name, phone }: Person, text: string): boolean {
  const digits = phone.replace(/\D/g, '').slice(-ownDigits);
  if (digits.length === ownDigits && text.replace(/[\s\-().+]/g, '').includes(digits)) return true;
  const words = wordsIn(text);
  const whole = wordsIn(name).join(' ');
  return (whole !== '' && whole === words.join(' ')) || isNamed(nameWords(name), new Set(words));
}
