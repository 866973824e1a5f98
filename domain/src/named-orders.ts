/** What people and banks put between the letters and digits of a number. */
const gap = '[\\s\\-‐‑–—_.#:/·]{0,3}';
const digitGap = '[\\s\\-‐‑–—]{0,1}';
const numberPattern = new RegExp(`([A-Z](?:${gap}[A-Z]){1,4})${gap}(\\d(?:${digitGap}\\d){5})(?!\\d)`, 'g');

/**
 * Every order number a text may name, in any usual spelling: `chm 004-217`, `Ref:CHM004217`, `C H M 004217`. Letters before
 * a prefix may belong to the word before it, so each ending of them is a number of its own: whoever asks knows which exist.
 */
export function numbersIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, letters = '', digits = ''] of text.normalize('NFKC').toUpperCase().matchAll(numberPattern)) {
    const prefix = letters.replace(/[^A-Z]/g, '');
    const number = digits.replace(/\D/g, '');
    for (let length = 2; length <= prefix.length; length += 1) found.add(`${prefix.slice(-length)}${number}`);
  }
  return [...found];
}
