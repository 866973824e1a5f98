/** What readers take for a digit, and the digit it is. */
const digitOf: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', Q: '0', D: '0' },
  ...{ I: '1', l: '1', i: '1', '|': '1', '!': '1', ']': '1', '[': '1', L: '1' },
  ...{ Z: '2', z: '2', S: '5', s: '5', $: '5', G: '6', b: '6', B: '8', g: '9', q: '9' },
};

/** A text in which everything that may be a digit is one; as long as it was. */
export function foldDigits(text: string): string {
  return Array.from({ length: text.length }, (_, at) => digitOf[text.charAt(at)] ?? text.charAt(at)).join('');
}

/** Characters a money amount or a number may consist of, once they stand beside digits. */
export const digitLike = '0-9OoQDIl|SBZ';

/** The words of one receipt are looked at by every rule. */
const folded = new Map<string, string>();
const maxFolded = 5_000;

/** The same for two readings of one word, whichever of l and I, o and 0, m and rn was read. */
export function foldWord(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  if (folded.size >= maxFolded) folded.clear();
  const made = foldAnew(text);
  folded.set(text, made);
  return made;
}

function foldAnew(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[1i|!]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/[5$]/g, 's')
    .replace(/8/g, 'b')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/戶/g, '户')
    .replace(/[^\p{L}]/gu, '');
}

/** Words of this length or more may have one letter wrong: shorter ones would become others. */
const forgivenLength = 7;

/** Words in their own right, one letter away from one that means something here. */
const ordinary = new Set(
  'complete accept approve decline schedule sending spending lending process proceed account discount charged'
    .split(' ')
    .map(foldWord),
);

export type WordList = { words: readonly string[]; parts: readonly string[] };

/** Words as they are recognised: Latin ones by themselves, those of a script without blanks anywhere. */
export function wordList(text: string): WordList {
  const all = text.split(/\s+/).filter((word) => word !== '');
  const isLatin = (word: string) => /^[a-z-]+$/.test(word);
  return {
    words: all.filter(isLatin).map(foldWord),
    parts: all.filter((word) => !isLatin(word)),
  };
}

/** Where in the line the first word of the list stands. */
export function findWord(text: string, list: WordList): { from: number; to: number } | null {
  for (const match of text.matchAll(/\S+/g)) {
    for (const part of match[0].matchAll(/[^\s:：/,;()]+/g)) {
      const read = foldWord(part[0]);
      if (read === '' || !list.words.some((word) => isNearly(read, word))) continue;
      const from = match.index + part.index;
      return { from, to: from + part[0].length };
    }
  }
  const bare = text.replace(/\s/g, '');
  for (const part of list.parts) if (bare.includes(part)) return placeAmongBlanks(text, part);
  return null;
}

export const hasWord = (text: string, list: WordList) => findWord(text, list) !== null;

function placeAmongBlanks(text: string, part: string) {
  const from = text.indexOf(part);
  return from < 0 ? { from: 0, to: text.length } : { from, to: from + part.length };
}

function isNearly(read: string, word: string): boolean {
  if (read === word) return true;
  if (ordinary.has(read)) return false;
  return word.length >= forgivenLength && read.length >= forgivenLength - 1 && distance(read, word, 1) <= 1;
}

/** How many letters have to be changed, added or taken away; more than `max` is not counted on. */
export function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a.charAt(row - 1) === b.charAt(column - 1) ? 0 : 1;
      now.push(
        Math.min((before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, (before[column - 1] ?? 0) + cost),
      );
    }
    if (Math.min(...now) > max) return max + 1;
    before = now;
  }
  return before[b.length] ?? max + 1;
}
