/** The five products the shop has always had; their addresses and pictures never change. */
export const knownSlugs = [
  'shanghai-mooncakes',
  'traditional-mooncake',
  'mix-shanghai-traditional',
  'mochi-snowskin',
  'teochew-yam-mooncakes',
] as const;
export type KnownSlug = (typeof knownSlugs)[number];

/** The ways staff write the known names, letters only, so that case, spaces and signs do not matter. */
const spellings: Readonly<Record<KnownSlug, readonly string[]>> = {
  'shanghai-mooncakes': ['shanghaimooncakes', 'shanghaimooncake'],
  'traditional-mooncake': ['traditionalmooncake', 'traditionalmooncakes'],
  'mix-shanghai-traditional': [
    'mixshanghaitraditional',
    'mixshanghaiandtraditional',
    'mixedshanghaitraditional',
    'mixedshanghaiandtraditional',
    'mixshanghaitraditionalmooncake',
    'mixshanghaitraditionalmooncakes',
  ],
  'mochi-snowskin': [
    'exclusivemochisnowskin',
    'exclusivemochisnowskinmooncake',
    'exclusivemochisnowskinmooncakes',
    'mochisnowskin',
    'mochisnowskinmooncake',
    'mochisnowskinmooncakes',
  ],
  'teochew-yam-mooncakes': ['teochewyammooncakes', 'teochewyammooncake', 'teochewyam'],
};

const slugOfSpelling = new Map(
  knownSlugs.flatMap((slug) => spellings[slug].map((spelling) => [spelling, slug] as const)),
);

/** The last part of a product's address; the id helps where a name holds no Latin letter or digit. */
export function productSlug(name: string, id = ''): string {
  const slug = hyphenated(name);
  return knownSlug(name) ?? (slug || ['product', hyphenated(id)].filter(Boolean).join('-'));
}

/** Which of the five known products a name means, if any. */
export function knownSlug(name: string): KnownSlug | null {
  return slugOfSpelling.get(hyphenated(name).replaceAll('-', '')) ?? null;
}

/** Lowercase, spaces to hyphens, everything else removed; accents give way to their plain letters. */
function hyphenated(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}
