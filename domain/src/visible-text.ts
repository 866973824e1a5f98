const spaces = /[\s\p{Z}\u2800]+/gu;
/** Takes no room and draws nothing: zero-width characters, marks of direction, fillers, controls that are no space. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;

/** Whether nothing of a text can be seen, which to its reader is as if nobody had written it. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, '').replace(spaces, '') === '';
}

/** Whether two names read alike: case, the width of letters and spaces, and what nobody sees make no difference. */
export function isSameName(one: string, other: string): boolean {
  return asRead(one) === asRead(other);
}

function asRead(name: string): string {
  return name.replace(invisible, '').normalize('NFKC').toLowerCase().replace(spaces, ' ').trim();
}
