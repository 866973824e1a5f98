/** `T** A**` for Tan Ah, `陈**` for 陈大文: the first character of each word, never its length. */
export function maskName(name: string): string {
  return joinHanWords(name)
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => `${Array.from(word)[0]}**`)
    .join(' ');
}

/** `•••••••89`: the last two digits, the same number of dots for every phone. */
export function maskPhone(phone: string): string {
  return `•••••••${phone.normalize('NFKC').replace(/\D/g, '').slice(-2)}`;
}

/** A Chinese name written with spaces is still one word; masking each part would show all of it. */
function joinHanWords(name: string): string {
  return name.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');
}
