import type { Product } from '../../product.ts';

export type NamedProduct = Readonly<Pick<Product, 'id' | 'name' | 'nameZh'>>;

/** Whether a name is one of these spellings: letters only, so that case, spaces and signs do not matter. */
export function isSpelled(spellings: readonly string[], name: string): boolean {
  return spellings.includes(hyphenated(name).replaceAll('-', ''));
}

/** Lowercase, spaces to hyphens, everything else removed; accents give way to their plain letters. */
export function hyphenated(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}
