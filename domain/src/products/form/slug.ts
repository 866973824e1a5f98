import { families } from '../kinds/all-kinds.ts';
import { hyphenated, isSpelled } from '../kinds/lines/known-name.ts';

/** The last part of a product's address; the id helps where a name holds no Latin letter or digit. */
export function productSlug(name: string, id = ''): string {
  const slug = hyphenated(name);
  return knownSlug(name) ?? (slug || ['product', hyphenated(id)].filter(Boolean).join('-'));
}

/** Which of the products the shop has always had a name means, if any; their addresses never change. */
export function knownSlug(name: string): string | null {
  return families().find(({ known }) => known && isSpelled(known.spellings, name))?.known?.slug ?? null;
}

export function isKnownSlug(slug: string): boolean {
  return families().some(({ known }) => known?.slug === slug);
}
