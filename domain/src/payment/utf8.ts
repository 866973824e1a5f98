/** The UTF-8 bytes of a text, written out because this package has no platform encoder. */
export function utf8Bytes(text: string): number[] {
  return Array.from(text, (character) => bytesOf(scalarOf(character))).flat();
}

/** Half a surrogate pair is no character; encoders write the replacement character for it. */
function scalarOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
}

function bytesOf(point: number): number[] {
  const continuation = (shift: number) => 0x80 | ((point >> shift) & 0x3f);
  if (point < 0x80) return [point];
  if (point < 0x800) return [0xc0 | (point >> 6), continuation(0)];
  if (point < 0x10000) return [0xe0 | (point >> 12), continuation(6), continuation(0)];
  return [0xf0 | (point >> 18), continuation(12), continuation(6), continuation(0)];
}
