/** The two languages of the shop; anything else falls back to English. */
export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The BCP 47 tag for the `lang` attribute. */
export const languageTags = { en: 'en', zh: 'zh-Hans' } as const satisfies Record<Language, string>;

/** The first visit follows the browser: the earliest preference we speak, English where it is neither. */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);

  for (const { tag } of wishes) {
    if (tag === 'zh' || tag.startsWith('zh-')) return 'zh';
    if (tag === 'en' || tag.startsWith('en-')) return 'en';
  }
  return 'en';
}
