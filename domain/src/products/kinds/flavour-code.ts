type NamedFlavour = { readonly id: string; readonly name: string };

/** First match wins: the mix names Shanghai and Traditional as well. */
const productPrefixes = [
  { pattern: /\bmix/i, prefix: 'MX' },
  { pattern: /\bshanghai/i, prefix: 'SH' },
  { pattern: /\btraditional/i, prefix: 'TR' },
  { pattern: /\bmochi/i, prefix: 'MO' },
  { pattern: /\byam\b|\bteo\s*chew/i, prefix: 'TY' },
] as const;

/** The code a person reads on a chip: from the id (`C1Y` is C1 with yolk), else from the name. */
export function flavourCode({ id, name }: NamedFlavour): string {
  const code = /^([a-z]+\d+)y?$/i.exec(id.trim()) ?? /^([a-z]+\d+)(?![a-z\d])/i.exec(name.trim());
  return (code?.[1] ?? firstTwoLetters(name)).toUpperCase();
}

/** The code of one chosen piece: the flavour's code, with Y when it has a yolk. */
export function selectionCode(code: string, hasYolk: boolean): string {
  return hasYolk ? `${code}Y` : code;
}

/** The code on the order summary: product, flavour, yolk (`SHC1Y`). */
export function confirmationCode(productName: string, flavour: NamedFlavour, hasYolk: boolean): string {
  return productPrefix(productName) + selectionCode(flavourCode(flavour), hasYolk);
}

/** SH, TR, MX, MO or TY by the product's name, PR for any other. */
export function productPrefix(productName: string): string {
  return productPrefixes.find(({ pattern }) => pattern.test(productName))?.prefix ?? 'PR';
}

function firstTwoLetters(name: string): string {
  return Array.from(name.matchAll(/\p{L}/gu), ([letter]) => letter)
    .slice(0, 2)
    .join('');
}
