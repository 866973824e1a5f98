type NamedFlavour = { readonly id: string; readonly name: string };

/** The code a person reads on a chip: from the id (`C1Y` is C1 with yolk), else from the name. */
export function flavourCode({ id, name }: NamedFlavour): string {
  const code = /^([a-z]+\d+)y?$/i.exec(id.trim()) ?? /^([a-z]+\d+)(?![a-z\d])/i.exec(name.trim());
  return (code?.[1] ?? firstTwoLetters(name)).toUpperCase();
}

/** The code of one chosen piece: the flavour's code, with Y when it has a yolk. */
export function selectionCode(code: string, hasYolk: boolean): string {
  return hasYolk ? `${code}Y` : code;
}

function firstTwoLetters(name: string): string {
  return Array.from(name.matchAll(/\p{L}/gu), ([letter]) => letter)
    .slice(0, 2)
    .join('');
}
